import { describe, expect, test } from "vitest";
import { byRound, delivered, DRAINS, mean, SOURCES, summedFlows } from "../../src/game/economy";
import { economyOf, entriesOf, followed, scoresOf, table, TABLES, timelineOf, type LabRow } from "./fixtures";

const BOOKED = TABLES.filter(({ lab }) => lab).map((played) => [played.name, played] as const);
const COLOURS = [0, 1, 2, 3, 4];

const bySeat = (row: LabRow, name: string): (number | string | null)[] =>
  Object.entries(row)
    .filter(([column, value]) => /^(.*)_\d$/.exec(column)?.[1] === name && value !== null)
    .map(([, value]) => value);

describe("the economy is what the lab has booked of the same game", () => {
  test.each(BOOKED)("%s: turn by turn", (_, played) => {
    const { turns, sales, deliveries } = economyOf(followed(played, null));
    expect(turns.length).toBe((played.lab?.turns.length ?? 0) + 1);
    played.lab?.turns.forEach((row, place) => {
      const turn = turns[place + 1];
      if (!turn) throw new Error("There are too few turns.");
      const { flows } = turn;
      expect([turn.turn, turn.round, turn.seat]).toEqual([row["turn"], row["round"], row["seat"]]);
      expect(turn.cash).toEqual(bySeat(row, "cash"));
      expect(turn.loans).toEqual(bySeat(row, "loans"));
      expect(turn.money.seats).toBe(row["money"]);
      expect(turn.wages).toBe(row["wages"]);
      expect(flows).toMatchObject({
        subsidy: row["subsidy"],
        loans: row["loans_taken"],
        repaid: row["loans_repaid"],
        interest: row["interest"],
        declined: row["declined"],
        domestic: row["domestic"],
        deal: 0,
      });
      expect(flows.machines + flows.warehouses).toBe(row["buildings"]);
      expect(flows.brokers - flows.bids).toBe(row["brokers"]);
      for (const store of ["factory", "harbour"] as const) {
        const sold = sales.filter((sale) => sale.turn === turn.turn && sale.place === store);
        for (const colour of COLOURS) {
          const alike = sold.filter((sale) => sale.colour === colour);
          const paid = alike.reduce((sum, { count, price }) => sum + count * price, 0);
          const count = alike.reduce((sum, sale) => sum + sale.count, 0);
          expect([count, paid]).toEqual([row[`${store}_sold_${colour}`], row[`${store}_paid_${colour}`]]);
        }
      }
      const [cargo] = deliveries.filter((delivery) => delivery.turn === turn.turn);
      const landed = row["auction"] ? COLOURS.map((colour) => row[`cargo_${colour}`]) : null;
      const counts = cargo && COLOURS.map((colour) => cargo.cargo.filter((one) => one === colour).length);
      expect(counts ?? null).toEqual(landed);
      const [sale] = sales.filter((one) => one.turn === turn.turn && one.place === "island");
      if (sale) expect(sale.price * sale.count).toBeCloseTo(Number(row["bid"]));
    });
  });

  test.each(BOOKED)("%s: at the end", (_, played) => {
    const { turns, deliveries, seats } = economyOf(followed(played, null));
    expect(turns.at(-1)?.ended).toBe(true);
    expect(turns.at(-1)?.worth).toEqual(scoresOf(played).map(({ total }) => total));
    const received = delivered(deliveries, seats).map((row) => row.reduce((sum, count) => sum + count, 0));
    expect(received).toEqual(played.lab?.seats.map((row) => row["received"]));
  });

  test.each(BOOKED)("%s: all money comes from somewhere and goes somewhere", (_, played) => {
    const { turns } = economyOf(followed(played, null));
    summedFlows(turns).forEach((sums, place) => {
      const came = SOURCES.reduce((sum, flow) => sum + sums[flow], 0);
      const went = DRAINS.reduce((sum, flow) => sum + sums[flow], 0);
      expect(came - went).toBe(turns[place]?.money.seats);
    });
  });
});

test("V1 while a game goes on only one's own net worth is known", () => {
  const entries = entriesOf(table("anniversary-4"), 1).slice(0, 120);
  const { turns } = economyOf(timelineOf(entries, 1));
  expect(turns.at(-1)?.ended).toBe(false);
  for (const { worth } of turns)
    expect(worth.map((one) => one !== null)).toEqual([false, true, false, false]);
  const watched = economyOf(timelineOf(entriesOf(table("anniversary-4"), null).slice(0, 120), null));
  expect(watched.turns.at(-1)?.worth).toEqual([null, null, null, null]);
  expect(watched.turns.at(-1)?.cash).toEqual(turns.at(-1)?.cash);
});

test("the deal is where it begins", () => {
  const [deal] = economyOf(followed(table("anniversary-3"), null)).turns;
  expect(deal).toMatchObject({ turn: 0, seat: null, cash: [20, 20, 20] });
  expect(deal?.flows.deal).toBe(60);
  expect(deal?.money).toEqual({ seats: 60, card: 0, brokers: 6 });
});

test("what was taken back, and where a game was forked, makes no difference", () => {
  const numbers = (name: string) => {
    const { turns, sales, deliveries } = economyOf(followed(table(name), null));
    return JSON.parse(
      JSON.stringify({ turns, sales, deliveries }, (key, value) => (key === "seq" ? 0 : value)),
    );
  };
  expect(numbers("undos-anniversary-3")).toEqual(numbers("anniversary-3"));
  expect(numbers("fork-anniversary-3")).toEqual(numbers("anniversary-3"));
  expect(numbers("far-undos-anniversary-4")).toEqual(numbers("anniversary-4"));
});

test("rounds add up to the game", () => {
  const economy = economyOf(followed(table("classic-5"), null));
  const rounds = byRound(economy);
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, place) => place + 1));
  expect(rounds.at(-1)?.last).toBe(economy.turns.at(-1));
  const subsidy = rounds.reduce((sum, { flows }) => sum + flows.subsidy, 0);
  expect(subsidy).toBe(summedFlows(economy.turns).at(-1)?.subsidy);
  for (const place of ["factory", "harbour", "island"] as const) {
    const count = rounds.reduce((sum, { prices }) => sum + prices[place].count, 0);
    expect(count).toBe(mean(economy.sales, place).count);
    for (const { prices } of rounds) expect(prices[place].price === null).toBe(prices[place].count === 0);
  }
  const landed = rounds.flatMap((round) => round.delivered.flat()).reduce((sum, count) => sum + count, 0);
  expect(landed).toBe(economy.deliveries.reduce((sum, { cargo }) => sum + cargo.length, 0));
});

test("a log without a game has no economy", () => {
  const nothing = economyOf(timelineOf(entriesOf(table("classic-3"), null).slice(0, 2), null));
  expect(nothing).toEqual({ seats: 0, turns: [], sales: [], deliveries: [] });
  expect(byRound(nothing)).toEqual([]);
});
