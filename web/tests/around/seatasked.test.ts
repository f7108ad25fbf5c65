import { describe, expect, it } from "vitest";
import { askState } from "../../src/around/seatasked";
import type { SeatAskTold } from "../../src/game/types";

const ask = (more: Partial<SeatAskTold> = {}): SeatAskTold => ({
  seq: 9,
  seat: 1,
  what: "drop",
  agreed: [2],
  waiting: [3],
  silence_at: 1000,
  ...more,
});
const guest = (seat: number) => ({ mine: [seat], host: false });
const HOST = { mine: [0], host: true };

describe("what the host has asked about a seat", () => {
  it("is put to who has still to answer", () => {
    expect(askState(ask(), guest(3), 0)).toEqual({ kind: "answer", seat: 3 });
    expect(askState(ask(), guest(2), 0)).toEqual({ kind: "agreed" });
  });

  it("is told to whom it is about", () => {
    expect(askState(ask(), guest(1), 0)).toEqual({ kind: "about" });
    expect(askState(ask({ what: "hand" }), guest(1), 0)).toEqual({ kind: "about" });
  });

  it("is nothing for who has no part in it", () => {
    expect(askState(ask(), { mine: [], host: false }, 0)).toBeNull();
    expect(askState(ask(), guest(4), 0)).toBeNull();
  });

  it("is put again to who has agreed when the others have gone", () => {
    expect(askState(ask({ waiting: [] }), guest(2), 0)).toEqual({ kind: "answer", seat: 2 });
    expect(askState(ask({ waiting: [] }), HOST, 0)).toEqual({ kind: "host", ready: true });
  });

  it("is for the host to go on with when the others stay silent", () => {
    expect(askState(ask(), HOST, 999)).toEqual({ kind: "host", ready: false });
    expect(askState(ask(), HOST, 1000)).toEqual({ kind: "host", ready: true });
    const { silence_at: _, ...strict } = ask({ what: "hand" });
    expect(askState(strict, HOST, 1e15)).toEqual({ kind: "host", ready: false });
  });
});
