// What can be done at a spot of the board, and why the rest cannot.
import { describe, expect, it } from "vitest";
import { doable, refusal } from "../../src/board/doable";
import type { Offers } from "../../src/game/types";

const offers = (awaited: boolean): Offers =>
  ({
    awaited,
    offers: [{ kind: "stock", seat: 1, goods: [], room: 1 }],
    refused: [
      { kind: "stock", seat: 2, code: "empty-store", values: {}, text: "" },
      { kind: "sail-island", code: "empty-ship", values: {}, text: "" },
      { kind: "build-machine", code: "no-action", values: {}, text: "" },
    ],
  }) as unknown as Offers;
const table = (awaited = true, moment: "now" | "past" = "now") => ({
  offers: offers(awaited),
  moment,
  seat: 0,
});

describe("what cannot be done", () => {
  it("says why, by what it is aimed at", () => {
    expect(refusal(table(), ["stock"], 2)?.code).toBe("empty-store");
    expect(refusal(table(), ["sail-island"])?.code).toBe("empty-ship");
    expect(refusal(table(), ["give-up-machine", "build-machine"])?.code).toBe("no-action");
  });
  it("says nothing where something else can be done there", () => {
    expect(doable(table(), ["stock"], 1)?.kind).toBe("stock");
    expect(refusal(table(), ["stock"], 1)).toBeNull();
    expect(refusal(table(), ["stock", "sail-island"], 1)).toBeNull();
  });
  it("says nothing when it is not one's turn, nor of the past", () => {
    expect(refusal(table(false), ["sail-island"])).toBeNull();
    expect(refusal(table(true, "past"), ["sail-island"])).toBeNull();
    expect(refusal({ ...table(), offers: null }, ["sail-island"])).toBeNull();
    expect(refusal(table(), ["reprice"])).toBeNull();
  });
});
