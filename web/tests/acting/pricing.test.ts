import { describe, expect, it } from "vitest";
import {
  boxesOf,
  columns,
  firstPrice,
  keyedPrice,
  repriced,
  setAll,
  setOut,
  setPrice,
  type Marks,
  type Shelf,
} from "../../src/acting/pricing";
import type { Priced } from "../../src/game/types";

const FACTORY = [1, 2, 3, 4];
const STORE: readonly Priced[] = [
  [0, 2],
  [0, 3],
  [1, 2],
];
const shelf = (marks: Marks = {}, fresh = [{ id: "m0", colour: 1 }]): Shelf => ({
  boxes: boxesOf(STORE, fresh),
  prices: FACTORY,
  marks,
});

describe("where a new container begins", () => {
  it("at the price of its like", () => expect(firstPrice(1, STORE, FACTORY)).toBe(2));
  it("at the store's middle price, where there is none like it", () =>
    expect(
      firstPrice(
        4,
        [
          [0, 1],
          [0, 4],
          [1, 4],
        ],
        FACTORY,
      ),
    ).toBe(4));
  it("in the middle of the scale, in an empty store", () => {
    expect(firstPrice(0, [], FACTORY)).toBe(2);
    expect(firstPrice(0, [], [2, 3, 4, 5, 6])).toBe(4);
  });
});

describe("setting out a store", () => {
  it("P3: begins with what was set before; the new one has a price too", () => {
    expect(setOut(shelf(), STORE)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 2],
    ]);
    expect(repriced(shelf(), STORE)).toBe(false);
  });
  it("puts one at another price", () => {
    const marks = setPrice(shelf(), ["m0"], 3);
    expect(setOut(shelf(marks), STORE)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
    expect(repriced(shelf(marks), STORE)).toBe(false); // the new one is no change of prices
    expect(repriced(shelf(setPrice(shelf(), ["s0"], 1)), STORE)).toBe(true);
  });
  it("takes no price that is not on the scale, and none for what is not there", () => {
    expect(setPrice(shelf(), ["m0"], 5)).toEqual({});
    expect(setPrice(shelf(), ["gone"], 2)).toEqual({});
  });
  it("marks all alike", () => {
    const all = setOut(shelf(setAll(shelf(), 4)), STORE);
    expect(all.map(([, price]) => price)).toEqual([4, 4, 4, 4]);
    expect(all).toHaveLength(4);
  });
  it("keeps a mark while its container is away and back", () => {
    const marks = setPrice(shelf(), ["m0"], 4);
    expect(setOut(shelf(marks, []), STORE)).toEqual([...STORE]);
    expect(setOut(shelf(marks), STORE)).toContainEqual([1, 4]);
  });
  it("has every container in one column, by colour", () => {
    const found = columns(shelf({ m0: 2 }), STORE);
    expect(found.map(({ price, boxes }) => [price, boxes.map((box) => box.id)])).toEqual([
      [1, []],
      [2, ["s0", "m0", "s2"]],
      [3, ["s1"]],
      [4, []],
    ]);
  });
});

describe("keys for prices", () => {
  it("arrows go along the scale and stop at its ends", () => {
    expect(keyedPrice("ArrowRight", 2, FACTORY)).toBe(3);
    expect(keyedPrice("ArrowLeft", 1, FACTORY)).toBe(1);
    expect(keyedPrice("ArrowRight", 4, FACTORY)).toBe(4);
  });
  it("a digit names a price of the scale", () => {
    expect(keyedPrice("4", 1, FACTORY)).toBe(4);
    expect(keyedPrice("6", 1, FACTORY)).toBeNull();
    expect(keyedPrice("6", 2, [2, 3, 4, 5, 6])).toBe(6);
    expect(keyedPrice("x", 1, FACTORY)).toBeNull();
  });
});
