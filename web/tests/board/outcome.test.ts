// What came of an auction, for as long as it is news.
import { describe, expect, it } from "vitest";
import { outcomeOf } from "../../src/board/outcome";
import type { Moment } from "../../src/game/timeline";
import type { Seat } from "../../src/game/types";
import { entriesOf, table, timelineOf } from "../game/fixtures";

const momentsOf = (name: string, seat: Seat | null, upTo = Infinity): readonly Moment[] =>
  timelineOf(
    entriesOf(table(name), seat).filter(({ seq }) => seq <= upTo),
    seat,
  ).moments;

describe("the outcome of an auction", () => {
  it("is told when it is settled, with all bids, the highest first", () => {
    expect(outcomeOf(momentsOf("classic-3", 0, 26), 0)).toBeNull(); // the seller has to decide
    const told = outcomeOf(momentsOf("classic-3", 0, 27), 0);
    expect(told).toMatchObject({ seq: 27, how: "sold", seller: 2 });
    const { price = 0, subsidy, winner, bids = [] } = told ?? {};
    expect(subsidy).toBe(price);
    expect(bids[0]).toEqual({ seat: winner, amount: price, cancelled: false });
    expect(bids.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  });

  it("stays over what others do, and goes with one's own next act", () => {
    const moments = momentsOf("classic-3", 1, 29);
    expect(outcomeOf(moments, 1)?.seq).toBe(27); // seat 0 had its turn since
    expect(outcomeOf(momentsOf("classic-3", 1, 30), 1)).toBeNull();
    expect(outcomeOf(momentsOf("classic-3", 0, 28), 0)).toBeNull();
    expect(outcomeOf(momentsOf("classic-3", null, 30), null)?.seq).toBe(27);
  });

  it("of a cargo that is kept for nothing is that nobody bid", () => {
    const told = outcomeOf(momentsOf("all-pass", null), null);
    expect(told).toMatchObject({ how: "unsold", price: 0, winner: null });
    expect(told?.bids.every(({ amount }) => amount === 0)).toBe(true);
  });

  it("is no news once it was taken back", () => {
    const [first, ...moments] = momentsOf("classic-3", null, 27);
    const undone = { ...(moments.at(-2) as Moment), seq: 28 };
    const back = { ...undone, entry: { ...undone.entry, kind: "undone" } } as unknown as Moment;
    expect(outcomeOf([first as Moment, ...moments, back], null)).toBeNull();
  });
});
