// What follows from the open facts, worked out once for whoever draws them: `longshore.game.views.with_facts`.
import { MACHINE_PRICES, SHIP_ROOM, WAREHOUSE_PRICES } from "./numbers";
import type { Board, Colours, Facts, SeatArea } from "./types";

/** The board with all that follows from it. What has not changed stays the same object. */
export function withFacts(board: Board): Board {
  const seats = board.seats.map((area, seat) => withAreaFacts(area, factsOf(board, area, seat)));
  const sameSeats = seats.every((area, seat) => area === board.seats[seat]);
  const gone = coloursGone(board.supply);
  const sameGone = alike(gone, board.colours_gone);
  if (sameSeats && sameGone) return board;
  return {
    ...board,
    seats: sameSeats ? board.seats : seats,
    colours_gone: sameGone ? board.colours_gone : gone,
  };
}

/** A seat's facts before anything was dealt. */
export const noFacts = (): Facts => ({
  factory_capacity: 0,
  factory_room: 0,
  harbour_capacity: 0,
  harbour_room: 0,
  ship_room: SHIP_ROOM,
  machine_price: null,
  warehouse_price: null,
  interest: 0,
});

const FIELDS = Object.keys(noFacts()) as (keyof Facts)[];

function withAreaFacts(area: SeatArea, facts: Facts): SeatArea {
  return FIELDS.every((field) => area.facts[field] === facts[field]) ? area : { ...area, facts };
}

function factsOf(board: Board, area: SeatArea, seat: number): Facts {
  let inFactory = area.factory.length;
  let inHarbour = area.harbour.length;
  const { payment_card: card, floor } = board;
  if (card?.holder === seat) {
    // K4: they keep their room
    inFactory += card.factory.length;
    inHarbour += card.harbour.length;
  }
  if (floor?.seat === seat) {
    inFactory += floor.factory.length;
    inHarbour += floor.harbour.length;
  }
  const machines = area.machines.length;
  const { warehouses } = area;
  const forSale = board.warehouse_supply > 0;
  return {
    factory_capacity: 2 * machines,
    factory_room: 2 * machines - inFactory,
    harbour_capacity: warehouses,
    harbour_room: warehouses - inHarbour,
    ship_room: SHIP_ROOM - area.ship.length,
    machine_price: MACHINE_PRICES[machines] ?? null,
    warehouse_price: forSale ? (WAREHOUSE_PRICES[warehouses] ?? null) : null,
    interest: area.loans,
  };
}

const coloursGone = (supply: readonly number[]): Colours =>
  supply.flatMap((count, colour) => (count === 0 ? [colour] : []));

const alike = (one: Colours, other: Colours): boolean =>
  one.length === other.length && one.every((colour, place) => colour === other[place]);
