// What comes and goes over the wire. The types are the server's own, generated from its description of itself
// (`web/tasks.py types`); here are the page's names for parts of them. Colours, seats, cards and brokers are
// numbers. Values are never changed in place.
import type {
  Action,
  DraftTold,
  Entry,
  Event,
  Lobby,
  NotNow,
  Offer,
  PaymentCard,
  PublicBoard,
  SeatArea,
  StoreSetOut,
} from "../generated/wire";

export type * from "../generated/wire";

export type Seat = number;
export type Colour = number;
export type Colours = readonly Colour[];
/** A container in a store. */
export type Priced = readonly [colour: Colour, price: number];

export type Board = PublicBoard;
/** Where a ship lies: a seat's harbour by its number, or one of the places with a name. */
export type Berth = SeatArea["berth"];
export type Store = StoreSetOut["store"];
export type Side = PaymentCard["side"];
/** What the table waits for. */
export type Phase = PublicBoard["phase"];
export type Status = Lobby["tables"][number]["status"];

export type EventKind = Event["type"];
export type EventOf<K extends EventKind> = Extract<Event, { type: K }>;

export type EntryKind = Entry["kind"];
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>;

export type ActionKind = Action["type"];
export type OfferOf<K extends ActionKind> = Extract<Offer, { kind: K }>;
/** Why something cannot be done now; `seat` is the one it would be done with. */
export type Refused = NotNow;

/** The trial of a turn. */
export type Drafted = DraftTold;
/** What the last action of a trial would end. */
export type DraftEnds = DraftTold["ends"];
/** An action of one's turn that was tried and is not yet played. */
export interface DraftStep {
  readonly action: Action;
  readonly events: readonly Event[];
}
