// What can be done now, by the spot of the board where one would do it.
import type { Offer, Refused, Seat } from "../game/types";
import type { Table } from "../table/table.svelte";

type Asked = Pick<Table, "offers" | "moment" | "seat">;

/** The first offer of these kinds, with this seat as its target where it has one; none in the past. */
export function doable(table: Asked, kinds: readonly Offer["kind"][], target?: Seat): Offer | null {
  if (table.moment === "past" || table.seat === null) return null;
  for (const kind of kinds) {
    const found = table.offers?.offers.find((one) => one.kind === kind && aims(one, target));
    if (found) return found;
  }
  return null;
}

/** Why none of these kinds can be done in one's own turn, where the table says so. */
export function refusal(table: Asked, kinds: readonly Offer["kind"][], target?: Seat): Refused | null {
  const { offers } = table;
  if (!offers?.awaited || table.moment === "past" || doable(table, kinds, target)) return null;
  for (const kind of kinds) {
    const found = offers.refused.find((one) => one.kind === kind && aims(one, target));
    if (found) return found;
  }
  return null;
}

const aims = (offer: Offer | Refused, target: Seat | undefined): boolean =>
  target === undefined || !("seat" in offer) || offer.seat === target;

/** What can be seized from a place of a seat. */
export function seizable(table: Asked, place: string, seat: Seat): Offer | null {
  const found = doable(table, ["seize"], seat);
  return found?.kind === "seize" && found.place === place ? found : null;
}
