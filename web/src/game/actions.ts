// What a player says: the server's `longshore.actions`. Lists of containers may come in any order; the
// server answers with them by colour, then by price. What has a value to start from may be left out.
import type { Colour, Colours, Priced, Seat } from "./types";

interface Said<T extends string> {
  readonly type: T;
}

/** B: buy a machine of a colour. */
export interface BuildMachine extends Said<"build-machine"> {
  readonly colour: Colour;
}

/** B: buy a warehouse. */
export type BuildWarehouse = Said<"build-warehouse">;

/** P: produce, and set out the whole factory store. */
export interface Produce extends Said<"produce"> {
  readonly store: readonly Priced[];
}

/** H1: buy from a seat's factory store, and set out the whole harbour store. */
export interface Stock extends Said<"stock"> {
  readonly seat: Seat;
  readonly take: readonly Priced[];
  readonly store: readonly Priced[];
}

/** H4: set out the harbour store anew without buying. */
export interface Reprice extends Said<"reprice"> {
  readonly store: readonly Priced[];
}

/** M1: to the open sea. */
export type SailSea = Said<"sail-sea">;

/** M4: to the island, which opens the auction. */
export type SailIsland = Said<"sail-island">;

/** M2: into a seat's harbour, loading there. */
export interface SailHarbour extends Said<"sail-harbour"> {
  readonly seat: Seat;
  readonly load?: readonly Priced[];
}

/** M5: into one's own harbour at the Investment Bank, loading one's containers. */
export interface SailBank extends Said<"sail-bank"> {
  readonly load?: Colours;
}

/** M3: load where the ship already lies, in a seat's harbour. */
export interface Load extends Said<"load"> {
  readonly load: readonly Priced[];
}

/** M3: load in one's own harbour at the Investment Bank, where the ship already lies. */
export interface LoadBank extends Said<"load-bank"> {
  readonly load: Colours;
}

/** A1, A2, A6: bid for the cargo; loans taken on the spot and bluffing cards go with it. */
export interface Bid extends Said<"bid"> {
  readonly amount: number;
  readonly loans?: number;
  readonly bluff?: number;
}

/** A4: sell the cargo to the highest bidder. */
export type Accept = Said<"accept">;

/** A5: pay the highest bid and keep the cargo. */
export type Decline = Said<"decline">;

/** A2: sell the cargo to one of the tied. */
export interface Award extends Said<"award"> {
  readonly seat: Seat;
}

/** L1: take a loan. */
export type TakeLoan = Said<"loan">;

/** L2: repay a loan. */
export type Repay = Said<"repay">;

/** D: sell a container to the supply for $2. */
export interface SellHome extends Said<"sell"> {
  readonly colour: Colour;
  readonly price: number;
}

/** K2: call a broker for its containers, bidding money. */
export interface CallForGoods extends Said<"call-goods"> {
  readonly broker: number;
  readonly amount: number;
}

/** K2: call a broker for its money, bidding containers from one's stores. */
export interface CallForMoney extends Said<"call-money"> {
  readonly broker: number;
  readonly factory?: readonly Priced[];
  readonly harbour?: readonly Priced[];
}

/** K5: price the containers that come back from the payment card. */
export interface PriceReturned extends Said<"price"> {
  readonly factory?: readonly Priced[];
  readonly harbour?: readonly Priced[];
}

/** K8: the order in which the containers bid are paid to brokers I, II, III, I, … */
export interface PayBrokers extends Said<"pay"> {
  readonly order: Colours;
}

/** I4: pick the container that is seized; from a store with its price. */
export interface Seize extends Said<"seize"> {
  readonly colour: Colour;
  readonly price?: number | null;
}

/** I4: a warehouse goes. */
export type GiveUpWarehouse = Said<"give-up-warehouse">;

/** I4: a machine goes. */
export type GiveUpMachine = Said<"give-up-machine">;

/** I4: pick the machine that goes. */
export interface SeizeMachine extends Said<"seize-machine"> {
  readonly colour: Colour;
}

/** T2: give up the actions left; A6: bid no more. */
export type Pass = Said<"pass">;

export type Action =
  | BuildMachine
  | BuildWarehouse
  | Produce
  | Stock
  | Reprice
  | SailSea
  | SailIsland
  | SailHarbour
  | SailBank
  | Load
  | LoadBank
  | Bid
  | Accept
  | Decline
  | Award
  | TakeLoan
  | Repay
  | SellHome
  | CallForGoods
  | CallForMoney
  | PriceReturned
  | PayBrokers
  | Seize
  | GiveUpWarehouse
  | GiveUpMachine
  | SeizeMachine
  | Pass;

export type ActionKind = Action["type"];
