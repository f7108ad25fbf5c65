// The log as the page tells it: by names, with one's own bid unless amounts are hidden.
import { beforeAll, describe, expect, it } from "vitest";
import { show } from "../../src/acting/mask.svelte";
import { gamePieces, gameSentences, piecesOf, tableSentences } from "../../src/past/sentences";
import type { Entry, Event } from "../../src/game/types";
import { seatName } from "../../src/game/editions";
import { Proper } from "../../src/words/say.svelte";
import { table as recorded } from "../game/fixtures";
import { speakEnglish } from "./words";

beforeAll(() => speakEnglish());

const { options } = recorded("classic-3");
const table = {
  options,
  seat: 1,
  mine: [1],
  entries: [] as Entry[],
  called: (seat: number) => (seat === 2 ? seatName(seat) : new Proper(["Ann", "red"][seat] ?? "")),
};
const own: Event = {
  type: "sealed-bid",
  seat: 1,
  amount: 7,
  loans: 0,
  bluff: 0,
  extra: false,
  audience: [1],
};
const sealed: Event = { type: "bid-sealed", seat: 1, extra: false, cards: null, audience: null };

describe("the log of the page", () => {
  it("tells one's own bid with its amount", () => {
    expect(gameSentences([own, sealed], table)).toEqual(["red sealed a bid of $7."]);
  });

  it("hides it by wish, and where several share the screen", () => {
    expect(gameSentences([own, sealed], { ...table, mine: [0, 1] })).toEqual(["red sealed a bid."]);
    show(false, table);
    expect(gameSentences([own, sealed], table)).toEqual(["red sealed a bid."]);
    show(true, table);
  });

  it("tells secrets of one's own, and calls bots by their colours", () => {
    const card: Event = { type: "card-dealt", seat: 1, card: 0, audience: [1] };
    expect(gameSentences([card], table)[0]).toContain("red was dealt value card A");
    const built: Event = { type: "warehouse-built", seat: 2, price: 4, audience: null };
    expect(gameSentences([built], table)).toEqual(["Yellow built a warehouse for $4."]);
  });

  it("leaves a place for each seat that it names", () => {
    const bought: Event = {
      type: "stocked",
      seat: 0,
      host: 2,
      goods: [[0, 2]],
      paid: 2,
      audience: null,
    };
    expect(gamePieces([bought], table)).toEqual([[0, " bought black at $2 from ", 2, "’s factory store."]]);
    expect(piecesOf("Ann won.")).toEqual(["Ann won."]);
  });

  it("says a seat's colour where the name stands beside it", () => {
    const joined = { kind: "joined", seat: 0, name: "Ann", status: "open", seq: 2 } as Entry;
    expect(tableSentences(joined, table)).toEqual(["Ann sat down as Blue."]);
    const asked = { kind: "undo-asked", seat: 0, to: 1, seq: 5, status: "running" } as Entry;
    expect(tableSentences(asked, table)[0]).toMatch(/^Ann asks/);
  });
});
