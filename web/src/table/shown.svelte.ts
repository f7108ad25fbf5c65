// What is known of a table, and what of it is shown: as it is, as it will be with a draft, or as it was.
import type { BidDraft } from "../acting/bidding";
import type { Refusal } from "../api/http";
import type { Connection } from "../api/live";
import type { Good } from "../board/aiming";
import { SEAT_NAMES, type Dye } from "../game/editions";
import { countCash } from "../game/money";
import { Timeline, type Moment } from "../game/timeline";
import type { Entry, Offers, Options, PresentTold, SeatClock, TableTold, View } from "../game/types";
import { callSeats, Proper, say, type Values } from "../words/say.svelte";
import type { Draft } from "./draft.svelte";
import { undoAsked } from "./entries";

/** What is clicked on the board: an offer of this kind, with this seat as its target, and the container that was
 * aimed at. */
export interface Pick {
  kind: string;
  seat?: number;
  good?: Good | undefined;
}

export abstract class Shown {
  told = $state.raw<TableTold | null>(null);
  seat = $state.raw<number | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  now = $state.raw<View | null>(null);
  nowSeq = $state.raw(0);
  at = $state.raw<number | null>(null);
  offersNow = $state.raw<Offers | null>(null);
  clocks = $state.raw<readonly SeatClock[] | null>(null);
  connection = $state.raw<Connection>("connecting");
  problem = $state.raw("");
  busy = $state.raw(false);
  picked = $state.raw<Pick | null>(null);
  aimed = $state.raw<Good | null>(null); // on the board, at what a prompt asks to be picked
  suggested = $state.raw<BidDraft | null>(null); // a bid on its way into the field: a bot's, or the coach's
  missing = $state.raw<Refusal | null>(null); // why the table cannot be seen
  caughtUp = $state.raw(false);
  turning = $state.raw(0); // the entry whose bids are being turned over: nothing tells of them before
  held = $state.raw(false); // what is asked of one waits until the move before it has been seen
  protected attendance = $state.raw<PresentTold | null>(null); // as it was told last
  protected timeline = $state.raw(new Timeline(null));

  abstract readonly draftState: Draft;
  abstract readonly curtain: number | null;

  readonly options = $derived<Options | null>(this.now?.options ?? this.told?.options ?? null);
  readonly running = $derived(this.told?.status === "running");
  readonly over = $derived(this.now?.board.result != null);
  readonly mine = $derived<readonly number[]>(this.told?.mine ?? []);
  /** The seats that somebody is connected for now, and how many look on. */
  readonly present = $derived<readonly number[]>(this.attendance?.seats ?? this.told?.present ?? []);
  readonly watching = $derived(this.attendance?.watching ?? this.told?.watching ?? 0);
  readonly seatKeys = $derived(SEAT_NAMES.slice(0, this.options?.seats ?? 0));
  /** What the seats are called: people by their names, bots, which have none, by their colours. */
  readonly names = $derived(
    (this.told?.seats ?? []).map((one, seat) =>
      one.kind === "person" && one.name ? one.name : say(`seat-${SEAT_NAMES[seat] ?? ""}`),
    ),
  );
  readonly moments = $derived<readonly Moment[]>((this.entries, this.timeline.moments));
  readonly past = $derived<Moment | null>(
    this.at === null ? null : ((this.entries, this.timeline.at(this.at)) ?? this.moments[0] ?? null),
  );
  readonly moment = $derived.by<"now" | "draft" | "past">(() =>
    this.past ? "past" : this.draftState.steps.length ? "draft" : "now",
  );
  readonly view = $derived.by(() => this.past?.view ?? this.draftState.view ?? this.now);
  readonly offers = $derived.by(() => {
    if (this.draftState.steps.length) return this.draftState.offers;
    if (this.held) return null;
    // what could be done before others had their turns, or can be done after them, cannot while these are shown
    const asked = this.seat !== null && this.now?.board.awaiting.includes(this.seat);
    const seq = this.offersNow?.seq ?? 0;
    return asked || (seq >= this.nowSeq && seq <= (this.entries.at(-1)?.seq ?? 0)) ? this.offersNow : null;
  });
  /** The entries that one may take back to without asking. */
  readonly freeUndo = $derived<readonly number[]>(this.offersNow?.free_undo ?? []);
  readonly draft = $derived.by(() => this.draftState.steps);
  readonly draftEnds = $derived.by(() => this.draftState.ends);
  readonly counted = $derived.by(() => {
    if (!this.told?.settings.counted_cash && !this.over) return null;
    const counted = (this.past ?? this.moments.at(-1))?.counted ?? null;
    if (this.past || !counted) return counted;
    return this.draftState.steps.flatMap((step) => step.events).reduce(countCash, counted);
  });
  readonly awaited = $derived.by(
    () =>
      this.running &&
      this.caughtUp &&
      this.seat !== null &&
      this.curtain === null &&
      (this.now?.board.awaiting.includes(this.seat) ?? false),
  );
  readonly undoAsked = $derived.by(() => undoAsked(this.entries));
  readonly away = $derived(this.seat === null ? null : (this.told?.seats[this.seat]?.away ?? null));

  /** A colour of containers by its name, a seat by its key. */
  colour = (colour: number): string => this.colours[colour] ?? "";
  dye = (colour: number): Dye => this.dyes[colour] as Dye;
  key = (seat: number): string => SEAT_NAMES[seat] ?? "";
  /** What a seat is called in messages: a person by name, a bot by the key of its colour. */
  called = (seat: number): string | Proper => {
    const { kind, name } = this.told?.seats[seat] ?? {};
    return kind === "person" && name ? new Proper(name) : this.key(seat);
  };
  /** The values of a message in which the server names seats by their keys. */
  calledIn = (values: Values): Values =>
    callSeats(values, (key) => this.called((SEAT_NAMES as readonly string[]).indexOf(key)));
  dyes = $state.raw<readonly Dye[]>([]);
  readonly colours = $derived(this.dyes.map(({ name }) => name));

  /** Whether one's own turn is being put together. */
  readonly draftable = $derived(
    this.awaited && this.now?.board.active === this.seat && this.now?.board.phase === "act",
  );
}
