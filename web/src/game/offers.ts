// What a seat may do now, and the trial of a turn, as the server tells it. Nothing of this is worked out
// on the page.
import type { Action, ActionKind } from "./actions";
import type { Event } from "./events";
import type { Colour, Colours, Phase, Place, Priced, Seat, Store } from "./types";
import type { Refusal } from "./wire";

interface Offered<K extends ActionKind> {
  readonly kind: K;
  /** The least number of loans to take first; left out where there is none. */
  readonly needs_loan?: number;
}

export interface BuildMachineOffer extends Offered<"build-machine"> {
  readonly colours: Colours;
  readonly price: number;
}

export interface BuildWarehouseOffer extends Offered<"build-warehouse"> {
  readonly price: number;
}

export interface ProduceOffer extends Offered<"produce"> {
  readonly makes: Colours; // that can be made
  readonly count: number; // how many of them must be made
  readonly sets: readonly Colours[]; // all choices of them there are (K3)
  readonly fee: number;
  readonly boss: Seat;
  readonly store: readonly Priced[]; // one's own, now
  readonly prices: readonly number[];
}

export interface StockOffer extends Offered<"stock"> {
  readonly seat: Seat;
  readonly goods: readonly Priced[]; // in that factory store
  readonly room: number;
  readonly store: readonly Priced[]; // one's own harbour store, now
  readonly prices: readonly number[];
}

export interface RepriceOffer extends Offered<"reprice"> {
  readonly store: readonly Priced[];
  readonly prices: readonly number[];
}

export interface SailIslandOffer extends Offered<"sail-island"> {
  readonly cargo: Colours;
}

export interface SailHarbourOffer extends Offered<"sail-harbour"> {
  readonly seat: Seat;
  readonly goods: readonly Priced[];
  readonly room: number;
}

export interface SailBankOffer extends Offered<"sail-bank"> {
  readonly goods: Colours;
  readonly room: number;
}

export interface LoadOffer extends Offered<"load"> {
  readonly seat: Seat;
  readonly goods: readonly Priced[];
  readonly room: number;
}

export interface LoadBankOffer extends Offered<"load-bank"> {
  readonly goods: Colours;
  readonly room: number;
}

export interface BidOffer extends Offered<"bid"> {
  readonly sealed: boolean;
  readonly extra: boolean;
  readonly least: number;
  readonly most: number; // without loans
  readonly loans: number; // that may go with it
  readonly bluff: number; // cards that may go with it
  readonly standing: number; // one's first bid, in a tie-break
}

export interface AcceptOffer extends Offered<"accept"> {
  readonly seat: Seat;
  readonly price: number;
  readonly subsidy: number;
}

export interface DeclineOffer extends Offered<"decline"> {
  readonly price: number;
}

export interface AwardOffer extends Offered<"award"> {
  readonly seats: readonly Seat[];
  readonly price: number;
  readonly subsidy: number;
}

export interface LoanOffer extends Offered<"loan"> {
  readonly amount: number;
}

export interface RepayOffer extends Offered<"repay"> {
  readonly amount: number;
}

export interface SellOffer extends Offered<"sell"> {
  readonly goods: readonly Priced[];
  readonly store: Store;
  readonly paid: number;
}

/** A broker that can be called, and the least bid: dollars, or containers. */
export interface OpenBroker {
  readonly broker: number;
  readonly least: number;
}

export interface CallGoodsOffer extends Offered<"call-goods"> {
  readonly brokers: readonly OpenBroker[];
}

export interface CallMoneyOffer extends Offered<"call-money"> {
  readonly brokers: readonly OpenBroker[];
  readonly factory: readonly Priced[];
  readonly harbour: readonly Priced[];
}

export interface PriceOffer extends Offered<"price"> {
  readonly factory: Colours;
  readonly harbour: Colours;
  readonly factory_prices: readonly number[];
  readonly harbour_prices: readonly number[];
}

export interface PayOffer extends Offered<"pay"> {
  readonly goods: Colours;
}

export interface SeizeOffer extends Offered<"seize"> {
  readonly seat: Seat; // whose they are
  readonly place: Place;
  readonly goods: readonly (readonly [colour: Colour, price: number | null])[];
  readonly count: number; // still to be picked
}

export interface SeizeMachineOffer extends Offered<"seize-machine"> {
  readonly seat: Seat;
  readonly colours: Colours;
}

export interface PassOffer extends Offered<"pass"> {
  readonly actions: number; // given up; 0 when there are none left
}

export type Offer =
  | BuildMachineOffer
  | BuildWarehouseOffer
  | ProduceOffer
  | StockOffer
  | RepriceOffer
  | Offered<"sail-sea">
  | SailIslandOffer
  | SailHarbourOffer
  | SailBankOffer
  | LoadOffer
  | LoadBankOffer
  | BidOffer
  | AcceptOffer
  | DeclineOffer
  | AwardOffer
  | LoanOffer
  | RepayOffer
  | SellOffer
  | CallGoodsOffer
  | CallMoneyOffer
  | PriceOffer
  | PayOffer
  | SeizeOffer
  | Offered<"give-up-warehouse">
  | Offered<"give-up-machine">
  | SeizeMachineOffer
  | PassOffer;

export type OfferOf<K extends ActionKind> = Extract<Offer, { kind: K }>;

/** Why something cannot be done now; `seat` is the one it would be done with. */
export interface Refused extends Refusal {
  readonly kind: ActionKind;
  readonly seat?: Seat;
}

/** What a seat may do now, and what it may not and why. */
export interface Offers {
  readonly seq: number;
  readonly seat: Seat;
  readonly awaited: boolean;
  readonly phase: Phase;
  readonly auction?: number;
  readonly cash: number; // what can be spent now
  readonly loans_free: number; // that may still be taken
  readonly offers: readonly Offer[];
  readonly refused: readonly Refused[];
}

/** What the last action of a trial would end. */
export type DraftEnds = null | "turn" | "auction" | "game";

/** The trial of a turn: the events of each action, and what could be done next. */
export interface Drafted {
  readonly seq: number;
  readonly events: readonly (readonly Event[])[];
  readonly offers: Offers | null;
  readonly ends: DraftEnds;
}

/** An action of one's turn that was tried and is not yet played. */
export interface DraftStep {
  readonly action: Action;
  readonly events: readonly Event[];
}
