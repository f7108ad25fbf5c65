// Taking back to a moment: which entry to name, and whether the others have to be asked.
import type { Entry, Seat, Settings, Status } from "../game/types";
import { takenBack } from "./story";

export interface TakingBack {
  readonly to: number; // the first entry that goes
  readonly count: number; // actions that go
  readonly asks: boolean; // others have to agree
}

interface Asked {
  readonly entries: readonly Entry[];
  readonly settings: Settings;
  readonly status: Status;
  readonly seat: Seat | null;
  readonly free: readonly number[]; // entries that may be taken back to without asking
  readonly company: boolean; // other people play: bots agree to everything
}

/** What it takes to go back to after entry `seq`; null where it cannot be done. */
export function takingBack(
  seq: number,
  { entries, settings, status, seat, free, company }: Asked,
): TakingBack | null {
  if (status !== "running" || seat === null || settings.undo === "none") return null;
  const gone = takenBack(entries);
  if (gone.has(seq)) return null;
  const later = entries.filter((one) => one.kind === "played" && one.seq > seq && !gone.has(one.seq));
  const to = later[0]?.seq;
  if (to === undefined) return null;
  if (settings.undo === "turn" && !free.includes(to)) return null;
  return { to, count: later.length, asks: company && !free.includes(to) };
}

/** How many actions an undo is about: those that counted when it was asked for, or done. */
export function actionsSince(entries: readonly Entry[], to: number, asked: number): number {
  const then = entries.filter((one) => one.seq < asked);
  const gone = takenBack(then);
  return then.filter((one) => one.kind === "played" && one.seq >= to && !gone.has(one.seq)).length;
}
