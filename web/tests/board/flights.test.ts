// What flies where. Over whole games: what the flights carry is just what lies elsewhere afterwards.
import { describe, expect, it, test } from "vitest";
import { movesOf, type Flight } from "../../src/board/flights";
import { eventsOf } from "../../src/game/events";
import type { Board, Event } from "../../src/game/types";
import { BANK, CARD } from "../../src/game/money";
import { followed, TABLES } from "../game/fixtures";

const everybody = { audience: null };
const area = (more: object = {}) => ({
  factory: [],
  harbour: [],
  ship: [],
  island: [],
  bank: [],
  machines: [],
  ...more,
});
const board = (...seats: object[]): Board =>
  ({
    seats: [0, 1, 2].map((seat) => area(seats[seat])),
    floor: null,
    payment_card: null,
    brokers: [],
  }) as unknown as Board;
const flightsOf = (before: Board, ...events: object[]): readonly Flight[] =>
  movesOf(
    events.map((event) => ({ ...everybody, ...event }) as Event),
    before,
  ).flights;

describe("P2 production", () => {
  const made = { type: "produced", seat: 0, colours: [0, 1], wage: 1, boss: 2 };
  it("brings containers from the supply to the prices they get", () => {
    const store = {
      type: "store-set-out",
      seat: 0,
      store: "factory",
      goods: [
        [0, 2],
        [0, 3],
        [1, 4],
      ],
    };
    expect(flightsOf(board({ factory: [[0, 2]] }), made, store)).toEqual([
      { colour: 0, from: "supply", to: "factory-0", toPrice: 3 },
      { colour: 1, from: "supply", to: "factory-0", toPrice: 4 },
    ]);
  });
  it("P3 lets those that are there move to another price", () => {
    const store = {
      type: "store-set-out",
      seat: 0,
      store: "factory",
      goods: [
        [3, 1],
        [3, 4],
      ],
    };
    expect(
      flightsOf(
        board({
          factory: [
            [3, 2],
            [3, 4],
          ],
        }),
        store,
      ),
    ).toEqual([{ colour: 3, from: "factory-0", to: "factory-0", fromPrice: 2, toPrice: 1 }]);
  });
  it("P1 pays the boss", () => {
    const moves = movesOf([{ ...everybody, ...made } as Event], board());
    expect(moves.coins).toMatchObject([{ giver: 0, taker: 2, amount: 1 }]);
  });
});

describe("H1 stocking", () => {
  it("takes them from their price in one store to their price in the other", () => {
    const bought = { type: "stocked", seat: 1, host: 0, goods: [[2, 1]], paid: 1 };
    const store = { type: "store-set-out", seat: 1, store: "harbour", goods: [[2, 5]] };
    expect(
      flightsOf(
        board({
          factory: [
            [2, 1],
            [2, 3],
          ],
        }),
        bought,
        store,
      ),
    ).toEqual([{ colour: 2, from: "factory-0", to: "harbour-1", fromPrice: 1, toPrice: 5 }]);
  });
});

describe("sailing and the auction", () => {
  it("M2 lets the ship sail and the goods come aboard", () => {
    const events = [
      { ...everybody, type: "ship-sailed", seat: 2, origin: "sea", berth: 1 },
      { ...everybody, type: "ship-loaded", seat: 2, host: 1, goods: [[4, 6]], paid: 6 },
    ] as unknown as Event[];
    const moves = movesOf(events, board({}, { harbour: [[4, 6]] }));
    expect(moves.ships).toEqual([2]);
    expect(moves.flights).toEqual([{ colour: 4, from: "harbour-1", to: "ship-2", fromPrice: 6 }]);
  });
  it("A4 brings the cargo to the winner's island, and money from the winner and from the bank", () => {
    const sold = {
      ...everybody,
      type: "cargo-sold",
      seller: 0,
      winner: 2,
      price: 7,
      subsidy: 7,
      cargo: [1, 1],
    };
    const moves = movesOf([sold as unknown as Event], board({ ship: [1, 1] }));
    expect(moves.flights).toEqual(Array(2).fill({ colour: 1, from: "ship-0", to: "island-2" }));
    expect(moves.coins).toMatchObject([
      { giver: 2, taker: 0, amount: 7 },
      { giver: BANK, taker: 0, amount: 7 },
    ]);
    expect(moves.settled).toBe(true);
  });
  it("A1 turns the bids over, and nothing flies", () => {
    const shown = { ...everybody, type: "bids-revealed", bids: [], extra: false } as unknown as Event;
    expect(movesOf([shown], board())).toEqual({
      flights: [],
      ships: [],
      coins: [],
      turnedOver: true,
      settled: false,
    });
  });
});

describe("the Investment Bank", () => {
  it("K5 gives an outbid seat its containers into its hand, and K2 lets the new bid lie on the card", () => {
    const called = {
      type: "broker-called",
      seat: 1,
      broker: 0,
      side: "money",
      amount: 0,
      factory: [[0, 2]],
      harbour: [],
    };
    const outbid = { type: "broker-outbid", seat: 0, amount: 0, factory: [3], harbour: [] };
    expect(flightsOf(board({}, { factory: [[0, 2]] }), called, outbid)).toEqual([
      { colour: 0, from: "factory-1", to: "card", fromPrice: 2 },
      { colour: 3, from: "card", to: "hand-0" },
    ]);
  });
  it("K5 sets them out again from the hand", () => {
    const before = { ...board(), floor: { seat: 0, factory: [3], harbour: [] } };
    const store = { type: "store-set-out", seat: 0, store: "factory", goods: [[3, 4]] };
    expect(flightsOf(before, store)).toEqual([{ colour: 3, from: "hand-0", to: "factory-0", toPrice: 4 }]);
  });
  it("A5 puts the subsidy of a declined auction with the brokers", () => {
    const paid = {
      ...everybody,
      type: "brokers-paid",
      seat: null,
      money: [1, 1, 0],
      goods: [],
    } as unknown as Event;
    expect(movesOf([paid], board()).coins).toMatchObject([
      { giver: BANK, taker: CARD + 1, amount: 1 },
      { giver: BANK, taker: CARD + 2, amount: 1 },
    ]);
  });
});

it("S4 the deal lies on the table at once", () => {
  const began = { ...everybody, type: "game-began", options: {}, first: 0 } as unknown as Event;
  const dealt = {
    ...everybody,
    type: "seat-dealt",
    seat: 0,
    machine: 1,
    price: 2,
    cash: 20,
  } as unknown as Event;
  const moves = movesOf([began, dealt], board());
  expect([moves.flights, moves.coins]).toEqual([[], []]);
});

// How many of each thing lie where: a flight takes one away here and puts it there.
type Lying = Map<string, number>;

function lying(board: Board): Lying {
  const found: Lying = new Map();
  const add = (place: string, colour: number | null, price: number | undefined, count = 1) => {
    const key = [place, colour, price ?? ""].join(" ");
    if (count) found.set(key, (found.get(key) ?? 0) + count);
  };
  board.supply.forEach((count, colour) => add("supply", colour, undefined, count));
  board.machine_supply.forEach((count, colour) => add("machines", colour, undefined, count));
  add("warehouses", null, undefined, board.warehouse_supply);
  board.seized.forEach((colour) => add("seized", colour, undefined));
  board.seats.forEach((one, seat) => {
    for (const store of ["factory", "harbour"] as const)
      one[store].forEach(([colour, price]) => add(`${store}-${seat}`, colour, price));
    for (const place of ["ship", "island", "bank", "machines"] as const)
      one[place].forEach((colour) => add(`${place}-${seat}`, colour, undefined));
    add(`warehouses-${seat}`, null, undefined, one.warehouses);
  });
  board.brokers.forEach(({ goods }, broker) =>
    goods.forEach((colour) => add(`broker-${broker}`, colour, undefined)),
  );
  const { payment_card: card, floor } = board;
  if (card) for (const colour of [...card.factory, ...card.harbour]) add("card", colour, undefined);
  if (floor)
    for (const colour of [...floor.factory, ...floor.harbour]) add(`hand-${floor.seat}`, colour, undefined);
  return found;
}

function flown(before: Lying, flights: readonly Flight[]): Lying {
  const after = new Map(before);
  const change = (key: string, by: number) => {
    const count = (after.get(key) ?? 0) + by;
    if (count) after.set(key, count);
    else after.delete(key);
  };
  for (const { colour, from, to, fromPrice, toPrice } of flights) {
    change([from, colour, fromPrice ?? ""].join(" "), -1);
    change([to, colour, toPrice ?? ""].join(" "), 1);
  }
  return after;
}

const alike = (one: Lying, other: Lying): boolean =>
  one.size === other.size && [...one].every(([key, count]) => other.get(key) === count);

describe("in whole games all that moves is seen to move", () => {
  test.each(TABLES.map((played) => [played.name, played] as const))("%s", (_, played) => {
    const { moments } = followed(played, null);
    let moved = 0;
    moments.forEach(({ entry, view, seq }, n) => {
      const before = moments[n - 1]?.view.board;
      if (!before || entry.kind === "undone") return;
      const { flights } = movesOf(eventsOf(entry), before);
      const [went, lies] = [flown(lying(before), flights), lying(view.board)];
      moved += flights.length;
      if (!alike(went, lies)) expect([...went].sort(), `entry ${seq}`).toEqual([...lies].sort());
    });
    expect(moved > 0 || moments.length < 3).toBe(true);
  });
});
