import { describe, expect, it } from "vitest";
import type { BidDraft } from "../../src/acting/bidding";
import {
  bidKey,
  forgetBids,
  forgetOthers,
  keepBid,
  keptBid,
  tabStorage,
  type BidPlace,
} from "../../src/acting/keptbids";

const OFFER = { least: 0, most: 12, loans: 2, bluff: 2 };
const bid = (changes: Partial<BidDraft> = {}): BidDraft => ({ amount: null, loans: 0, bluff: 0, ...changes });

class Box {
  readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (at: number): string | null => [...this.kept.keys()][at] ?? null;
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}
const PLACE: BidPlace = { table: "abc", auction: 9, seat: 1, extra: false };
const KEY = bidKey(PLACE);

/** A storage with what was typed at these places. */
function typedAt(...places: Partial<BidPlace>[]): Box {
  const box = new Box();
  for (const place of places) keepBid(box, bidKey({ ...PLACE, ...place }), bid({ amount: 5 }));
  return box;
}
const keys = (...places: Partial<BidPlace>[]): string[] =>
  places.map((place) => bidKey({ ...PLACE, ...place }));

describe("what was typed", () => {
  it("survives a reload, by table, auction and seat", () => {
    const box = new Box();
    keepBid(box, KEY, bid({ amount: 14, loans: 1, bluff: 1 }));
    expect(keptBid(box, KEY, OFFER)).toEqual(bid({ amount: 14, loans: 1, bluff: 1 }));
    for (const other of [
      { table: "x" },
      { auction: 10 },
      { auction: undefined },
      { seat: 2 },
      { extra: true },
    ]) {
      expect(bidKey({ ...PLACE, ...other })).not.toBe(KEY);
      expect(keptBid(box, bidKey({ ...PLACE, ...other }), OFFER)).toEqual(bid());
    }
  });
  it("is forgotten once it is emptied", () => {
    const box = typedAt({});
    keepBid(box, KEY, bid());
    expect(box.kept.size).toBe(0);
  });
  it("comes back within what is possible now", () => {
    const box = new Box();
    keepBid(box, KEY, bid({ amount: 14, loans: 2, bluff: 2 }));
    expect(keptBid(box, KEY, { ...OFFER, loans: 1, bluff: 0 })).toEqual(bid({ amount: 14, loans: 1 }));
  });
});

describe("a bid that was never sealed", () => {
  it("goes when another is asked for; other tables' and other seats' at this device stay", () => {
    const box = typedAt(
      {},
      { extra: true },
      { auction: 4 },
      { auction: 4, seat: 2 },
      { seat: 2 },
      { table: "x" },
    );
    box.setItem("longshore-keys-off", "yes");
    forgetOthers(box, PLACE);
    expect([...box.kept.keys()]).toEqual([...keys({}, { seat: 2 }, { table: "x" }), "longshore-keys-off"]);
  });
  it("goes with the first bid when an extra bid is asked for", () => {
    const box = typedAt({}, { extra: true });
    forgetOthers(box, { ...PLACE, extra: true });
    expect([...box.kept.keys()]).toEqual(keys({ extra: true }));
  });
  it("goes when the auction is over, whoever decided it; at this table alone", () => {
    const box = typedAt({}, { seat: 2, extra: true }, { table: "abcd" });
    forgetBids(box, "abc");
    expect([...box.kept.keys()]).toEqual(keys({ table: "abcd" }));
  });
  it("goes when it is no longer asked of its seat", () => {
    const box = typedAt({}, { extra: true }, { seat: 2 }, { seat: 11 });
    forgetBids(box, "abc", 1);
    expect([...box.kept.keys()]).toEqual(keys({ seat: 2 }, { seat: 11 }));
  });
});

describe("where the storage is closed", () => {
  const closed = {
    length: 1,
    key: (): string => {
      throw new Error("closed");
    },
    getItem: (): string => {
      throw new Error("closed");
    },
    setItem: (): void => {
      throw new Error("full");
    },
    removeItem: (): void => undefined,
  };
  it("nothing is kept, and nothing fails", () => {
    expect(keptBid(closed, KEY, OFFER)).toEqual(bid());
    expect(() => keepBid(closed, KEY, bid({ amount: 1 }))).not.toThrow();
    expect(() => forgetBids(closed, "abc")).not.toThrow();
    expect(() => forgetOthers(undefined, PLACE)).not.toThrow();
  });
  it("naming it alone may fail", () => {
    const was = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
    Object.defineProperty(globalThis, "sessionStorage", {
      configurable: true,
      get: () => {
        throw new Error("SecurityError");
      },
    });
    try {
      expect(tabStorage()).toBeUndefined();
    } finally {
      if (was) Object.defineProperty(globalThis, "sessionStorage", was);
      else Reflect.deleteProperty(globalThis, "sessionStorage");
    }
  });
  it("what is not of ours is nothing", () => {
    const box = new Box();
    box.setItem(KEY, '{"amount": "7", "loans": -2}');
    expect(keptBid(box, KEY, OFFER)).toEqual(bid());
  });
});
