import { describe, expect, test } from "vitest";
import { cardValues, twoValueColour } from "../../src/game/cards";
import { coloursOf, SEAT_NAMES } from "../../src/game/editions";
import { catalogue } from "../catalogue";
import { eventsOf } from "../../src/game/events";
import type { Event } from "../../src/game/types";
import { beginView, fold, foldView } from "../../src/game/fold";
import { entriesOf, followed, frozen, happened, rules, table, TABLES, viewers, viewOf } from "./fixtures";

describe.each(TABLES.map((played) => [played.name, played] as const))("%s", (_, played) => {
  test.each(viewers(played))("folding what seat %s is told gives what it sees", (viewer) => {
    const timeline = followed(played, viewer);
    let compared = 0;
    for (const step of played.steps) {
      const seen = viewOf(played, step, viewer);
      if (!seen) continue;
      const seq = step.told[0]?.seq ?? 0;
      expect(timeline.at(seq)?.view, `entry ${seq}`).toEqual(seen);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});

test("all kinds of events happen in these games", () => {
  const kinds = new Set(TABLES.flatMap((played) => happened(played).map(({ type }) => type)));
  const own = ["card-dealt", "sealed-bid"]; // a spectator is not told
  expect([...kinds, ...own].sort()).toEqual([...rules.event_kinds].sort());
});

test("folding changes no value that it was given", () => {
  for (const name of ["anniversary-3-seizure", "classic-3-open-money", "classic-4-progressive"]) {
    const played = table(name);
    const events = entriesOf(played, 0).flatMap(eventsOf);
    let view = null;
    for (const event of events) {
      frozen(event);
      if (event.type === "game-began") view = frozen(beginView(event, 0));
      else if (view) view = frozen(foldView(view, event));
    }
    expect(view?.board.result).not.toBeNull();
  }
});

test("what an event does not touch stays the same object", () => {
  const { view } = followed(table("classic-4"), 1).moments[0] ?? {};
  if (!view) throw new Error("The game has no beginning.");
  const sailed: Event = { type: "ship-sailed", audience: null, seat: 2, origin: "sea", berth: 0 };
  const after = foldView(view, sailed);
  expect(after.board.seats[2]?.berth).toBe(0);
  expect(after.board.seats.map((area, seat) => area === view.board.seats[seat])).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(after.board.supply).toBe(view.board.supply);
  expect(after.own).toBe(view.own);
  const nothing: Event = { type: "interest-forgiven", audience: null, seat: 2 };
  expect(foldView(view, nothing)).toBe(view);
});

test("V1 an event that only some may know changes nothing that all see", () => {
  const { view } = followed(table("classic-4"), 1).moments[0] ?? {};
  if (!view) throw new Error("The game has no beginning.");
  const bid = { type: "sealed-bid", seat: 1, amount: 5, loans: 0, bluff: 0, extra: false } as const;
  expect(fold(view.board, { ...bid, audience: [1] })).toBe(view.board);
  expect(foldView(view, { ...bid, audience: [1] }).own?.bid).toEqual({ amount: 5, loans: 0, bluff: 0 });
});

test("events that do not fit the board are not drawn", () => {
  const { view } = followed(table("classic-4"), null).moments[0] ?? {};
  if (!view) throw new Error("The game has no beginning.");
  const { board } = view;
  const seized = { audience: null, type: "container-seized", seat: 0, price: null } as const;
  expect(() =>
    fold(board, { audience: null, type: "bid-sealed", seat: 1, extra: false, cards: null }),
  ).toThrow("no auction");
  expect(() => fold(board, { ...seized, place: "island", colour: 0 })).toThrow("no container");
  expect(() => fold(board, { audience: null, type: "ship-sailed", seat: 7, origin: 0, berth: 1 })).toThrow(
    "no seat",
  );
});

test("S6 the value cards are those of the rules", () => {
  rules.cards.forEach(({ values, two_value }, card) => {
    expect(cardValues(card)).toEqual(values);
    expect(twoValueColour(card)).toBe(two_value);
    expect([...cardValues(card, true)].sort((one, other) => one - other)).toEqual([2, 4, 6, 10, 10]);
  });
});

test("names are those of the server", () => {
  expect(SEAT_NAMES).toEqual(rules.seat_names);
  for (const { name, colours } of catalogue.editions) expect(coloursOf({ edition: name })).toEqual(colours);
  expect(() => coloursOf({ edition: "third" })).toThrow("third");
});
