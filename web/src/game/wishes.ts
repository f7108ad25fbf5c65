// What is sent to the server's table: the bodies of requests. What has a `?` may be left out.
import type { Action } from "./actions";
import type { Seat } from "./types";
import type { ClockSettings, Settings } from "./wire";

export interface SeatPlan {
  readonly kind?: "me" | "open" | "bot";
  readonly name?: string | null;
  readonly bot?: string | null;
}

/** The wish for a table: a game, how it is run, and who sits where. */
export interface NewTable extends Partial<Omit<Settings, "clock">> {
  readonly clock?: Partial<ClockSettings> | null;
  readonly edition?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, boolean | number | string | null>>;
  readonly plan?: readonly SeatPlan[] | null;
  readonly name?: string;
  readonly start?: boolean;
}

export interface Join {
  readonly name: string;
  readonly seat?: Seat | null;
  readonly invitation?: string | null;
}

/** An action, typed or in notation. `seq` is the last entry seen; a sealed bid may name its `auction`. */
export interface Play {
  readonly action: Action | string;
  readonly key: string;
  readonly seat?: Seat | null;
  readonly seq?: number | null;
  readonly auction?: number | null;
}

export interface Check {
  readonly action: Action | string;
  readonly seat?: Seat | null;
}

export interface UndoWish {
  readonly seq: number;
  readonly key: string;
  readonly seat?: Seat | null;
  readonly to?: number | null;
}

export interface UndoAnswer {
  readonly asked: number;
  readonly agree: boolean;
  readonly seat?: Seat | null;
}

export interface Chat {
  readonly text: string;
  readonly seat?: Seat | null;
  readonly key?: string | null;
}

export interface Notes {
  readonly text: string;
}

export interface Fork {
  readonly at: number;
  readonly seat?: Seat | null;
  readonly play?: readonly Seat[] | null;
  readonly bot?: string;
  readonly title?: string;
  readonly name?: string;
}

// Standing orders: given and replaced together, answered in the same form. Colours and seats by name.

export interface BidOrder {
  readonly most?: number | null;
  readonly colours?: Readonly<Record<string, number>> | null;
  readonly extra?: number;
  readonly loans?: number;
  readonly bluff?: number;
  readonly sellers?: readonly string[];
  readonly cargoes?: "one" | "all";
  readonly auction?: number | null; // the table's own note
}

export interface AcceptOrder {
  readonly least?: number | null;
  readonly colours?: Readonly<Record<string, number>> | null;
  readonly otherwise?: "ask" | "decline";
  readonly loans?: number;
  readonly award?: readonly string[];
  readonly cargoes?: "one" | "all";
}

export interface PassOrder {
  readonly turns?: number | null;
  readonly round?: number | null;
  readonly cash?: number | null;
  readonly factory_left?: number | null;
  readonly harbour_left?: number | null;
  readonly factory_price?: number | null;
  readonly harbour_price?: number | null;
  readonly supply_left?: number | null;
}

export interface SeizeOrder {
  readonly colours?: readonly string[];
  readonly prefer?: "dearest" | "cheapest" | "fewest" | "most";
  readonly building?: "warehouse" | "machine" | null;
}

export interface PriceOrder {
  readonly factory?: number | null;
  readonly harbour?: number | null;
}

export interface PayOrder {
  readonly colours?: readonly string[];
}

export interface Orders {
  readonly bid?: BidOrder | null;
  readonly accept?: AcceptOrder | null;
  readonly pass?: PassOrder | null;
  readonly seize?: SeizeOrder | null;
  readonly price?: PriceOrder | null;
  readonly pay?: PayOrder | null;
}

export interface WebhookSettings {
  readonly url: string;
  readonly form?: "json" | "discord" | "slack" | "ntfy";
  readonly on?: readonly ("turn" | "start" | "finish" | "chat" | "undo")[];
}
