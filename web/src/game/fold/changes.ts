// Small changes of a board, each a new value that shares with the old one all that stays.
import type {
  Board,
  Broker,
  Colour,
  Colours,
  Event,
  EventKind,
  EventOf,
  Priced,
  Seat,
  SeatArea,
} from "../types";

/** How a board is redrawn after each kind of event. Money is moved elsewhere, but for the payment card's. */
export type Draws = { readonly [K in EventKind]?: (board: Board, event: EventOf<K>) => Board };

export const draw = (draws: Draws, board: Board, event: Event): Board => {
  const redraw = draws[event.type] as ((board: Board, event: Event) => Board) | undefined;
  return redraw ? redraw(board, event) : board;
};

/** The area of a seat. */
export function areaOf(board: Board, seat: Seat): SeatArea {
  const area = board.seats[seat];
  if (!area) throw new RangeError(`There is no seat ${seat} at this table.`);
  return area;
}

/** A broker's spaces. */
export function brokerOf(board: Board, broker: number): Broker {
  const spaces = board.brokers[broker];
  if (!spaces) throw new RangeError(`There is no broker ${broker} at this table.`);
  return spaces;
}

export const replaced = <T>(list: readonly T[], place: number, value: T): readonly T[] =>
  list.map((one, at) => (at === place ? value : one));

export const changeArea = (board: Board, seat: Seat, changes: Partial<SeatArea>): Board => ({
  ...board,
  seats: replaced(board.seats, seat, { ...areaOf(board, seat), ...changes }),
});

export const changeBroker = (board: Board, broker: number, changes: Partial<Broker>): Board => ({
  ...board,
  brokers: replaced(board.brokers, broker, { ...brokerOf(board, broker), ...changes }),
});

export const plus = (goods: Colours, more: Colours): Colours =>
  more.length ? [...goods, ...more].sort((one, other) => one - other) : goods;

export function minus(goods: Colours, fewer: Colours): Colours {
  const left = [...goods];
  for (const colour of fewer) {
    const place = left.indexOf(colour);
    if (place < 0) throw new RangeError(`There is no container of colour ${colour} to take away.`);
    left.splice(place, 1);
  }
  return left;
}

export function offShelf(goods: readonly Priced[], sold: readonly Priced[]): readonly Priced[] {
  const left = [...goods];
  for (const [colour, price] of sold) {
    const place = left.findIndex((one) => one[0] === colour && one[1] === price);
    if (place < 0)
      throw new RangeError(`There is no container of colour ${colour} at ${price} to take away.`);
    left.splice(place, 1);
  }
  return left;
}

export const counted = (counts: readonly number[], colour: Colour, change: number): readonly number[] =>
  counts.map((count, at) => (at === colour ? count + change : count));

export const coloursOnly = (goods: readonly Priced[]): Colours => goods.map(([colour]) => colour);
