import { describe, expect, it } from "vitest";
import { asked, prompted, type Situation } from "../../src/acting/asked";
import type { Bidding } from "../../src/game/types";
import { Proper } from "../../src/words/say.svelte";
import { area, BLACK, BLUE, english, RED, spoken, TAN, view, YELLOW } from "./words";

const BIDDING: Bidding = {
  seller: RED,
  sealed: [],
  cards: [],
  bids: [],
  extras: [],
  passed: [],
  highest: 9,
  leaders: [YELLOW],
};
const SHIP = [area(), area({ ship: [BLACK, TAN] }), area()];

const NAMES = ["Ann", "Bob", "red"]; // a person may be called like another's colour

function at(board: Parameters<typeof view>[0], changes: Partial<Situation> = {}): Situation {
  const now = view(board);
  return {
    ...spoken,
    called: (seat) => new Proper(NAMES[seat] ?? ""),
    seat: BLUE,
    now,
    view: now,
    moment: "now",
    awaited: now.board.awaiting.includes(BLUE),
    running: true,
    offers: null,
    draftEnds: null,
    names: NAMES,
    ...changes,
  };
}
const said = (situation: Situation): string => asked(situation, english);

describe("what is asked", () => {
  it.each([
    [at({ actions_left: 2 }), "Your turn: 2 actions."],
    [at({ actions_left: 1 }), "Your turn: one action left."],
    [at({ actions_left: 1 }, { moment: "draft" }), "You have one more action."],
    [at({ actions_left: 0 }), "You have no action left: end your turn, or repay a loan first."],
    [at({}, { moment: "draft", draftEnds: "turn" }), "This is your turn. Is it right?"],
    [at({ phase: "bids", active: RED, seats: SHIP }), "Bob has landed with black and tan. What do you bid?"],
    [at({ phase: "tiebreak", bidding: BIDDING }), "The highest bids are equal. How much do you add?"],
    [
      at({ phase: "decide", bidding: { ...BIDDING, seller: BLUE } }),
      "The highest bid is $9, from red. Sell, or keep the cargo?",
    ],
    [
      at({ phase: "decide", bidding: { ...BIDDING, leaders: [RED, YELLOW] } }),
      "The highest bid is $9, from more than one. Sell, or keep the cargo?",
    ],
    [at({ phase: "seize", active: RED }), "Bob cannot pay their interest. You pick what the bank takes."],
    [
      at({ phase: "seize-kind", active: BLUE }),
      "You cannot pay your interest, and a building has to go. Which kind?",
    ],
    [at({ phase: "over", awaiting: [] }), "The game is over."],
    [at({}, { moment: "past" }), "You are looking at an earlier moment of the game."],
  ])("%#", (situation, sentence) => expect(said(situation)).toBe(sentence));

  it("is told when others' moves have been seen", () => {
    expect(said(at({}, { awaited: false }))).toBe("First, what the others did.");
    expect(said(at({ phase: "decide" }, { awaited: false }))).toBe("The bids are being turned over.");
  });

  it("has a sentence for every phase that can be asked of a seat", () => {
    for (const phase of [
      "act",
      "bids",
      "tiebreak",
      "raise",
      "decide",
      "seize",
      "seize-kind",
      "seize-machine",
      "price",
      "pay",
    ] as const) {
      expect(said(at({ phase, bidding: BIDDING }))).not.toMatch(/^acting-/);
    }
  });
});

describe("whom the table waits for, by their own names", () => {
  it.each([
    [at({ awaiting: [RED] }), "It is Bob’s turn."],
    [
      at({ awaiting: [RED, YELLOW], phase: "bids" }),
      "Sealed bids are being made. Still to come: Bob and red.",
    ],
    [at({ awaiting: [YELLOW], phase: "decide" }), "red decides whether to sell the cargo."],
    [at({ awaiting: [RED] }, { seat: null }), "It is Bob’s turn."],
    [at({ awaiting: [] }), "One moment …"],
  ])("%#", (situation, sentence) => expect(said(situation)).toBe(sentence));
  it("knows that one has sealed a bid", () => {
    const now = view({ phase: "bids", awaiting: [RED] }, { bid: { amount: 5, loans: 0, bluff: 0 } });
    expect(said(at({}, { now, awaited: false }))).toBe("Your bid is sealed. Still to come: Bob.");
  });
});

describe("prompts", () => {
  it("are what is asked outside a turn of one's own", () => {
    expect(prompted(at({ phase: "bids" }))).toBe(true);
    expect(prompted(at({ phase: "act" }))).toBe(false);
    expect(prompted(at({ phase: "bids", awaiting: [RED] }))).toBe(false);
  });
});
