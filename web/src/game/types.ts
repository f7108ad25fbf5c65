// The game as a seat, or a spectator, may know it: the server's `longshore.views` and options, as they
// come over the wire. Colours, seats, cards and brokers are numbers. Values are never changed in place.

export type Seat = number;
export type Colour = number;
export type Colours = readonly Colour[];
/** A container in a store. */
export type Priced = readonly [colour: Colour, price: number];

/** Where a ship lies: a seat's harbour by its number, or one of these. */
export type Berth = Seat | "sea" | "island" | "bank";
export type Store = "factory" | "harbour";
export type Place = Store | "ship" | "island" | "bank";
export type Side = "goods" | "money";

/** What the table waits for. */
export type Phase =
  | "act"
  | "make"
  | "price"
  | "stock"
  | "load"
  | "bids"
  | "tiebreak"
  | "raise"
  | "decide"
  | "seize"
  | "seize-kind"
  | "seize-machine"
  | "call-bid"
  | "offer"
  | "pay"
  | "over";

/** The complete rules of one table. */
export interface Options {
  readonly edition: string;
  readonly seats: number;
  readonly supply: number;
  readonly machines: number;
  readonly warehouses: number;
  readonly investment_bank: boolean;
  readonly domestic_sale: "off" | "pre-turn" | "action";
  readonly auction: "sealed" | "progressive";
  readonly all_zero: "seller" | "tie";
  readonly bluff: "none" | "plain" | "cancel";
  readonly money: "hidden" | "open";
  readonly money_cards: "hidden" | "open";
  readonly seizure: "printed" | "erratum" | "anniversary";
  readonly idle_production_fee: boolean;
  readonly docked_loading: boolean;
  readonly discard_tie: "two-value" | "free";
  readonly tie_break: "island" | "factory";
  readonly broker_win: "after-interest" | "before-interest";
  readonly round_limit: number | null;
}

/** What follows from a seat's area. A price is null when all is built. */
export interface Facts {
  readonly factory_capacity: number;
  readonly factory_room: number;
  readonly harbour_capacity: number;
  readonly harbour_room: number;
  readonly ship_room: number;
  readonly machine_price: number | null;
  readonly warehouse_price: number | null;
  readonly interest: number;
}

/** What everybody sees of a seat; cash, money cards and the value card are null while they are secret. */
export interface SeatArea {
  readonly machines: Colours; // in the order of the spaces
  readonly warehouses: number;
  readonly factory: readonly Priced[];
  readonly harbour: readonly Priced[];
  readonly ship: Colours;
  readonly berth: Berth;
  readonly island: Colours;
  readonly bank: Colours; // its own harbour at the Investment Bank
  readonly loans: number;
  readonly cash: number | null;
  readonly money_cards: number | null;
  readonly card: number | null;
  readonly facts: Facts;
}

/** K1: a broker's two spaces. */
export interface Broker {
  readonly goods: Colours;
  readonly money: number;
}

/** K2: who holds the card, the marked space, and the bid; containers by their store (K4). */
export interface PaymentCard {
  readonly holder: Seat;
  readonly broker: number;
  readonly side: Side;
  readonly money: number;
  readonly factory: Colours;
  readonly harbour: Colours;
}

/** Containers in a seat's hand, to be put into its stores with a price (K5). */
export interface Floor {
  readonly seat: Seat;
  readonly factory: Colours;
  readonly harbour: Colours;
}

/** A bid that everybody has seen; with a bluff that cancels it counts for less than its amount (A7). */
export interface ShownBid {
  readonly amount: number;
  readonly bluff: number;
  readonly counts: number;
}

/** The auction as everybody sees it; bids by seat, null while there is none to be seen. */
export interface Bidding {
  readonly seller: Seat;
  readonly sealed: readonly Seat[]; // who has made the secret bid that is being made
  readonly cards: readonly (number | null)[]; // A7: how many cards all see of it, by seat
  readonly bids: readonly (ShownBid | null)[];
  readonly extras: readonly (ShownBid | null)[];
  readonly passed: readonly Seat[];
  readonly highest: number;
  readonly leaders: readonly Seat[];
}

/** I3: loans in default and, of the present one, containers still to be seized. */
export interface Default {
  readonly loans: number;
  readonly to_seize: number;
}

/** F1 to F3: a seat's result; `values` are its colours' worth on the island (F1). */
export interface Score {
  readonly seat: Seat;
  readonly card: number;
  readonly values: readonly number[];
  readonly discarded: Colour | null;
  readonly cash: number;
  readonly island: number;
  readonly harbour: number;
  readonly ship: number;
  readonly bank: number;
  readonly loans: number; // 0 or less
  readonly total: number;
}

/** F: how the game ended. */
export interface Result {
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
}

/** V1: all that lies open. */
export interface Board {
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly phase: Phase;
  readonly awaiting: readonly Seat[];
  readonly actions_left: number;
  readonly produced: boolean; // this turn, as the next three
  readonly called: boolean;
  readonly won: boolean;
  readonly sold: boolean;
  readonly end_triggered: boolean;
  readonly supply: readonly number[]; // by colour
  readonly colours_gone: Colours;
  readonly machine_supply: readonly number[]; // by colour
  readonly warehouse_supply: number;
  readonly seized: Colours; // out of the game (I7)
  readonly seats: readonly SeatArea[];
  readonly brokers: readonly Broker[]; // none where there is no Investment Bank
  readonly payment_card: PaymentCard | null;
  readonly floor: Floor | null;
  readonly bidding: Bidding | null;
  readonly default: Default | null;
  readonly result: Result | null;
}

/** One's own bid while it is sealed. */
export interface OwnBid {
  readonly amount: number;
  readonly loans: number;
  readonly bluff: number;
}

/** What only the seat itself knows. */
export interface Own {
  readonly seat: Seat;
  readonly cash: number;
  readonly card: number;
  readonly values: readonly number[]; // S6: the colours' worth, 5 for the 5/10 colour
  readonly two_value: Colour; // the 5/10 colour
  readonly bid: OwnBid | null;
}

/** What a seat, or a spectator (`own` is null), may know. */
export interface View {
  readonly options: Options;
  readonly board: Board;
  readonly own: Own | null;
}
