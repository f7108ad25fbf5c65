import { describe, expect, test } from "vitest";
import type { Colours } from "../../src/game/types";
import { cargoWorth, islandScore, netWorth } from "../../src/game/worth";
import { cardsOf, followed, table, FINISHED } from "./fixtures";

const [BLACK, BROWN, ORANGE, TAN, WHITE] = [0, 1, 2, 3, 4];
const A = 0; // orange 10, tan 5/10, white 6, black 4, brown 2

function island(counts: Partial<Record<number, number>>): Colours {
  return Object.entries(counts).flatMap(([colour, count]) => Array<number>(count ?? 0).fill(Number(colour)));
}

describe("F1, F2, F3 as the rules score every moment of every game", () => {
  test.each(FINISHED.map((played) => [played.name, played] as const))("%s", (_, played) => {
    const cards = cardsOf(played);
    const { discard_tie } = played.options;
    const timeline = followed(played, null);
    for (const { told, standing } of played.steps) {
      if (!standing) continue;
      const seq = told[0]?.seq ?? 0;
      const areas = timeline.at(seq)?.view.board.seats ?? [];
      const islands = areas.map(
        (area, seat) => islandScore(area.island, cards[seat] ?? 0, discard_tie).total,
      );
      expect(islands, `islands after entry ${seq}`).toEqual(standing.islands);
      const worth = areas.map(
        (area, seat) => netWorth(area, cards[seat] ?? 0, standing.cash[seat] ?? 0, discard_tie).total,
      );
      expect(worth, `scores after entry ${seq}`).toEqual(standing.scores);
    }
  });
});

test("F5 the rulebook's example", () => {
  const goods = island({ [ORANGE]: 4, [BROWN]: 4, [TAN]: 3, [WHITE]: 2, [BLACK]: 2 });
  const score = islandScore(goods, A, "two-value");
  expect(score.every).toBe(true);
  expect(score.values[TAN]).toBe(10);
  expect(score.tied).toEqual([BROWN, ORANGE]);
  expect([score.discarded, score.why]).toEqual([BROWN, "least"]);
  expect(score.worth).toEqual([8, 0, 40, 30, 12]);
  expect([score.total, score.left]).toEqual([90, 11]);
});

test("F2 of the tied the 5/10 colour goes, unless the choice is free", () => {
  const goods = island({ [ORANGE]: 4, [BROWN]: 4, [TAN]: 4, [WHITE]: 2, [BLACK]: 2 });
  const strict = islandScore(goods, A, "two-value");
  expect([strict.discarded, strict.why, strict.total]).toEqual([TAN, "two-value", 68]);
  const free = islandScore(goods, A, "free");
  expect([free.discarded, free.why, free.total]).toEqual([BROWN, "least", 100]);
});

test("F2 nothing goes from an empty island, and one colour alone goes altogether", () => {
  const none = islandScore([], A, "two-value");
  expect([none.discarded, none.why, none.tied, none.total, none.left]).toEqual([null, null, [], 0, 0]);
  const one = islandScore([ORANGE, ORANGE], A, "two-value");
  expect([one.discarded, one.why, one.total, one.left]).toEqual([ORANGE, "most", 0, 0]);
});

test("F1 the fifth colour makes a cargo worth more than its containers", () => {
  const before = island({ [BLACK]: 1, [BROWN]: 3, [TAN]: 2, [WHITE]: 1 });
  const worth = cargoWorth([ORANGE], before, A, "two-value");
  expect([worth.before.total, worth.after.total]).toEqual([20, 40]);
  expect([worth.card, worth.most, worth.now, worth.end]).toEqual([10, 10, 20, 20]);
});

test("F2 a cargo can take away more than it brings", () => {
  const before = island({ [BROWN]: 2, [TAN]: 2, [ORANGE]: 2 }); // tan goes: 4 + 20
  const worth = cargoWorth([ORANGE], before, A, "two-value"); // orange goes: 4 + 10
  expect([worth.card, worth.now]).toEqual([10, -10]);
  const each = [BLACK, BROWN, ORANGE, TAN, WHITE].map((one) => cargoWorth([one], before, A, "two-value").now);
  expect(each).toEqual([4, 6, -10, 0, 6]);
});

test("F3 what is on one's own ship is worth something already", () => {
  const cargo = [ORANGE, WHITE];
  const worth = cargoWorth(cargo, island({ [BROWN]: 3 }), A, "two-value", true);
  expect([worth.now, worth.end]).toEqual([16, 10]);
});

test("A4, A5 a cargo's worth is what the winner's island gains in the games", () => {
  let landed = 0;
  for (const played of FINISHED) {
    const cards = cardsOf(played);
    const moments = followed(played, null).standing;
    moments.forEach(({ entry, seq }, place) => {
      const before = moments[place - 1];
      const events = entry.kind === "played" ? entry.events : [];
      for (const event of events) {
        if (event.type !== "cargo-sold" && event.type !== "cargo-kept" && event.type !== "cargo-unsold")
          continue;
        if (events.some(({ type }) => type === "container-seized")) continue; // the island lost something, too
        const owner = event.type === "cargo-sold" ? event.winner : event.seller;
        const held = before?.view.board.seats[owner]?.island ?? [];
        const { now } = cargoWorth(event.cargo, held, cards[owner] ?? 0, played.options.discard_tie);
        const [after, was] = [seq, before?.seq ?? 0].map(
          (at) => played.steps[at - 1]?.standing?.islands[owner],
        );
        expect(now, `${played.name}, entry ${seq}`).toBe((after ?? NaN) - (was ?? NaN));
        landed++;
      }
    });
  }
  expect(landed).toBeGreaterThan(100);
});

test("without a card the island is not counted", () => {
  const area = followed(table("classic-4"), null).moments.at(-1)?.view.board.seats[0];
  if (!area) throw new Error("The game has no seats.");
  const known = netWorth(area, 2, 15, "two-value");
  const unknown = netWorth(area, null, 15, "two-value");
  expect(unknown.island).toBeNull();
  expect(unknown.total).toBe(known.total - (known.island ?? 0));
});
