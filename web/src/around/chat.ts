// What was said at a table, and which of it is new.
import type { Entry, SaidEntry } from "../game/entries";

export const saidIn = (entries: readonly Entry[]): SaidEntry[] =>
  entries.filter((entry): entry is SaidEntry => entry.kind === "said");

/** How much others have said since the entry that was read last. */
export const newSince = (said: readonly SaidEntry[], read: number, own: readonly number[]): number =>
  said.filter((one) => one.seq > read && !(one.seat !== undefined && own.includes(one.seat))).length;
