import { describe, expect, it } from "vitest";
import {
  bidAction,
  bidOf,
  fault,
  limit,
  loansNeeded,
  openAmount,
  stepped,
  typed,
  withBluff,
  withLoans,
  type BidDraft,
} from "../../src/acting/bidding";

const OFFER = { least: 0, most: 12, loans: 2, bluff: 2 };
const bid = (changes: Partial<BidDraft> = {}): BidDraft => ({ amount: null, loans: 0, bluff: 0, ...changes });

describe("typing an amount", () => {
  it("keeps digits alone", () => {
    expect(typed("1a7")).toBe(17);
    expect(typed("-3")).toBe(3);
    expect(typed("")).toBeNull();
    expect(typed("007")).toBe(7);
  });
});

describe("what can be bid", () => {
  it("A1: cash, and $10 for each loan that may go with it", () => {
    expect([0, 1, 2, 3].map((loans) => limit(OFFER, loans))).toEqual([12, 22, 32, 32]);
  });
  it("says what is wrong", () => {
    expect(fault(OFFER, bid())).toBe("empty");
    expect(fault(OFFER, bid({ amount: 0 }))).toBeNull();
    expect(fault(OFFER, bid({ amount: 13 }))).toBe("high");
    expect(fault(OFFER, bid({ amount: 13, loans: 1 }))).toBeNull();
    expect(fault({ ...OFFER, least: 5 }, bid({ amount: 4 }))).toBe("low");
  });
  it("says how many loans an amount needs, if any number is enough", () => {
    expect(loansNeeded(OFFER, 12)).toBe(0);
    expect(loansNeeded(OFFER, 13)).toBe(1);
    expect(loansNeeded(OFFER, 32)).toBe(2);
    expect(loansNeeded(OFFER, 33)).toBeNull();
  });
});

describe("stepping", () => {
  it("goes from nothing out of an empty field, and never past the bounds", () => {
    expect(stepped(OFFER, bid(), 5).amount).toBe(5);
    expect(stepped({ ...OFFER, least: 4 }, bid(), 1).amount).toBe(4);
    expect(stepped(OFFER, bid({ amount: 10 }), 5).amount).toBe(12);
    expect(stepped(OFFER, bid({ amount: 10, loans: 1 }), 5).amount).toBe(15);
    expect(stepped(OFFER, bid({ amount: 3 }), -5).amount).toBe(0);
  });
});

describe("loans and bluffing cards", () => {
  it("gives a loan back with what it paid for", () => {
    expect(withLoans(OFFER, bid({ amount: 20, loans: 1 }), 0)).toEqual(bid({ amount: 12 }));
    expect(withLoans(OFFER, bid({ amount: 8, loans: 1 }), 0)).toEqual(bid({ amount: 8 }));
  });
  it("does not change what was typed when a loan is added", () => {
    expect(withLoans(OFFER, bid({ amount: 40 }), 1)).toEqual(bid({ amount: 40, loans: 1 }));
  });
  it("takes no more than there are", () => {
    expect(withLoans(OFFER, bid(), 5).loans).toBe(2);
    expect(withBluff(OFFER, bid(), 5).bluff).toBe(2);
    expect(withBluff({ ...OFFER, bluff: 0 }, bid(), 1).bluff).toBe(0);
  });
  it("sends them only where there are some", () => {
    expect(bidAction(bid({ amount: 9 }))).toEqual({ type: "bid", amount: 9 });
    expect(bidAction(bid({ amount: 22, loans: 1, bluff: 2 }))).toEqual({
      type: "bid",
      amount: 22,
      loans: 1,
      bluff: 2,
    });
  });
});

describe("A6: the field of an open bid", () => {
  const offer = { least: 6 };
  it("begins with the least bid", () => {
    expect(openAmount(offer, null)).toBe(6);
    expect(openAmount(null, null)).toBeNull();
  });
  it("keeps what is typed, key by key, though it is too low so far", () => {
    for (const amount of [null, 1, 15]) expect(openAmount(offer, { least: 6, amount })).toBe(amount);
    expect(fault({ ...OFFER, least: 6 }, bid({ amount: openAmount(offer, { least: 6, amount: 1 }) }))).toBe(
      "low",
    );
  });
  it("begins anew when somebody has raised", () =>
    expect(openAmount({ least: 9 }, { least: 6, amount: 8 })).toBe(9));
});

describe("a bot's bid", () => {
  it("is one to be looked at, with its loans and cards", () => {
    expect(bidOf({ type: "bid", amount: 22, loans: 1, bluff: 2 })).toEqual(
      bid({ amount: 22, loans: 1, bluff: 2 }),
    );
    expect(bidOf({ type: "bid", amount: 3 })).toEqual(bid({ amount: 3 }));
  });
});
