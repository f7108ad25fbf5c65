// The money in an event: all money that moves is seen to move (V2). The server's `longshore.game.events.money`.
import type { Event, EventKind, EventOf } from "./types";

// Who can hold money: seats are 0 to 4.
export const CARD = 5; // the payment card
export const BROKER = 6; // brokers I, II, III are 6, 7, 8
export const BANK = 9;

export type Reason =
  | "deal"
  | "loan"
  | "repayment"
  | "interest"
  | "machine"
  | "warehouse"
  | "wage"
  | "stock"
  | "load"
  | "domestic"
  | "cargo"
  | "subsidy"
  | "declined"
  | "bid"
  | "returned"
  | "prize"
  | "brokers";

/** An amount from one purse to another, and what for. */
export interface Payment {
  readonly reason: Reason;
  readonly giver: number;
  readonly taker: number;
  readonly amount: number;
}

const NOTHING: readonly Payment[] = [];
type Readers = { [K in EventKind]?: (event: EventOf<K>) => readonly Payment[] };

const pay = (reason: Reason, giver: number, taker: number, amount: number): readonly Payment[] =>
  amount ? [{ reason, giver, taker, amount }] : NOTHING;

const toBrokers = (reason: Reason, giver: number, money: readonly number[]): readonly Payment[] =>
  money.flatMap((amount, broker) => pay(reason, giver, BROKER + broker, amount));

function interest({ seat, amount, brokers }: EventOf<"interest-paid">): readonly Payment[] {
  if (!brokers.length) return pay("interest", seat, BANK, amount);
  return brokers.flatMap((broker) => pay("interest", seat, BROKER + broker, 1));
}

const READERS: Readers = {
  "seat-dealt": ({ seat, cash }) => pay("deal", BANK, seat, cash),
  "brokers-dealt": ({ money }) => toBrokers("deal", BANK, money),
  "interest-paid": interest,
  "loan-taken": ({ seat, amount }) => pay("loan", BANK, seat, amount),
  "loan-repaid": ({ seat, amount }) => pay("repayment", seat, BANK, amount),
  "machine-built": ({ seat, price }) => pay("machine", seat, BANK, price),
  "warehouse-built": ({ seat, price }) => pay("warehouse", seat, BANK, price),
  produced: ({ seat, boss, wage }) => pay("wage", seat, boss, wage),
  stocked: ({ seat, host, paid }) => pay("stock", seat, host, paid),
  "ship-loaded": ({ seat, host, paid }) => pay("load", seat, host, paid),
  "sold-at-home": ({ seat, paid }) => pay("domestic", BANK, seat, paid),
  "cargo-sold": ({ seller, winner, price, subsidy }) => [
    ...pay("cargo", winner, seller, price),
    ...pay("subsidy", BANK, seller, subsidy),
  ],
  "cargo-kept": ({ seller, price }) => pay("declined", seller, BANK, price),
  "broker-called": ({ seat, amount }) => pay("bid", seat, CARD, amount),
  "broker-outbid": ({ seat, amount }) => pay("returned", CARD, seat, amount),
  "broker-won": ({ broker, seat, money }) => pay("prize", BROKER + broker, seat, money),
  "brokers-paid": ({ seat, money }) =>
    seat === null ? toBrokers("subsidy", BANK, money) : toBrokers("brokers", CARD, money),
};

/** Who paid whom how much in this event. */
export function payments(event: Event): readonly Payment[] {
  const read = READERS[event.type] as ((event: Event) => readonly Payment[]) | undefined;
  return read ? read(event) : NOTHING;
}

/** Everybody's cash as summed from what was seen to be paid. It begins with the `game-began` event. */
export function countCash(counted: readonly number[], event: Event): readonly number[] {
  if (event.type === "game-began") return Array.from({ length: event.options.seats }, () => 0);
  const moved = payments(event).filter(({ giver, taker }) => giver < CARD || taker < CARD);
  if (!moved.length) return counted;
  const now = [...counted];
  for (const { giver, taker, amount } of moved) {
    if (giver < CARD) now[giver] = (now[giver] ?? 0) - amount;
    if (taker < CARD) now[taker] = (now[taker] ?? 0) + amount;
  }
  return now;
}
