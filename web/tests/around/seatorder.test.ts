// The order of the seats, and what was said before people moved.
import { describe, expect, it } from "vitest";
import { newSince, saidIn } from "../../src/around/chat";
import { movedTo } from "../../src/around/seatorder";
import type { Entry } from "../../src/game/types";

describe("an order of seats", () => {
  it.each([
    [0, 1, [1, 0, 2, 3]],
    [3, 2, [0, 1, 3, 2]],
    [0, 3, [1, 2, 3, 0]],
    [3, 0, [3, 0, 1, 2]],
    [2, 2, [0, 1, 2, 3]],
  ])("lets who sits at %i move to %i", (from, to, order) => {
    expect(movedTo(4, from, to)).toEqual(order);
  });

  it("lets what was said stay with who said it", () => {
    const said = (seq: number, seat?: number) => ({ kind: "said", seq, seat, name: "", text: "" });
    const moved = (seq: number, order: number[]) => ({ kind: "seats-ordered", seq, order, seats: [] });
    const log = [said(1, 0), said(2, 2), said(3), moved(4, [2, 0, 1]), said(5, 0), moved(6, [1, 0, 2])];
    const found = saidIn(log as unknown as Entry[]);
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, undefined, 1]);
    expect(newSince(found, 0, [1])).toBe(2);
  });
});
