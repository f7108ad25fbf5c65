// What was said at a table, and which of it is new.
import type { Entry, SaidTold } from "../game/types";

export const saidIn = (entries: readonly Entry[]): SaidTold[] =>
  entries.filter((entry): entry is SaidTold => entry.kind === "said");

const isOwn = (one: SaidTold, own: readonly number[]): boolean =>
  one.seat !== undefined && own.includes(one.seat);

/** The first thing that somebody else said after an entry: there the new part begins. */
export const firstNew = (
  said: readonly SaidTold[],
  read: number,
  own: readonly number[],
): SaidTold | undefined => (read ? said.find((one) => one.seq > read && !isOwn(one, own)) : undefined);

/** How much others have said since the entry that was read last. */
export const newSince = (said: readonly SaidTold[], read: number, own: readonly number[]): number =>
  said.filter((one) => one.seq > read && !isOwn(one, own)).length;
