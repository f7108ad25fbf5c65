import { beforeAll, describe, expect, test } from "vitest";
import { scoreSheet, type ScoreSheet } from "../../src/game/scoresheet";
import { coloursOf } from "../../src/game/editions";
import { linesOf, placesOf, ranked, victoryOf } from "../../src/past/standing";
import { discardSentence, twoValueSentence } from "../../src/past/steps";
import { FINISHED } from "../game/fixtures";
import { speakEnglish } from "./words";

beforeAll(() => speakEnglish());

const SHEETS = FINISHED.map((played) => {
  const board = played.steps.at(-1)?.seen?.board;
  const sheet = board && scoreSheet(board, played.options);
  if (!sheet) throw new Error(`${played.name} has no score sheet.`);
  return [played.name, sheet, coloursOf(played.options)] as const;
});

describe.each(SHEETS)("%s", (_, sheet, colours) => {
  test("F3: the lines of every seat sum up to its total", () => {
    const lines = linesOf(sheet, 5);
    const total = lines.at(-1);
    expect(total?.weight).toBe("total");
    sheet.seats.forEach((one, n) => {
      const summed = lines
        .filter((line) => line.colour === null && line.weight !== "total")
        .reduce((sum, line) => sum + (line.cells[n]?.amount ?? 0), 0);
      expect(summed).toBe(one.total);
      expect(total?.cells[n]?.amount).toBe(one.total);
      const island = lines
        .filter((line) => line.colour !== null)
        .reduce((sum, line) => sum + (line.cells[n]?.gone ? 0 : (line.cells[n]?.amount ?? 0)), 0);
      expect(island).toBe(one.islandTotal);
    });
  });
  test("F4: the winners are first, and nobody else is", () => {
    const places = placesOf(sheet);
    const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    expect(first).toEqual([...sheet.winner.winners].sort((one, other) => one - other));
    expect(places[ranked(sheet)[0]?.seat ?? -1]).toBe(1);
    expect(ranked(sheet).length).toBe(sheet.seats.length);
  });
  test("F1, F2: each step is said, with all its words", () => {
    for (const one of sheet.seats) {
      for (const sentence of [twoValueSentence(one, { colours }), discardSentence(one, { colours })]) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(sentence).not.toMatch(/past-score|[{}]/);
      }
    }
  });
});

describe("how it was decided", () => {
  const base = SHEETS[0]?.[1] as ScoreSheet;
  const decided = (change: Partial<ScoreSheet["winner"]>): ScoreSheet => ({
    ...base,
    winner: { ...base.winner, ...change },
  });
  test("by the score alone", () =>
    expect(victoryOf(decided({ winners: [0], tieBreak: null }))).toBe("alone"));
  test("by the tie-break", () => {
    expect(victoryOf(decided({ winners: [0], tieBreak: "island" }))).toBe("island");
    expect(victoryOf(decided({ winners: [0], tieBreak: "factory" }))).toBe("factory");
  });
  test("not at all", () =>
    expect(victoryOf(decided({ winners: [0, 1], tieBreak: "island" }))).toBe("shared"));
  test("who is alike in all shares a place, and the next one is left out", () => {
    const seats = [70, 70, 60].map((total, seat) => ({
      ...(base.seats[0] as ScoreSheet["seats"][number]),
      seat,
      total,
    }));
    const sheet = { seats, winner: { ...base.winner, ranks: [4, 4, 9] } };
    expect(placesOf(sheet)).toEqual([1, 1, 3]);
    expect(placesOf({ seats, winner: { ...base.winner, ranks: [4, 5, 9] } })).toEqual([2, 1, 3]);
  });
});
