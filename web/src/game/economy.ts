// The economy of a game, turn by turn, from what was seen to happen: money, where it comes from and where it
// goes, prices paid, deliveries. Only what counts: entries that were taken back are not among the events.
import {
  Books,
  DRAINS,
  noFlows,
  SOURCES,
  type Delivery,
  type Economy,
  type Flows,
  type Sale,
  type Turn,
} from "./books";
import type { Event } from "./types";
import { COLOURS } from "./numbers";

export { DRAINS, SOURCES } from "./books";
export type { Delivery, Economy, Flow, Flows, Sale, Turn } from "./books";

/** What happened with an entry. */
export interface Step {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** The economy of these events; `cards` by seat, null where a card is not known. Net worth is known with a
 * card: one's own, or all at the end. */
export function economy(steps: readonly Step[], cards: readonly (number | null)[]): Economy {
  const books = new Books(cards);
  for (const { seq, events } of steps) for (const event of events) books.post(seq, event);
  return books.close();
}

// What plots are made of

/** Flows summed up from the start, at the end of each turn. */
export function summedFlows(turns: readonly Turn[]): readonly Flows[] {
  const sums = noFlows();
  return turns.map(({ flows }) => {
    for (const flow of [...SOURCES, ...DRAINS]) sums[flow] += flows[flow];
    return { ...sums };
  });
}

/** The mean price paid for a container. */
export interface MeanPrice {
  readonly count: number;
  readonly price: number | null; // null: none were sold
}

/** A round: how it ended, what was paid for containers, what was delivered. */
export interface Round {
  readonly round: number;
  readonly last: Turn; // how things stood at its end
  readonly flows: Flows;
  readonly prices: Readonly<Record<Sale["place"], MeanPrice>>;
  readonly delivered: readonly (readonly number[])[]; // in this round, by seat, by colour
}

export function byRound(economy: Economy): readonly Round[] {
  const rounds: Round[] = [];
  const all = economy.turns.filter(({ turn }) => turn > 0);
  for (const round of new Set(all.map((turn) => turn.round))) {
    const turns = all.filter((turn) => turn.round === round);
    const last = turns.at(-1);
    if (!last) continue;
    const sales = economy.sales.filter((sale) => sale.round === round);
    const landed = economy.deliveries.filter((delivery) => delivery.round === round);
    rounds.push({
      round,
      last,
      flows: summedFlows(turns).at(-1) ?? noFlows(),
      prices: {
        factory: mean(sales, "factory"),
        harbour: mean(sales, "harbour"),
        island: mean(sales, "island"),
      },
      delivered: delivered(landed, economy.seats),
    });
  }
  return rounds;
}

/** Containers delivered, by seat and colour. */
export function delivered(deliveries: readonly Delivery[], seats: number): readonly (readonly number[])[] {
  const table = Array.from({ length: seats }, () => Array.from({ length: COLOURS }, () => 0));
  for (const { seat, cargo } of deliveries)
    for (const colour of cargo) {
      const row = table[seat];
      if (row) row[colour] = (row[colour] ?? 0) + 1;
    }
  return table;
}

/** The mean price paid at a place, container by container. */
export function mean(sales: readonly Sale[], place: Sale["place"]): MeanPrice {
  const there = sales.filter((sale) => sale.place === place);
  const count = there.reduce((sum, sale) => sum + sale.count, 0);
  const paid = there.reduce((sum, sale) => sum + sale.count * sale.price, 0);
  return { count, price: count ? paid / count : null };
}
