import { describe, expect, it } from "vitest";
import { wares } from "../../src/acting/goods";
import {
  hindrance,
  loansFor,
  pickedWares,
  pickLike,
  pickMost,
  roved,
  sumOf,
  toggle,
  toggleExact,
  within,
  type Bounds,
  type Picked,
} from "../../src/acting/picking";

const bounds = (changes: Partial<Bounds> = {}): Bounds => ({
  goods: wares([
    [0, 1],
    [0, 3],
    [4, 2],
    [3, 4],
  ]),
  room: 2,
  cash: 5,
  ...changes,
});

describe("picking containers", () => {
  it("picks what was aimed at on the board, by colour and price, and the next of its kind after it", () => {
    const from = bounds({
      goods: wares([
        [0, 1],
        [0, 3],
        [4, 2],
        [0, 3],
      ]),
      room: 3,
      cash: 7,
    });
    expect(pickLike(from, [], { colour: 0, price: 3 })).toEqual([1]);
    expect(pickLike(from, [1], { colour: 0, price: 3 })).toEqual([1, 3]);
    expect(pickLike(from, [1, 3], { colour: 0, price: 3 })).toEqual([1, 3]); // there are no more
    expect(pickLike(from, [1, 3], { colour: 4, price: 2 })).toEqual([1, 3]); // nor is there the money
    const free = bounds({ goods: wares([2, 4]) });
    expect(pickLike(free, [], { colour: 4, price: null })).toEqual([1]);
  });

  it("adds up what is picked, and what is left of money and room", () => {
    expect(sumOf(bounds(), [0, 2])).toEqual({ count: 2, cost: 3, left: 2, room: 0 });
  });
  it("picks one and puts it back", () => {
    const one = toggle(bounds(), [], 1);
    expect(one).toEqual([1]);
    expect(toggle(bounds(), one, 1)).toEqual([]);
  });
  it("H2: takes no more than there is room for", () => {
    expect(hindrance(bounds(), [0, 2], 1)).toBe("room");
    expect(toggle(bounds(), [0, 2], 1)).toEqual([0, 2]);
  });
  it("H1: takes no more than can be paid", () => {
    const from = bounds({ room: 5 });
    expect(hindrance(from, [1], 3)).toBe("money");
    expect(toggle(from, [1], 3)).toEqual([1]);
    expect(hindrance(from, [1], 2)).toBeNull();
  });
  it("never hinders putting back, and knows nothing of what is not there", () => {
    expect(hindrance(bounds({ room: 1 }), [0], 0)).toBeNull();
    expect(toggle(bounds(), [], 9)).toEqual([]);
  });
  it("never goes past room or money, whatever is pressed", () => {
    const from = bounds({ room: 3, cash: 6 });
    let picked: Picked = [];
    for (let n = 0; n < 200; n++) {
      picked = toggle(from, picked, (n * 7 + (n % 3)) % 5);
      const sum = sumOf(from, picked);
      expect(sum.left).toBeGreaterThanOrEqual(0);
      expect(sum.room).toBeGreaterThanOrEqual(0);
      expect(new Set(picked).size).toBe(picked.length);
    }
  });
  it("picks as many as possible, the cheapest first", () => {
    expect(pickedWares(bounds({ room: 4, cash: 6 }), pickMost(bounds({ room: 4, cash: 6 })))).toEqual(
      wares([
        [0, 1],
        [4, 2],
        [0, 3],
      ]),
    );
  });
  it("M5: what has no price costs nothing", () => {
    const from = { goods: wares([2, 2, 3]), room: 2, cash: 0 };
    expect(pickMost(from)).toEqual([0, 1]);
    expect(sumOf(from, [0, 1])).toEqual({ count: 2, cost: 0, left: 0, room: 0 });
  });
  it("gives up the last picked when the money shrinks", () => {
    expect(within(bounds({ cash: 3 }), [0, 1])).toEqual([0]);
  });
  it("says how many loans would be enough", () => {
    expect(loansFor(bounds({ cash: 0, room: 4 }), [], 3)).toBe(1);
    expect(loansFor({ goods: wares([[0, 15]]), room: 1, cash: 1 }, [], 0)).toBe(2);
    expect(loansFor(bounds(), [], 0)).toBeNull();
  });
});

describe("picking exactly so many", () => {
  it("P2: one more puts the one that was picked first back", () => {
    expect(toggleExact(4, 2, [0, 1], 3)).toEqual([1, 3]);
    expect(toggleExact(4, 2, [1, 3], 3)).toEqual([1]);
    expect(toggleExact(4, 2, [1], 7)).toEqual([1]);
  });
});

describe("the focus in a row", () => {
  it("goes round by arrows and to the ends", () => {
    expect(roved("ArrowRight", 2, 3)).toBe(0);
    expect(roved("ArrowUp", 0, 3)).toBe(2);
    expect(roved("End", 0, 3)).toBe(2);
    expect(roved("a", 0, 3)).toBeNull();
    expect(roved("ArrowDown", 0, 0)).toBeNull();
  });
});
