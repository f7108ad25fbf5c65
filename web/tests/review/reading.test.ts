// A review in the page's words.
import { beforeAll, describe, expect, test } from "vitest";
import type { CostlyDecision, GameReview, SeatReview, TableTold } from "../../src/game/types";
import {
  accountOf,
  actionSaid,
  causeSaid,
  costSaid,
  figuresOf,
  hindsightSaid,
  seatedAt,
} from "../../src/review/reading";
import { FINISHED } from "../game/fixtures";
import { speakEnglish } from "../past/words";

beforeAll(() => speakEnglish("acting", "review"));

const costly: CostlyDecision = {
  number: 4,
  round: 2,
  played: { action: { type: "produce", store: [[0, 2]] }, made: [0] },
  better: { action: { type: "bid", amount: 7, loans: 0, bluff: 0 }, made: [] },
  loss: 6.4,
  error: 0.3,
  hindsight: -2.2,
  cause: { type: "store-empty-for", store: "harbour", rounds: 4 },
};
const seat: SeatReview = {
  seat: 0,
  final: -12,
  lost: 6.4,
  luck: { card: 1, opening: -3, own: 5, others: -1, error: 1 },
  account: [
    { part: "own-card", amount: 5 },
    { part: "final", amount: -12 },
  ],
  decisions: [],
  costliest: [costly],
};
const point = { number: 0, round: 1, seat: 1, scores: [30, 40, 50], chances: [0.2, 0.3, 0.5] };
const review: GameReview = {
  version: "x",
  playouts: 4,
  seats: [seat],
  standing: [point, { ...point, number: 5, round: 2, seat: null }],
};
const told = {
  options: FINISHED[0]?.options,
  seats: [{ kind: "person", name: "Ann" }, { kind: "bot", bot: "steady" }, { kind: "open" }],
} as unknown as TableTold;

describe("a review", () => {
  test("calls people by their names, bots by their colours", () => {
    expect(seatedAt(told).names).toEqual(["Ann", "Red", "Yellow"]);
  });
  test("says how a lead came about", () => {
    const lines = accountOf(seat);
    expect(lines.map(({ name, said }) => [name, said])).toEqual([
      ["own-card", "$5"],
      ["final", "−$12"],
    ]);
    expect(lines[0]?.label).toContain("(B)");
  });
  test("says what was done, what it cost and why", () => {
    expect(actionSaid(costly.played, told, 0)).toBe("Produce black. Your factory store then: black at $2.");
    const sail = { action: { type: "sail-harbour", seat: 0, load: [] }, made: [] } as const;
    expect(actionSaid(sail, told, 1)).toBe("Sail to Ann’s harbour");
    expect(actionSaid(costly.better, told, 0)).toBe("Bid $7");
    expect(costSaid(costly)).toBe("Cost $6, give or take $1");
    expect(causeSaid(costly)).toBe("The harbour store was left empty for 4 rounds.");
    expect(hindsightSaid(costly)).toContain("it gained $2");
    expect(hindsightSaid({ ...costly, hindsight: 0.2 })).toContain("cost nothing");
  });
  test("draws the standing and the chances, each stop with its moment", () => {
    const [scores, chances] = figuresOf(review, [9, 1, 2, 3, 4, 20], seatedAt(told));
    expect(scores?.panels[0]?.stops.map(({ seq }) => seq)).toEqual([9, 20]);
    expect(scores?.panels[0]?.series.map(({ values }) => values[0])).toEqual([30, 40, 50]);
    expect(chances?.panels[0]?.series[2]?.values).toEqual([50, 50]);
    expect(chances?.panels[0]?.format(50)).toBe("50 %");
    expect(scores?.reading).not.toMatch(/review-/);
  });
});
