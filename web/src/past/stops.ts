// The stops of the scrubber: every moment of the game that counts, and the marks among them.
import type { Entry, Event, PlayedTold, Seat, StartedTold } from "../game/types";
import { takenBack } from "./story";

export interface Stop {
  readonly seq: number;
  readonly entry: StartedTold | PlayedTold;
  readonly round: number; // of the turn in which it was done; 0 is the deal
  readonly seat: Seat | null; // whose turn that was
  readonly events: readonly Event[]; // what was done, without the turn that follows
  readonly begins: boolean; // a turn begins with it
}

export type MarkKind = "round" | "auction" | "end";
export interface Mark {
  readonly at: number; // number of the stop
  readonly kind: MarkKind;
  readonly round: number;
  readonly seat: Seat | null; // whose auction, whose turn
}

export function stopsOf(entries: readonly Entry[]): Stop[] {
  const gone = takenBack(entries);
  const stops: Stop[] = [];
  let round = 0;
  let seat: Seat | null = null;
  for (const entry of entries) {
    if ((entry.kind !== "started" && entry.kind !== "played") || gone.has(entry.seq)) continue;
    const turns = entry.events.filter((event) => event.type === "turn-began");
    const first = entry.events.findIndex((event) => event.type === "turn-began");
    const done = first < 0 ? entry.events : entry.events.slice(0, first);
    stops.push({ seq: entry.seq, entry, round, seat, events: done, begins: turns.length > 0 });
    const last = turns.at(-1);
    if (last) ({ round, seat } = last);
  }
  return stops;
}

export function marksOf(stops: readonly Stop[]): Mark[] {
  const marks: Mark[] = [];
  let round = 0;
  stops.forEach(({ entry, round: during, seat }, at) => {
    for (const event of entry.events) {
      if (event.type === "turn-began" && event.round !== round) {
        round = event.round;
        // of a fork only the round is marked in which it goes on
        if (marks.at(-1)?.at === at && marks.at(-1)?.kind === "round") marks.pop();
        marks.push({ at, kind: "round", round, seat: event.seat });
      } else if (event.type === "auction-opened" && entry.kind === "played") {
        marks.push({ at, kind: "auction", round: during, seat: event.seat });
      } else if (event.type === "end-triggered") marks.push({ at, kind: "end", round: during, seat });
    }
  });
  return marks;
}

/** The number of the stop that shows the table as it was after entry `seq`; the last for null (now). */
export function stopAt(stops: readonly Stop[], seq: number | null): number {
  if (seq === null) return stops.length - 1;
  const found = stops.findLastIndex((stop) => stop.seq <= seq);
  return Math.max(0, found);
}

/** From a stop to the beginning of the turn before it, or of the one after it. */
export function turnFrom(stops: readonly Stop[], at: number, way: -1 | 1): number {
  for (let n = at + way; n >= 0 && n < stops.length; n += way) if (stops[n]?.begins) return n;
  return way < 0 ? 0 : stops.length - 1;
}

/** The address of a moment, to send to others. */
export function addressOf(table: string, seq: number | null, base: string): string {
  const address = new URL(`/t/${encodeURIComponent(table)}`, base);
  if (seq !== null) address.searchParams.set("at", String(seq));
  return address.href;
}
