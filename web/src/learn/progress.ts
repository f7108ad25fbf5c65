// How far somebody is in guided games: kept in the browser, for the last few tables.
import { keep, recall } from "../around/memory";
import { NEW, type Progress } from "./coach";

const MOST = 5;
type Kept = { readonly table: string; readonly progress: Progress }[];

const all = (): Kept => {
  const kept = recall<unknown>("guide", []);
  return Array.isArray(kept) ? (kept as Kept).filter((one) => one?.table && one.progress?.learned) : [];
};

export const recallProgress = (table: string): Progress => ({
  ...NEW,
  ...all().find((one) => one.table === table)?.progress,
});

export function keepProgress(table: string, progress: Progress): void {
  const others = all().filter((one) => one.table !== table);
  keep("guide", [{ table, progress }, ...others].slice(0, MOST));
}

/** The table of the last guided game. */
export const lastGuided = (): string | null => all()[0]?.table ?? null;
