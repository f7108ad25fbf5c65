// The log of a table as it is told: the server's `longshore.table.telling`. A field with `?` is left out where
// it has nothing to say.
import type {
  Action,
  Event,
  Options,
  Origin,
  Reveal,
  Seat,
  SeatClock,
  SeatTold,
  Settings,
  Status,
  View,
} from "./types";

// Entries of the log

interface Entered<K extends string> {
  readonly seq: number;
  readonly at: number; // ms since 1970
  readonly kind: K;
  readonly status: Status; // after it
  readonly clocks?: readonly SeatClock[];
}

interface BySeat<K extends string> extends Entered<K> {
  readonly seat: Seat;
}

interface Seating<K extends string> extends BySeat<K> {
  readonly seats: readonly SeatTold[];
}

export interface OpenedEntry extends Entered<"opened"> {
  readonly settings: Settings;
  readonly options: Options;
  readonly seats: readonly SeatTold[];
  readonly origin?: Origin;
}

export interface JoinedEntry extends Seating<"joined"> {
  readonly name: string;
}

export interface LeftEntry extends Seating<"left"> {
  readonly dropped: boolean; // by the host
  readonly asked?: number; // where the others were asked, and agreed
}

export type SeatSetEntry = Seating<"seat-set">;
export type SeatOfferedEntry = BySeat<"seat-offered">;

/** The host asks the others to let a bot play on for somebody, or the seat be handed on. */
export interface SeatAskedEntry extends BySeat<"seat-asked"> {
  readonly what: "drop" | "hand";
}

/** A seat agrees or refuses; without a seat the host asks no more. */
export interface SeatAnsweredEntry extends Entered<"seat-answered"> {
  readonly seat?: Seat;
  readonly asked: number;
  readonly agree: boolean;
  readonly settled?: boolean; // all have agreed
}

export interface RenamedEntry extends Seating<"renamed"> {
  readonly name: string;
}

/** A key was made or taken out of use; which one is nobody's business. */
export type KeysEntry = Entered<"keys">;

export interface ClosedEntry extends Entered<"closed"> {
  readonly reveal?: Reveal;
}

/** The deal. Of a fork also everything that was played before it, in the same events. */
export interface StartedEntry extends Entered<"started"> {
  readonly seats: readonly SeatTold[];
  readonly commitment: string;
  readonly rules: string;
  readonly events: readonly Event[];
  readonly auction?: number;
  readonly reveal?: Reveal;
}

export interface PlayedEntry extends BySeat<"played"> {
  readonly by: "person" | "bot" | "clock";
  readonly events: readonly Event[];
  readonly action?: Action; // a sealed bid's is told to its seat alone
  readonly commitment?: string; // to a sealed bid
  readonly auction?: number; // what a sealed bid refers to now
  readonly forfeit?: string; // why a bot did not decide itself
  readonly reveal?: Reveal;
}

export interface UndoAskedEntry extends BySeat<"undo-asked"> {
  readonly to: number;
}

export interface UndoAnsweredEntry extends BySeat<"undo-answered"> {
  readonly asked: number;
  readonly agree: boolean;
}

/** Entry `to` and what was played after it is taken back; `seat` was the last to agree. */
export interface UndoneEntry extends BySeat<"undone"> {
  readonly to: number;
  readonly asked?: number;
  readonly view: View; // everything as it is now
  readonly auction?: number;
}

/** A seat's time has run out: the bot `name` plays it until the person returns. */
export interface TakenOverEntry extends Seating<"taken-over"> {
  readonly name: string;
}

export type ReturnedEntry = Seating<"returned">;

/** Chat. A host without a seat has none. */
export interface SaidEntry extends Entered<"said"> {
  readonly seat?: Seat;
  readonly name: string;
  readonly text: string;
}

type AnyEntry =
  | OpenedEntry
  | JoinedEntry
  | LeftEntry
  | SeatSetEntry
  | SeatOfferedEntry
  | SeatAskedEntry
  | SeatAnsweredEntry
  | RenamedEntry
  | KeysEntry
  | ClosedEntry
  | StartedEntry
  | PlayedEntry
  | UndoAskedEntry
  | UndoAnsweredEntry
  | UndoneEntry
  | TakenOverEntry
  | ReturnedEntry
  | SaidEntry;

type Fields<U> = U extends unknown ? keyof U : never;
/** Each of a union, with the fields of the others as ones that it does not have. */
type Loose<U, F extends PropertyKey> = U extends unknown
  ? U & { readonly [P in Exclude<F, keyof U>]?: undefined }
  : never;

/** An entry of the log as a seat, or a spectator, may know it. Every field can be asked for, and its `kind`
 * says which of them there are. */
export type Entry = Loose<AnyEntry, Fields<AnyEntry>>;
export type Told = Entry;
export type EntryKind = Entry["kind"];
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>;
