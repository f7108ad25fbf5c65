// The log as it is read: turn by turn, each entry one or more lines. An entry that ends a turn also begins
// the next, and a fork begins with everything that was played before it: its events are shared out.
import { eventsOf } from "../game/events";
import type { Entry, Event, Seat } from "../game/types";

/** What an entry says in one turn. The same entry always gives the same lines. */
export interface Line {
  readonly key: string;
  readonly entry: Entry;
  readonly events: readonly Event[]; // none: the table's own doings
}

/** A turn. Before the first one there is a chapter of nobody's. */
export interface Chapter {
  readonly key: string;
  readonly round: number | null;
  readonly seat: Seat | null;
  readonly lines: readonly Line[];
}

/** Parts of an entry, each in a turn of its own but the first, which belongs to the turn before. */
interface Part {
  readonly line: Line | null;
  readonly begins: { readonly round: number; readonly seat: Seat } | null;
}

const kept = new WeakMap<Entry, readonly Part[]>();

/** Entries that nobody needs to read here: chat has its own place, keys are nobody's business. */
const SILENT: ReadonlySet<Entry["kind"]> = new Set(["said", "keys"]);

function partsOf(entry: Entry): readonly Part[] {
  const known = kept.get(entry);
  if (known) return known;
  const parts = cut(entry);
  kept.set(entry, parts);
  return parts;
}

function cut(entry: Entry): Part[] {
  const cuts: { begins: Part["begins"]; events: Event[] }[] = [{ begins: null, events: [] }];
  for (const event of eventsOf(entry)) {
    if (event.type === "turn-began") {
      cuts.push({ begins: { round: event.round, seat: event.seat }, events: [] });
    } else if (event.type !== "awaited" && event.type !== "money-cards-counted")
      cuts.at(-1)?.events.push(event);
  }
  const told = !("events" in entry) && !SILENT.has(entry.kind);
  return cuts.map(({ begins, events }, n) => ({
    begins,
    line: events.length || (told && n === 0) ? { key: `${entry.seq}.${n}`, entry, events } : null,
  }));
}

/** The entries that were taken back. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  let standing: number[] = [];
  for (const entry of entries) {
    if (entry.kind === "played") standing.push(entry.seq);
    else if (entry.kind === "undone") {
      for (const seq of standing) if (seq >= entry.to) gone.add(seq);
      standing = standing.filter((seq) => seq < entry.to);
    }
  }
  return gone;
}

interface Turn {
  readonly round: number | null;
  readonly seat: Seat | null;
}

/** The log by turns. After an undo the turn that was gone back to is gone on with. */
export function chapters(entries: readonly Entry[]): Chapter[] {
  const found: { key: string; round: number | null; seat: Seat | null; lines: Line[] }[] = [];
  const before = new Map<number, Turn>(); // the turn in which an entry was played
  let turn: Turn = { round: null, seat: null };
  let open = (key: string): void => void found.push({ key, ...turn, lines: [] });
  open("0");
  for (const entry of entries) {
    if (entry.kind === "undone") {
      const back = before.get(entry.to) ?? turn;
      const moved = back !== turn;
      turn = back;
      if (moved) open(`${entry.seq}`);
    } else before.set(entry.seq, turn);
    partsOf(entry).forEach(({ line, begins }, n) => {
      if (begins) {
        turn = begins;
        open(`${entry.seq}.${n}`);
      }
      if (line) found.at(-1)?.lines.push(line);
    });
  }
  // a turn that has only just begun is worth its heading; others without a line are not
  return found.filter(
    (chapter, n) => chapter.lines.length || (n === found.length - 1 && chapter.seat !== null),
  );
}

/** The seats that an event concerns: who did it, and to whom it was done; empty for all. */
export function concerned(event: Event): readonly Seat[] {
  const seats = new Set<Seat>();
  for (const [field, value] of Object.entries(event)) {
    if (ONE.has(field) && typeof value === "number") seats.add(value);
    else if (field === "seats" || field === "winners") for (const seat of value as Seat[]) seats.add(seat);
    else if (field === "bids") for (const bid of value as { seat: Seat }[]) seats.add(bid.seat);
  }
  return [...seats];
}
const ONE: ReadonlySet<string> = new Set(["seat", "host", "boss", "seller", "winner", "origin", "berth"]);

/** The log of what concerns one seat. */
export function about(all: readonly Chapter[], seat: Seat): Chapter[] {
  return all.flatMap((chapter) => {
    const lines = chapter.lines.flatMap((line) => {
      if (!line.events.length) return "seat" in line.entry && line.entry.seat === seat ? [line] : [];
      const events = line.events.filter((event) => {
        const seats = concerned(event);
        return !seats.length || seats.includes(seat) || event.type === "game-over";
      });
      return events.length ? [{ ...line, events }] : [];
    });
    return lines.length ? [{ ...chapter, lines }] : [];
  });
}

/** The last chapters that hold at least so many lines; all of them if `upTo` is further back. */
export function latest(all: readonly Chapter[], most: number, upTo: number | null = null): number {
  let lines = 0;
  for (let n = all.length - 1; n > 0; n--) {
    lines += all[n]?.lines.length ?? 0;
    const first = all[n]?.lines[0]?.entry.seq ?? Infinity;
    if (lines >= most && (upTo === null || first <= upTo)) return n;
  }
  return 0;
}
