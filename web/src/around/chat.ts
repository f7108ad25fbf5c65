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

/** How much others have said since the entry that was read last. */
export const newSince = (said: readonly SaidTold[], read: number, own: readonly number[]): number =>
  said.filter((one) => one.seq > read && !(one.seat !== undefined && own.includes(one.seat))).length;
