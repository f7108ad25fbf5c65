// What the server's table answers: `longshore.table.api.types`, and with it the log (`entries.ts`), what can be
// done (`offers.ts`) and what is sent to the server (`wishes.ts`). A field with `?` is left out where it has
// nothing to say.
import type { Values } from "../words/say.svelte";
import type { Action } from "./actions";
import type { Entry, Origin, Reveal, SeatClock, SeatTold, Settings, Status } from "./entries";
import type { Options, Seat, View } from "./types";

export * from "./entries";
export type * from "./offers";
export type * from "./wishes";

// A table, and what is seen of it

/** An undo that waits for the others' leave. */
export interface UndoTold {
  readonly seq: number;
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** A table as whoever asks may know it. */
export interface TableTold {
  readonly table: string;
  readonly status: Status;
  readonly seq: number;
  readonly opened_at: number;
  readonly changed_at: number;
  readonly settings: Settings;
  readonly options: Options;
  readonly seats: readonly SeatTold[];
  readonly awaiting: readonly Seat[];
  readonly mine: readonly Seat[];
  readonly host: boolean;
  readonly origin?: Origin;
  readonly commitment?: string;
  readonly rules?: string;
  readonly auction?: number;
  readonly clocks?: readonly SeatClock[];
  readonly undo_asked?: UndoTold;
  readonly seat_asked?: SeatAskTold;
  readonly may_hand?: readonly Seat[]; // that the others let the host hand on
  readonly reveal?: Reveal;
}

/** What the host asks about a person's seat, who has agreed, and who is still to answer. */
export interface SeatAskTold {
  readonly seq: number;
  readonly seat: Seat;
  readonly what: "drop" | "hand";
  readonly agreed: readonly Seat[];
  readonly waiting: readonly Seat[];
  readonly silence_at?: number; // from then on, in ms since 1970, whoever has not answered agrees
}

/** The game as a seat, or a spectator, may know it after entry `seq`. */
export interface Seen {
  readonly kind: "seen";
  readonly seq: number;
  readonly status: Status;
  readonly seats: readonly SeatTold[];
  readonly view?: View; // once the game was dealt
  readonly auction?: number;
  readonly counted?: readonly number[]; // everybody's cash, where the table allows it
  readonly clocks?: readonly SeatClock[];
  readonly free_undo?: readonly number[]; // the entries that one may take back to without asking
  readonly undo_asked?: UndoTold;
}

/** Why a wish was not granted: `refused-<code>` with `values`, in English in `text`. */
export interface Refusal {
  readonly code: string;
  readonly values: Values;
  readonly text: string;
}

// Other answers

/** Addresses to share; tokens are behind the #. */
export interface Links {
  readonly table: string;
  readonly invitation?: string;
  readonly seat?: string;
}

/** A table of one's own: the token is the host's key, the invitation is for the others. */
export interface NewTableTold {
  readonly table: string;
  readonly token: string;
  readonly seats: readonly Seat[];
  readonly links: Links;
  readonly invitation?: string;
}

/** A seat of one's own; without a token the key one had holds it. */
export interface Seated {
  readonly table: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly token?: string;
}

export interface KeyTold {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly host: boolean;
  readonly label: string;
  readonly this?: boolean;
}

export interface Keys {
  readonly keys: readonly KeyTold[];
}

export interface NewKeyTold {
  readonly token: string;
  readonly link: string;
  readonly id?: string;
}

export interface Legal {
  readonly seq: number;
  readonly seat: Seat;
  readonly awaited: boolean;
  readonly kinds: readonly string[];
  readonly actions: readonly Action[];
  readonly complete: boolean;
  readonly auction?: number;
}

export interface Checked {
  readonly legal: boolean;
  readonly code?: string;
  readonly values?: Values;
  readonly text?: string;
}

export interface LogTold {
  readonly table: string;
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly sentences: readonly (readonly string[])[] | null;
}

export interface LobbyTable {
  readonly table: string;
  readonly status: Status;
  readonly edition: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly title: string;
  readonly pace: "live" | "days";
  readonly seats: readonly SeatTold[];
  readonly options: Readonly<Record<string, boolean | number | string | null>>; // that differ
  readonly clocked?: boolean;
  readonly spectators?: boolean; // true where it is left out
}

export interface Lobby {
  readonly tables: readonly LobbyTable[];
  readonly more: string | null;
}

export interface BotTold {
  readonly name: string;
  readonly kind: string;
  readonly description: string;
}

export interface EditionTold {
  readonly name: string;
  readonly colours: readonly string[];
  readonly letters: readonly string[];
  readonly by_seats: Readonly<Record<string, Options>>;
}

export interface Catalogue {
  readonly version: string;
  readonly rules: string;
  readonly editions: readonly EditionTold[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly BotTold[];
  readonly languages: readonly string[];
  readonly address: string; // of the server, for links to others
}

export interface Hint {
  readonly bot: string;
  readonly seq: number;
  readonly actions: readonly Action[];
  readonly texts: readonly string[];
}

export interface Fairness {
  readonly table: string;
  readonly rules: string;
  readonly commitment: string;
  readonly bids: readonly (readonly [seq: number, seat: Seat, commitment: string])[];
  readonly reveal?: Reveal;
}
