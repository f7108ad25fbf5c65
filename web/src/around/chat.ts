// What was said at a table, and which of it is new.
import type { Entry, SaidTold } from "../game/types";

export const saidIn = (entries: readonly Entry[]): SaidTold[] =>
  entries.filter((entry): entry is SaidTold => entry.kind === "said");

/** How much others have said since the entry that was read last. */
export const newSince = (said: readonly SaidTold[], read: number, own: readonly number[]): number =>
  said.filter((one) => one.seq > read && !(one.seat !== undefined && own.includes(one.seat))).length;
