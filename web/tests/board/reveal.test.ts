// The order and the time in which bids are turned over.
import { describe, expect, it } from "vitest";
import { turningOver } from "../../src/board/reveal";
import { TURNING } from "../../src/table/steps";

const bids = (...amounts: (number | null)[]) =>
  amounts.map((amount) => (amount === null ? null : { amount }));

describe("bids are turned over", () => {
  it("from the lowest to the highest, equal ones around the table", () => {
    const { delays } = turningOver(bids(5, null, 1, 5), false);
    expect([2, 0, 3].map((seat) => delays[seat])).toEqual([...delays].sort((a, b) => a - b).slice(1));
    expect(delays[2]).toBe(0);
    expect(delays[0]).toBeGreaterThan(0);
    expect(delays[3]).toBeGreaterThan(delays[0] ?? 0);
  });

  it.each([[2], [3], [4]])("within the time that there is for it: %i", (count) => {
    const { delays, end } = turningOver(bids(...Array.from({ length: count }, (_, n) => n)), false);
    expect(Math.max(...delays)).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(TURNING);
  });

  it("at once for who finds them open, and not before they are there", () => {
    expect(turningOver(bids(5, 1), true)).toEqual({ delays: [0, 0], end: 0 });
    expect(turningOver(bids(null, null), false).end).toBe(0);
  });
});
