// How it stands at a table of one's own, in a word.
import type { TableTold } from "../game/types";

export type MineNow = "turn" | "waiting" | "playing" | "looking" | "finished" | "closed" | "away" | "gone";

export function nowOf(told: Pick<TableTold, "status" | "mine" | "host" | "awaiting" | "seats">): MineNow {
  if (told.status === "finished" || told.status === "closed") return told.status;
  if (told.status === "open") return "waiting";
  if (!told.mine.length) return "looking";
  if (told.mine.some((seat) => told.seats[seat]?.away)) return "away";
  return told.mine.some((seat) => told.awaiting.includes(seat)) ? "turn" : "playing";
}

/** Who else sits there, each kind of bot once. */
export function othersAt(told: Pick<TableTold, "seats" | "mine">, bot: (name: string) => string): string[] {
  const names = told.seats
    .filter((one, seat) => one.kind !== "open" && !told.mine.includes(seat))
    .map((one) => (one.kind === "bot" ? bot(one.bot ?? "") : (one.name ?? "")));
  return [...new Set(names)];
}
