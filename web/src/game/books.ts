// The books of a game: every payment, sale and delivery, posted turn by turn. What is shown of them is in
// `economy.ts`.
import type { Board, Colour, Colours, Event, EventOf, Options, Seat } from "./types";
import { begin, fold } from "./fold";
import { areaOf } from "./fold/changes";
import { CARD, countCash, payments, type Payment, type Reason } from "./money";
import { netWorth } from "./worth";

/** Where the seats' money comes from. `brokers`: prizes won from the Investment Bank's brokers. */
export const SOURCES = ["deal", "loans", "subsidy", "domestic", "brokers"] as const;
/** Where it goes. `bids`: what was bid to the brokers, less what came back. */
export const DRAINS = ["interest", "machines", "warehouses", "declined", "repaid", "bids"] as const;
export type Flow = (typeof SOURCES)[number] | (typeof DRAINS)[number];
export type Flows = Readonly<Record<Flow, number>>;

/** How things stood at the end of a turn, and what moved in it. Turn 0 is the deal. */
export interface Turn {
  readonly turn: number;
  readonly seq: number; // the entry with which it ended, or the last there is
  readonly round: number;
  readonly seat: Seat | null; // whose turn; null for the deal
  readonly ended: boolean; // false for the turn that is going on
  readonly cash: readonly number[]; // by seat
  readonly worth: readonly (number | null)[]; // by seat, F3 as it stood; null while the card is unknown
  readonly loans: readonly number[]; // by seat
  readonly money: { readonly seats: number; readonly card: number; readonly brokers: number };
  readonly flows: Flows;
  readonly wages: number; // from seat to seat
}

/** Containers sold from a store or at the island, alike ones together. */
export interface Sale {
  readonly turn: number;
  readonly seq: number;
  readonly round: number;
  readonly place: "factory" | "harbour" | "island";
  readonly buyer: Seat;
  readonly seller: Seat;
  readonly colour: Colour | null; // null: a whole cargo
  readonly count: number;
  readonly price: number; // of each; of a cargo the bid, shared out
  readonly kept: boolean; // A5, A3: the seller is the buyer, and pays the bank
}

/** A cargo that came to a seat's island. */
export interface Delivery {
  readonly turn: number;
  readonly seq: number;
  readonly round: number;
  readonly seat: Seat; // whose island
  readonly shipper: Seat;
  readonly cargo: Colours;
}

export interface Economy {
  readonly seats: number;
  readonly turns: readonly Turn[];
  readonly sales: readonly Sale[];
  readonly deliveries: readonly Delivery[];
}

const REASONS: Partial<Record<Reason, Flow>> = {
  deal: "deal",
  loan: "loans",
  subsidy: "subsidy",
  domestic: "domestic",
  prize: "brokers",
  interest: "interest",
  machine: "machines",
  warehouse: "warehouses",
  declined: "declined",
  repayment: "repaid",
  bid: "bids",
  returned: "bids",
};

export const noFlows = (): Record<Flow, number> => ({
  deal: 0,
  loans: 0,
  subsidy: 0,
  domestic: 0,
  brokers: 0,
  interest: 0,
  machines: 0,
  warehouses: 0,
  declined: 0,
  repaid: 0,
  bids: 0,
});

/** Follows a game event by event. */
export class Books {
  private options: Options | null = null;
  private board: Board | null = null;
  private cash: readonly number[] = [];
  private flows = noFlows();
  private wages = 0;
  private seat: Seat | null = null;
  private round = 1;
  private seq = 0;
  private over = false;
  private readonly turns: Turn[] = [];
  private readonly sales: Sale[] = [];
  private readonly deliveries: Delivery[] = [];

  constructor(private readonly cards: readonly (number | null)[]) {}

  post(seq: number, event: Event): void {
    if (event.type === "game-began") {
      this.options = event.options;
      this.board = begin(event);
    } else if (event.type === "turn-began") this.turn(seq, event);
    this.seq = seq;
    for (const payment of payments(event)) this.pay(payment);
    this.trade(event);
    if (this.board) this.board = fold(this.board, event);
    this.cash = countCash(this.cash, event);
    if (event.type === "game-over") {
      this.closeTurn(true);
      this.over = true;
    }
  }

  close(): Economy {
    if (this.board && !this.over) this.closeTurn(false);
    const { turns, sales, deliveries } = this;
    return { seats: this.board?.seats.length ?? 0, turns, sales, deliveries };
  }

  private turn(seq: number, { seat, round }: EventOf<"turn-began">): void {
    this.seq = seq;
    this.closeTurn(true);
    this.seat = seat;
    this.round = round;
  }

  private closeTurn(ended: boolean): void {
    const { board, options, cash, flows, wages, seat, round, seq } = this;
    if (!board || !options) return;
    const seats = board.seats.map((_, one) => one);
    this.turns.push({
      turn: this.turns.length,
      seq,
      round,
      seat,
      ended,
      cash,
      worth: seats.map((one) => this.worth(board, options, one)),
      loans: board.seats.map(({ loans }) => loans),
      money: {
        seats: cash.reduce((sum, amount) => sum + amount, 0),
        card: board.payment_card?.money ?? 0,
        brokers: board.brokers.reduce((sum, { money }) => sum + money, 0),
      },
      flows,
      wages,
    });
    this.flows = noFlows();
    this.wages = 0;
  }

  private worth(board: Board, options: Options, seat: Seat): number | null {
    const card = this.cards[seat] ?? null;
    if (card === null) return null;
    return netWorth(areaOf(board, seat), card, this.cash[seat] ?? 0, options.discard_tie).total;
  }

  /** What comes to the seats or leaves them; what brokers and bank do with each other is none of it. */
  private pay({ reason, giver, taker, amount }: Payment): void {
    if (reason === "wage") this.wages += amount;
    const flow = REASONS[reason];
    if (!flow || (giver >= CARD && taker >= CARD)) return;
    this.flows[flow] += reason === "returned" ? -amount : amount;
  }

  private trade(event: Event): void {
    if (event.type === "stocked") this.bought("factory", event);
    else if (event.type === "ship-loaded") this.bought("harbour", event);
    else if (event.type === "cargo-sold") this.landed(event.seller, event.winner, event.price, event.cargo);
    else if (event.type === "cargo-kept") this.landed(event.seller, event.seller, event.price, event.cargo);
    else if (event.type === "cargo-unsold") this.landed(event.seller, event.seller, 0, event.cargo);
  }

  private get when(): { readonly turn: number; readonly seq: number; readonly round: number } {
    return { turn: this.turns.length, seq: this.seq, round: this.round };
  }

  private bought(place: "factory" | "harbour", event: EventOf<"stocked" | "ship-loaded">): void {
    const alike = new Map<string, Sale>();
    for (const [colour, price] of event.goods) {
      const key = `${colour}@${price}`;
      const count = (alike.get(key)?.count ?? 0) + 1;
      const sale = { ...this.when, place, buyer: event.seat, seller: event.host, colour, count, price };
      alike.set(key, { ...sale, kept: false });
    }
    this.sales.push(...alike.values());
  }

  private landed(seller: Seat, buyer: Seat, bid: number, cargo: Colours): void {
    this.deliveries.push({ ...this.when, seat: buyer, shipper: seller, cargo });
    const count = cargo.length;
    const sold = { place: "island", buyer, seller, colour: null, count, price: bid / count } as const;
    this.sales.push({ ...this.when, ...sold, kept: buyer === seller });
  }
}
