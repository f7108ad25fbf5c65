// What was said at a table, and which of it is new.
import type { Entry, SaidTold } from "../game/types";

/** What was said, each by the seat where its speaker sits now: before the start people may have moved. */
export function saidIn(entries: readonly Entry[]): SaidTold[] {
  let said: SaidTold[] = [];
  for (const entry of entries) {
    if (entry.kind === "said") said.push(entry);
    else if (entry.kind === "seats-ordered")
      said = said.map((one) =>
        one.seat === undefined ? one : { ...one, seat: entry.order.indexOf(one.seat) },
      );
  }
  return said;
}

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
