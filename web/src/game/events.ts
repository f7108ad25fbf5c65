// What can happen at a table: the server's `longshore.events`. `audience` are the seats that may know of
// an event; null is everybody. A client is told only what its seat may know.
import type {
  Berth,
  Colour,
  Colours,
  Options,
  Phase,
  Place,
  Priced,
  Score,
  Seat,
  Side,
  Store,
} from "./types";

interface Happened<T extends string> {
  readonly type: T;
  readonly audience: readonly Seat[] | null;
}

/** What happens to one seat. */
interface HappenedTo<T extends string> extends Happened<T> {
  readonly seat: Seat;
}

// The deal

/** S1: a table with these options; a seat was drawn to start. */
export interface GameBegan extends Happened<"game-began"> {
  readonly options: Options;
  readonly first: Seat;
}

/** S4, S5: the machine drawn, a container of its colour at a price, and the first money. */
export interface SeatDealt extends HappenedTo<"seat-dealt"> {
  readonly machine: Colour;
  readonly price: number;
  readonly cash: number;
}

/** S5: a value card, face down; only its owner learns which. */
export interface CardDealt extends HappenedTo<"card-dealt"> {
  readonly card: number;
}

/** K1: the first containers and dollars of brokers I, II and III. */
export interface BrokersDealt extends Happened<"brokers-dealt"> {
  readonly goods: readonly Colours[];
  readonly money: readonly number[];
}

// The turn

/** T1: a seat's turn. */
export interface TurnBegan extends HappenedTo<"turn-began"> {
  readonly round: number;
}

/** What the table waits for now and which seats owe it; in a default, what is still to be settled. */
export interface Awaited extends Happened<"awaited"> {
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly actions_left: number;
  readonly in_default: number;
  readonly to_seize: number;
}

/** T2: a seat gave up so many actions. */
export interface Passed extends HappenedTo<"passed"> {
  readonly actions: number;
}

/** V2: how many money cards each seat holds now. */
export interface MoneyCardsCounted extends Happened<"money-cards-counted"> {
  readonly cards: readonly number[];
}

// Interest, default and loans

/** I1: $1 a loan, to the bank, or $1 to each of the brokers named. */
export interface InterestPaid extends HappenedTo<"interest-paid"> {
  readonly amount: number;
  readonly brokers: readonly number[];
}

/** I2: so many loans without their interest. */
export interface Defaulted extends HappenedTo<"defaulted"> {
  readonly loans: number;
}

/** I3, I6: a container leaves the game; from a store with its price. */
export interface ContainerSeized extends HappenedTo<"container-seized"> {
  readonly place: Place;
  readonly colour: Colour;
  readonly price: number | null;
}

/** I3: a warehouse goes back to the supply. */
export type WarehouseSeized = HappenedTo<"warehouse-seized">;

/** I3: a machine goes back to the supply. */
export interface MachineSeized extends HappenedTo<"machine-seized"> {
  readonly colour: Colour;
}

/** I3, I6: there was nothing to seize for one loan in default. */
export type InterestForgiven = HappenedTo<"interest-forgiven">;

/** L1: a loan; `cause` says whether it came with a bid (L3) or was forced by interest (I2). */
export interface LoanTaken extends HappenedTo<"loan-taken"> {
  readonly amount: number;
  readonly cause: "wish" | "bid" | "interest";
}

/** L2: a loan repaid. */
export interface LoanRepaid extends HappenedTo<"loan-repaid"> {
  readonly amount: number;
}

/** I3: a loan ended by the loss of a building. */
export type LoanStruckOff = HappenedTo<"loan-struck-off">;

// Actions

/** B1: a machine, paid to the bank. */
export interface MachineBuilt extends HappenedTo<"machine-built"> {
  readonly colour: Colour;
  readonly price: number;
}

/** B1: a warehouse, paid to the bank. */
export interface WarehouseBuilt extends HappenedTo<"warehouse-built"> {
  readonly price: number;
}

/** P1, P2: what was made, and the wage paid to the union boss. P4: both may be nothing. */
export interface Produced extends HappenedTo<"produced"> {
  readonly colours: Colours;
  readonly wage: number;
  readonly boss: Seat;
}

/** P3, H3, K5: a whole store as it stands now. */
export interface StoreSetOut extends HappenedTo<"store-set-out"> {
  readonly store: Store;
  readonly goods: readonly Priced[];
}

/** H1: bought from another seat's factory store; `store-set-out` says at what prices it stands. */
export interface Stocked extends HappenedTo<"stocked"> {
  readonly host: Seat;
  readonly goods: readonly Priced[];
  readonly paid: number;
}

/** M1: from a berth to another. */
export interface ShipSailed extends HappenedTo<"ship-sailed"> {
  readonly origin: Berth;
  readonly berth: Berth;
}

/** M2, M3: bought from a harbour store and loaded. */
export interface ShipLoaded extends HappenedTo<"ship-loaded"> {
  readonly host: Seat;
  readonly goods: readonly Priced[];
  readonly paid: number;
}

/** M5: loaded from the seat's own harbour at the Investment Bank. */
export interface ShipLoadedAtBank extends HappenedTo<"ship-loaded-at-bank"> {
  readonly goods: Colours;
}

/** D1, D2: a container back to the supply for money from the bank. */
export interface SoldAtHome extends HappenedTo<"sold-at-home"> {
  readonly store: Store;
  readonly colour: Colour;
  readonly price: number;
  readonly paid: number;
}

/** E1: the second colour is gone from the supply. */
export type EndTriggered = HappenedTo<"end-triggered">;

// The auction

/** M4: a cargo for sale; `bidding` is sealed (A1) or open (A6). */
export interface AuctionOpened extends HappenedTo<"auction-opened"> {
  readonly cargo: Colours;
  readonly bidding: "sealed" | "open";
}

/** A1, A2: one's own sealed bid. Everybody gets `bid-sealed`. */
export interface SealedBid extends HappenedTo<"sealed-bid"> {
  readonly amount: number;
  readonly loans: number;
  readonly bluff: number;
  readonly extra: boolean;
}

/** A1, A2: a seat has made its bid, or its extra bid, in secret.
 * A7: `cards` is how many cards all see of it, where bluffing cards are in play. */
export interface BidSealed extends HappenedTo<"bid-sealed"> {
  readonly extra: boolean;
  readonly cards: number | null;
}

/** A bid as it is shown: what it counts differs from the amount when a bluff cancels it (A7). */
export interface RevealedBid {
  readonly seat: Seat;
  readonly amount: number;
  readonly loans: number;
  readonly bluff: number;
  readonly counts: number;
}

/** A1, A2: all bids, or all extra bids of the tied, are shown together. */
export interface BidsRevealed extends Happened<"bids-revealed"> {
  readonly bids: readonly RevealedBid[];
  readonly extra: boolean;
}

/** A6: an open bid. */
export interface BidRaised extends HappenedTo<"bid-raised"> {
  readonly amount: number;
}

/** A6: a seat bids no more. */
export type BidPassed = HappenedTo<"bid-passed">;

/** A2: a tie for the highest bid. They bid again, or the shipping seat picks one of them. */
export interface BidsTied extends Happened<"bids-tied"> {
  readonly seats: readonly Seat[];
  readonly amount: number;
  readonly again: boolean;
}

/** One seat's bid is the highest: the shipping seat decides. */
export interface HighestBid extends HappenedTo<"highest-bid"> {
  readonly amount: number;
}

/** A4: the winner pays the price, the bank the subsidy; the cargo is on the winner's island. */
export interface CargoSold extends Happened<"cargo-sold"> {
  readonly seller: Seat;
  readonly winner: Seat;
  readonly price: number;
  readonly subsidy: number;
  readonly cargo: Colours;
}

/** A5: declined; the shipping seat pays the bank, the cargo is on its own island. */
export interface CargoKept extends Happened<"cargo-kept"> {
  readonly seller: Seat;
  readonly price: number;
  readonly cargo: Colours;
}

/** A3: nobody bid; the shipping seat has the cargo for nothing. */
export interface CargoUnsold extends Happened<"cargo-unsold"> {
  readonly seller: Seat;
  readonly cargo: Colours;
}

// The Investment Bank

/** K2: a bid for a broker's containers (`amount`) or money (containers from both stores). */
export interface BrokerCalled extends HappenedTo<"broker-called"> {
  readonly broker: number;
  readonly side: Side;
  readonly amount: number;
  readonly factory: readonly Priced[];
  readonly harbour: readonly Priced[];
}

/** K5: a seat gets its bid back; containers are to be priced anew for the store they are of. */
export interface BrokerOutbid extends HappenedTo<"broker-outbid"> {
  readonly amount: number;
  readonly factory: Colours;
  readonly harbour: Colours;
}

/** K6: the prize. `at_the_end`: by K7, when the game was over. */
export interface BrokerWon extends HappenedTo<"broker-won"> {
  readonly broker: number;
  readonly side: Side;
  readonly goods: Colours;
  readonly money: number;
  readonly at_the_end: boolean;
}

/** K8: dollars to each of the three brokers, containers as [broker, colour]; seat null: the subsidy (A5). */
export interface BrokersPaid extends Happened<"brokers-paid"> {
  readonly seat: Seat | null;
  readonly money: readonly number[];
  readonly goods: readonly (readonly [broker: number, colour: Colour])[];
}

// The end

/** E1, F: value cards and money are shown, and who has won (F4). */
export interface GameOver extends Happened<"game-over"> {
  readonly rounds: number;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
}

export type Event =
  | GameBegan
  | SeatDealt
  | CardDealt
  | BrokersDealt
  | TurnBegan
  | Awaited
  | Passed
  | MoneyCardsCounted
  | InterestPaid
  | Defaulted
  | ContainerSeized
  | WarehouseSeized
  | MachineSeized
  | InterestForgiven
  | LoanTaken
  | LoanRepaid
  | LoanStruckOff
  | MachineBuilt
  | WarehouseBuilt
  | Produced
  | StoreSetOut
  | Stocked
  | ShipSailed
  | ShipLoaded
  | ShipLoadedAtBank
  | SoldAtHome
  | EndTriggered
  | AuctionOpened
  | SealedBid
  | BidSealed
  | BidsRevealed
  | BidRaised
  | BidPassed
  | BidsTied
  | HighestBid
  | CargoSold
  | CargoKept
  | CargoUnsold
  | BrokerCalled
  | BrokerOutbid
  | BrokerWon
  | BrokersPaid
  | GameOver;

/** The same, for where `Event` is the browser's. */
export type GameEvent = Event;
export type EventKind = Event["type"];
export type EventOf<K extends EventKind> = Extract<Event, { type: K }>;

/** The events that a seat may know; null is a spectator, who knows what everybody knows. */
export const visible = (events: readonly Event[], seat: Seat | null): Event[] =>
  events.filter(({ audience }) => audience === null || (seat !== null && audience.includes(seat)));
