import { describe, expect, it } from "vitest";
import { doable, seizable } from "../../src/board/doable";
import {
  actionsOf,
  around,
  cardOf,
  cashOf,
  columns,
  grouped,
  groupedByPrice,
  scarcest,
  shipsAt,
} from "../../src/board/reading";
import type { Board, Offer, Offers, View } from "../../src/game/types";
import { FINISHED, followed, type Played } from "../game/fixtures";

describe("around the table", () => {
  it("S1 the others follow in the order of their turns", () => {
    expect(around(1, 4)).toEqual([2, 3, 0]);
    expect(around(null, 3)).toEqual([0, 1, 2]);
  });
});

describe("containers", () => {
  it("are counted by colour", () => {
    expect(grouped([3, 0, 3])).toEqual([
      { colour: 0, count: 1 },
      { colour: 3, count: 2 },
    ]);
  });
  it("are counted by price, the cheapest first", () => {
    const goods = [
      [0, 3],
      [3, 2],
      [0, 3],
      [0, 2],
    ] as const;
    expect(groupedByPrice(goods)).toEqual([
      { colour: 0, price: 2, count: 1 },
      { colour: 3, price: 2, count: 1 },
      { colour: 0, price: 3, count: 2 },
    ]);
  });
  it("stand in the columns of their prices", () => {
    expect(
      columns(
        [
          [4, 2],
          [1, 6],
          [4, 6],
        ],
        [2, 3, 6],
      ),
    ).toEqual([[4], [], [1, 4]]);
  });
});

it("E1 the two scarcest colours say how near the end is", () => {
  expect(scarcest([5, 0, 7, 2, 2])).toEqual([
    { colour: 1, left: 0 },
    { colour: 3, left: 2 },
  ]);
});

describe("T1 the actions of a turn", () => {
  const board = (actions_left: number) => ({ actions_left });
  it("are left or done", () => {
    expect(actionsOf(board(2), board(2), null)).toEqual(["left", "left"]);
    expect(actionsOf(board(1), board(1), null)).toEqual(["left", "done"]);
  });
  it("are planned while they are only put together", () => {
    expect(actionsOf(board(2), board(1), null)).toEqual(["left", "planned"]);
    expect(actionsOf(board(1), board(1), "turn")).toEqual(["planned", "done"]);
    expect(actionsOf(board(2), board(2), "auction")).toEqual(["planned", "planned"]);
  });
});

describe("V2 cash", () => {
  const view = (cash: number | null): View =>
    ({ own: { seat: 0, cash: 9 }, board: { seats: [{ cash }, { cash }] } }) as unknown as View;
  it("is one's own, open, counted or hidden", () => {
    expect(cashOf(view(null), [9, 4], 0)).toEqual({ how: "own", amount: 9 });
    expect(cashOf(view(6), [9, 4], 1)).toEqual({ how: "open", amount: 6 });
    expect(cashOf(view(null), [9, 4], 1)).toEqual({ how: "counted", amount: 4 });
    expect(cashOf(view(null), null, 1)).toEqual({ how: "hidden", amount: null });
  });
});

describe("a value card", () => {
  const played = FINISHED[0] as Played;
  it("V1 is one's own alone while the game goes on", () => {
    const view = followed(played, 1).moments[5]?.view as View;
    expect(cardOf(view, 1)).toEqual({
      values: view.own?.values,
      twoValue: view.own?.two_value,
      discarded: null,
    });
    expect(cardOf(view, 0)).toBeNull();
    expect(cardOf(followed(played, null).moments[5]?.view as View, 0)).toBeNull();
  });
  it("F1 is everybody's to see at the end, with what was removed", () => {
    const view = followed(played, null).moments.at(-1)?.view as View;
    for (const score of view.board.result?.scores ?? [])
      expect(cardOf(view, score.seat)).toEqual({
        values: score.values,
        twoValue: null,
        discarded: score.discarded,
      });
  });
});

it("M1 ships are found where they lie", () => {
  const board = { seats: [{ berth: "sea" }, { berth: 0 }, { berth: "sea" }] } as unknown as Board;
  expect([shipsAt(board, "sea"), shipsAt(board, 0), shipsAt(board, "island")]).toEqual([[0, 2], [1], []]);
});

describe("what can be done at a spot", () => {
  const offers = (...list: object[]) => ({ offers: list as unknown as Offer[] }) as unknown as Offers;
  const asked = (list: Offers | null, moment: "now" | "draft" | "past" = "now", seat: number | null = 0) => ({
    offers: list,
    moment,
    seat,
  });
  const some = offers(
    { kind: "stock", seat: 2 },
    { kind: "sail-sea" },
    { kind: "seize", seat: 1, place: "island" },
  );
  it("is offered with the seat that it is done with", () => {
    expect(doable(asked(some), ["stock"], 2)?.kind).toBe("stock");
    expect(doable(asked(some), ["stock"], 1)).toBeNull();
    expect(doable(asked(some), ["load", "sail-sea"])?.kind).toBe("sail-sea");
  });
  it("is nothing in the past, for a spectator, or before the table has said", () => {
    expect(doable(asked(some, "past"), ["sail-sea"])).toBeNull();
    expect(doable(asked(some, "now", null), ["sail-sea"])).toBeNull();
    expect(doable(asked(null), ["sail-sea"])).toBeNull();
    expect(doable(asked(some, "draft"), ["sail-sea"])).not.toBeNull();
  });
  it("I4 is to be seized from the place that is named", () => {
    expect(seizable(asked(some), "island", 1)).not.toBeNull();
    expect(seizable(asked(some), "harbour", 1)).toBeNull();
    expect(seizable(asked(some), "island", 2)).toBeNull();
  });
});
