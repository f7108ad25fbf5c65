import { describe, expect, test } from "vitest";
import { scoreSheet } from "../../src/game/scoresheet";
import { netWorth } from "../../src/game/worth";
import type { Board, Options, Score, SeatArea } from "../../src/game/types";
import { followed, scoresOf, table, FINISHED } from "./fixtures";

function finalBoard(name: string): Board {
  const board = followed(table(name), null).moments.at(-1)?.view.board;
  if (!board) throw new Error(`The game ${name} has no end.`);
  return board;
}

describe("the sheet comes to the server's scores", () => {
  test.each(FINISHED.map((played) => [played.name, played] as const))("%s", (name, played) => {
    const board = finalBoard(name);
    const sheet = scoreSheet(board, played.options);
    for (const score of scoresOf(played)) {
      const seat = sheet?.seats.find((one) => one.seat === score.seat);
      const amount = (what: string) => seat?.lines.find((line) => line.what === what)?.amount ?? 0;
      expect(seat?.total).toBe(score.total);
      expect(seat?.islandTotal).toBe(score.island);
      expect(seat?.island.reduce((sum, line) => sum + line.amount, 0)).toBe(score.island);
      expect(seat?.discard.discarded).toBe(score.discarded);
      expect(seat?.twoValue.value).toBe(score.values[seat?.twoValue.colour ?? -1]);
      for (const line of seat?.island ?? []) expect(line.value).toBe(score.values[line.colour]);
      expect([amount("harbour"), amount("ship"), amount("bank"), amount("loans")]).toEqual([
        score.harbour,
        score.ship,
        score.bank,
        score.loans,
      ]);
      expect(seat?.lines.some(({ what }) => what === "bank")).toBe(played.options.investment_bank);
    }
    const { ranking, winners, tied, ranks } = sheet?.winner ?? {
      ranking: [],
      winners: [],
      tied: [],
      ranks: [],
    };
    const best = Math.max(...tied.map((seat) => ranks[seat] ?? 0));
    expect(tied.filter((seat) => ranks[seat] === best)).toEqual(winners);
    expect(winners).toContain(ranking[0]);
  });
});

test("there is no sheet before the end", () => {
  const { view } = followed(table("classic-4"), null).moments[0] ?? {};
  expect(view && scoreSheet(view.board, view.options)).toBeNull();
});

describe("F4 a tie", () => {
  const options: Options = table("classic-3").options;
  const [empty] = followed(table("classic-3"), null).moments[0]?.view.board.seats ?? [];

  /** A board at its end on which all have the same score. */
  function tied(areas: readonly Partial<SeatArea>[], winners: readonly number[]): Board {
    const seats = areas.map((area) => ({ ...(empty as SeatArea), factory: [], ...area }));
    const scores = seats.map((area, seat): Score => {
      const nothing = { values: [], discarded: null, island: 0, harbour: 0, ship: 0, bank: 0, loans: 0 };
      const worth = netWorth(area, 0, 0, options.discard_tie).total;
      return { ...nothing, seat, card: 0, cash: 20 - worth, total: 20 };
    });
    return { ...finalBoard("classic-3"), seats, result: { scores, winners } };
  }

  test("is broken by the containers left on the island after F2", () => {
    const board = tied([{ island: [1, 1, 4] }, { island: [2, 2, 2] }, { factory: [[0, 2]] }], [0]);
    const sheet = scoreSheet(board, { ...options, tie_break: "island" });
    expect(sheet?.seats.map(({ total }) => total)).toEqual([20, 20, 20]);
    expect(sheet?.winner).toMatchObject({
      ranking: [0, 1, 2],
      tied: [0, 1, 2],
      tieBreak: "island",
      ranks: [1, 0, 0],
      winners: [0],
    });
  });

  test("is broken by the containers in the factory store", () => {
    const board = tied([{}, { factory: [[0, 2]] }, { harbour: [[0, 2]] }], [1]);
    const sheet = scoreSheet(board, { ...options, tie_break: "factory" });
    expect(sheet?.winner).toMatchObject({
      ranking: [1, 0, 2],
      best: 20,
      tied: [0, 1, 2],
      tieBreak: "factory",
      ranks: [0, 1, 0],
      winners: [1],
    });
  });

  test("that is none needs no breaking", () => {
    const played = FINISHED.find(
      (one) => scoreSheet(finalBoard(one.name), one.options)?.winner.tied.length === 1,
    );
    if (!played) throw new Error("All games are tied.");
    expect(scoreSheet(finalBoard(played.name), played.options)?.winner.tieBreak).toBeNull();
  });
});
