// Setting out a store: every container stands in the column of a price.
import type { Colour, Priced } from "../game/types";
import { inOrder } from "./goods";

/** A container to be priced; `was` is its price until now, null for one that is new. */
export interface Box {
  readonly id: string;
  readonly colour: Colour;
  readonly was: number | null;
}
/** What was set here so far, by container; the others stand where they began. */
export type Marks = Readonly<Record<string, number>>;

export interface Shelf {
  readonly boxes: readonly Box[];
  readonly prices: readonly number[];
  readonly marks: Marks;
}
export interface Placed extends Box {
  readonly price: number;
}

/** The boxes of a store as it stands, and of what comes new into it. `made` names the new ones apart. */
export const boxesOf = (
  store: readonly Priced[],
  fresh: readonly { id: string; colour: Colour }[],
): Box[] => [
  ...store.map(([colour, price], index): Box => ({ id: `s${index}`, colour, was: price })),
  ...fresh.map(({ id, colour }): Box => ({ id, colour, was: null })),
];

/** Where a new container begins: at the price of its like, else at the store's middle one, else at the scale's. */
export function firstPrice(colour: Colour, store: readonly Priced[], prices: readonly number[]): number {
  const middle = (list: readonly number[]): number | undefined => list[Math.floor((list.length - 1) / 2)];
  const sorted = (list: readonly Priced[]): number[] => list.map(([, price]) => price).sort((a, b) => a - b);
  const like = middle(sorted(store.filter(([one]) => one === colour)));
  return like ?? middle(sorted(store)) ?? middle(prices) ?? 0;
}

export function priceOf(shelf: Shelf, box: Box, store: readonly Priced[]): number {
  return shelf.marks[box.id] ?? box.was ?? firstPrice(box.colour, store, shelf.prices);
}

/** All boxes with their prices. `known` is the store by which new ones begin. */
export const placed = (shelf: Shelf, known: readonly Priced[]): Placed[] =>
  shelf.boxes.map((box) => ({ ...box, price: priceOf(shelf, box, known) }));

/** The boxes of each price, by colour within it. */
export const columns = (shelf: Shelf, known: readonly Priced[]): { price: number; boxes: Placed[] }[] =>
  shelf.prices.map((price) => ({
    price,
    boxes: placed(shelf, known)
      .filter((box) => box.price === price)
      .sort((a, b) => a.colour - b.colour || a.id.localeCompare(b.id)),
  }));

/** Put containers at a price; one that is not on the scale changes nothing. */
export function setPrice(shelf: Shelf, ids: readonly string[], price: number): Marks {
  if (!shelf.prices.includes(price)) return shelf.marks;
  const here = new Set(shelf.boxes.map((box) => box.id));
  const wanted = ids.filter((id) => here.has(id)).map((id): [string, number] => [id, price]);
  return { ...shelf.marks, ...Object.fromEntries(wanted) };
}

export const setAll = (shelf: Shelf, price: number): Marks =>
  setPrice(
    shelf,
    shelf.boxes.map((box) => box.id),
    price,
  );

/** The price a key asks for: the arrows go up and down the scale, a digit names a price. */
export function keyedPrice(key: string, price: number, prices: readonly number[]): number | null {
  const step = key === "ArrowRight" || key === "+" ? 1 : key === "ArrowLeft" || key === "-" ? -1 : 0;
  if (step) return prices[prices.indexOf(price) + step] ?? price;
  const digit = /^[0-9]$/.test(key) ? Number(key) : NaN;
  return prices.includes(digit) ? digit : null;
}

/** The store as it is set out, in order. */
export const setOut = (shelf: Shelf, known: readonly Priced[]): Priced[] =>
  inOrder(placed(shelf, known).map((box): Priced => [box.colour, box.price]));

/** Whether any price differs from before, new containers aside. */
export const repriced = (shelf: Shelf, known: readonly Priced[]): boolean =>
  placed(shelf, known).some((box) => box.was !== null && box.was !== box.price);
