// The moments of a game, from the log as it was told to one seat: after every entry that has a board, what
// the seat knew then.
import { beginView, foldView } from "./fold";
import { countCash } from "./money";
import type { Entry, EntryOf, Seat, View } from "./types";

/** An entry that changes the game. */
export type GameEntry = EntryOf<"started" | "played" | "undone">;

/** The game after an entry. */
export interface Moment {
  readonly seq: number;
  readonly entry: GameEntry;
  readonly view: View;
  /** Everybody's cash, as summed from what was seen to be paid (V2). */
  readonly counted: readonly number[];
}

/** Grows entry by entry. Its lists are values: one that was handed out stays as it was. */
export class Timeline {
  private readonly told = new Growing<Entry>();
  private readonly seen = new Growing<Moment>();
  private readonly counting = new Growing<Moment>();

  /** Whose log it is; null is a spectator's. */
  constructor(readonly seat: Seat | null) {}

  /** The log. */
  get entries(): readonly Entry[] {
    return this.told.list;
  }

  /** After each entry that has a board, in order, also those that were taken back. */
  get moments(): readonly Moment[] {
    return this.seen.list;
  }

  /** The moments that count: without what was taken back, and without the taking back. */
  get standing(): readonly Moment[] {
    return this.counting.list;
  }

  /** The last entry; 0 before the first. */
  get seq(): number {
    return this.told.last?.seq ?? 0;
  }

  /** The last entry that changed the game. */
  get gameSeq(): number {
    return this.seen.last?.seq ?? 0;
  }

  /** Take in the next entry; the moment after it, if it has one. An entry that is known is passed over. */
  push(entry: Entry): Moment | null {
    if (entry.seq <= this.seq) return null;
    this.told.add(entry);
    const moment = this.momentAfter(entry);
    if (moment) this.seen.add(moment);
    return moment;
  }

  /** The game as it was after an entry: the last moment up to it; null before the deal. */
  at(seq: number): Moment | null {
    const moments = this.moments;
    let [low, high] = [0, moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((moments[middle]?.seq ?? 0) <= seq) low = middle + 1;
      else high = middle;
    }
    return moments[low - 1] ?? null;
  }

  private momentAfter(entry: Entry): Moment | null {
    if (entry.kind === "undone") return this.goBack(entry);
    if (entry.kind !== "started" && entry.kind !== "played") return null;
    const moment = goOn(this.counting.last, entry, this.seat);
    if (moment) this.counting.add(moment);
    return moment;
  }

  /** The table tells how everything is after an undo; the sums are those from before what was undone. */
  private goBack(entry: EntryOf<"undone">): Moment {
    const { seq, to, view } = entry;
    this.counting.cut((moment) => moment.seq >= to);
    return { seq, entry, view, counted: this.counting.last?.counted ?? [] };
  }
}

/** The moment after an entry; null where it does not follow on anything that is known. A fork is started with
 * all that was played before it. */
function goOn(
  before: Moment | undefined,
  entry: EntryOf<"started" | "played">,
  seat: Seat | null,
): Moment | null {
  let view = before?.view;
  let counted = before?.counted ?? [];
  for (const event of entry.events) {
    if (event.type === "game-began") view = beginView(event, seat);
    else if (view) view = foldView(view, event);
    counted = countCash(counted, event);
  }
  return view ? { seq: entry.seq, entry, view, counted } : null;
}

/** A list that grows, and is copied only when somebody looks at all of it. */
class Growing<T> {
  private items: T[] = [];
  private shown: readonly T[] | null = null;

  get list(): readonly T[] {
    this.shown ??= [...this.items];
    return this.shown;
  }

  get last(): T | undefined {
    return this.items.at(-1);
  }

  add(item: T): void {
    this.items.push(item);
    this.shown = null;
  }

  /** Drop what is at the end and is to go. */
  cut(goes: (item: T) => boolean): void {
    this.items.length = this.items.findLastIndex((item) => !goes(item)) + 1;
    this.shown = null;
  }
}
