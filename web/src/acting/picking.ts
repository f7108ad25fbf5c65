// Picking containers: which ones, what they cost together, and why no more can be had.
import type { Good } from "../board/aiming";
import { LOAN } from "../game/numbers";
import { cost, type Ware } from "./goods";

/** What there is to pick from, and within which bounds. */
export interface Bounds {
  readonly goods: readonly Ware[];
  readonly room: number; // how many at most
  readonly cash: number; // what they may cost together
}
/** The numbers of the containers that are picked, in the order of picking. */
export type Picked = readonly number[];
export type Hindrance = "room" | "money";

export interface Sum {
  readonly count: number;
  readonly cost: number;
  readonly left: number; // money
  readonly room: number; // for so many more
}

export const pickedWares = (from: Bounds, picked: Picked): Ware[] =>
  picked.flatMap((index) => from.goods[index] ?? []);

export function sumOf(from: Bounds, picked: Picked): Sum {
  const paid = cost(pickedWares(from, picked));
  return { count: picked.length, cost: paid, left: from.cash - paid, room: from.room - picked.length };
}

/** How many of the loans that are planned the picked containers need: what is not needed is not taken. */
export const loansTaken = (sum: Sum, cash: number, planned: number): number =>
  Math.min(planned, Math.max(0, Math.ceil((sum.cost - cash) / LOAN)));

/** Why a container cannot be picked besides the others; null if it can. */
export function hindrance(from: Bounds, picked: Picked, index: number): Hindrance | null {
  const ware = from.goods[index];
  if (!ware || picked.includes(index)) return null;
  const sum = sumOf(from, picked);
  if (sum.room < 1) return "room";
  return (ware.price ?? 0) > sum.left ? "money" : null;
}

/** Pick a container or put it back. What is hindered stays as it is. */
export function toggle(from: Bounds, picked: Picked, index: number): Picked {
  if (picked.includes(index)) return picked.filter((one) => one !== index);
  if (!from.goods[index] || hindrance(from, picked, index)) return picked;
  return [...picked, index];
}

/** Besides what is picked, a container like the one that was aimed at on the board, if it can be had. */
export function pickLike(from: Bounds, picked: Picked, good: Good): Picked {
  const index = from.goods.findIndex((ware, n) => !picked.includes(n) && isLike(ware, good));
  return index < 0 ? picked : toggle(from, picked, index);
}
export const isLike = (ware: Ware, good: Good): boolean =>
  ware.colour === good.colour && ware.price === good.price;

/** Exactly so many are to be picked: one more puts the one that was picked first back. */
export function toggleExact(total: number, count: number, picked: Picked, index: number): Picked {
  if (picked.includes(index)) return picked.filter((one) => one !== index);
  if (index < 0 || index >= total || count < 1) return picked;
  return [...picked, index].slice(-count);
}

/** As many as can be had, the cheapest first; of equal price in their order. */
export function pickMost(from: Bounds): Picked {
  const order = from.goods.map((_, index) => index);
  order.sort((a, b) => (from.goods[a]?.price ?? 0) - (from.goods[b]?.price ?? 0) || a - b);
  return order.reduce<Picked>((picked, index) => toggle(from, picked, index), []);
}

/** What is still within bounds after they have changed; the last picked go first. */
export function within(from: Bounds, picked: Picked): Picked {
  return picked.reduce<Picked>((kept, index) => toggle(from, kept, index), []);
}

/** How many loans would make a container affordable besides the others; null if money is no matter. */
export function loansFor(from: Bounds, picked: Picked, index: number): number | null {
  if (hindrance(from, picked, index) !== "money") return null;
  const short = (from.goods[index]?.price ?? 0) - sumOf(from, picked).left;
  return Math.ceil(short / LOAN);
}

/** Where the focus goes from one of a row by a key: around the ends. */
export function roved(key: string, index: number, length: number): number | null {
  if (!length) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % length;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index + length - 1) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return null;
}
