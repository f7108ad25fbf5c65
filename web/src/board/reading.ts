// Reading a board for the drawing: pure answers, no words.
import type { Berth, Board, Colour, Colours, DraftEnds, Priced, Seat, View } from "../game/types";

/** The seats in the order in which they sit around from one's own; a spectator's from the first. */
export function around(own: Seat | null, seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, n) => ((own ?? -1) + 1 + n) % seats);
  return own === null ? all : all.filter((seat) => seat !== own);
}

/** How many of each colour, only those that are there. */
export function grouped(goods: Colours): { colour: Colour; count: number }[] {
  const counts = new Map<Colour, number>();
  for (const colour of goods) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other).map(([colour, count]) => ({ colour, count }));
}

/** Containers that are alike in colour and price, the cheapest first. */
export function groupedByPrice(goods: readonly Priced[]): { colour: Colour; price: number; count: number }[] {
  const found: { colour: Colour; price: number; count: number }[] = [];
  for (const [colour, price] of [...goods].sort((one, other) => one[1] - other[1] || one[0] - other[0])) {
    const last = found.at(-1);
    if (last && last.colour === colour && last.price === price) last.count++;
    else found.push({ colour, price, count: 1 });
  }
  return found;
}

/** The containers of a store, column by column. */
export const columns = (goods: readonly Priced[], prices: readonly number[]): Colour[][] =>
  prices.map((price) => goods.filter(([, marked]) => marked === price).map(([colour]) => colour));

/** E1: the two colours that decide when the game ends, the scarcest first. */
export function scarcest(supply: readonly number[]): { colour: Colour; left: number }[] {
  return supply
    .map((left, colour) => ({ colour, left }))
    .sort((one, other) => one.left - other.left || one.colour - other.colour)
    .slice(0, 2);
}

/** T1: each action of a turn: left, done, or planned in a draft, whose last action may end the turn. */
export type ActionState = "left" | "planned" | "done";
export function actionsOf(
  now: Pick<Board, "actions_left">,
  shown: Pick<Board, "actions_left">,
  ends: DraftEnds,
): ActionState[] {
  const left = ends ? 0 : shown.actions_left;
  return [0, 1].map((n) => (n < left ? "left" : n < now.actions_left ? "planned" : "done"));
}

/** What of a seat's cash can be shown (V2). */
export interface Cash {
  readonly how: "own" | "open" | "counted" | "hidden";
  readonly amount: number | null;
}
export function cashOf(view: View, counted: readonly number[] | null, seat: Seat): Cash {
  if (view.own?.seat === seat) return { how: "own", amount: view.own.cash };
  const open = view.board.seats[seat]?.cash ?? null;
  if (open !== null) return { how: "open", amount: open };
  const known = counted?.[seat];
  return known === undefined ? { how: "hidden", amount: null } : { how: "counted", amount: known };
}

/** The ships that lie somewhere. */
export const shipsAt = (board: Board, berth: Berth): Seat[] =>
  board.seats.flatMap((area, seat) => (area.berth === berth ? [seat] : []));

/** A value card that may be seen: the colours' worth, and which of them is the 5/10 colour. */
export interface Card {
  readonly values: readonly number[];
  readonly twoValue: Colour | null; // null once it is settled (F1)
  readonly discarded: Colour | null;
}
export function cardOf(view: View, seat: Seat): Card | null {
  const score = view.board.result?.scores.find((one) => one.seat === seat);
  if (score) return { values: score.values, twoValue: null, discarded: score.discarded };
  if (view.own?.seat !== seat || !view.own.values.length) return null;
  return { values: view.own.values, twoValue: view.own.two_value, discarded: null };
}
