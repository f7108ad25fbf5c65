// Bids are turned over one after the other, the highest last.
import { TURNING } from "../table/steps";

const APART = 550; // ms from one card to the next, unless there are many
const FLIP = 500; // ms that a card takes to turn over

export interface Turning {
  /** When each seat's card is turned over, in ms. */
  readonly delays: readonly number[];
  /** When the last one lies open. */
  readonly end: number;
}

/** The order in which bids are turned over, by seat; `seen`: they lie open already. */
export function turningOver(bids: readonly ({ readonly amount: number } | null)[], seen: boolean): Turning {
  const open = bids
    .flatMap((bid, seat) => (bid ? [{ seat, amount: bid.amount }] : []))
    .sort((one, other) => one.amount - other.amount || one.seat - other.seat);
  const delays = bids.map(() => 0);
  if (seen || !open.length) return { delays, end: 0 };
  const apart = open.length > 1 ? Math.min(APART, (TURNING - FLIP) / (open.length - 1)) : 0;
  open.forEach(({ seat }, n) => (delays[seat] = Math.round(n * apart)));
  return { delays, end: Math.round((open.length - 1) * apart) + FLIP };
}
