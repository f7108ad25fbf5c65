// What has happened since one's own last turn: the turns of the others, without what nobody needs to read twice.
import type { Entry, Event, EventKind, Seat } from "../game/types";
import { chapters, takenBack, type Chapter, type Line } from "./story";

const LONG = 10 * 60_000; // ms away after which one is told everything at once

// what the next sentence says anyway, and how stores are set out: the board shows that
const PASSED_OVER: ReadonlySet<EventKind> = new Set<EventKind>([
  "store-set-out",
  "bid-sealed",
  "sealed-bid",
  "highest-bid",
]);
const worthTelling = (event: Event): boolean =>
  !PASSED_OVER.has(event.type) && !(event.type === "passed" && event.actions === 0);

/** The first chapter after one's own last turn; of one's running turn, after the one before it. */
export function sinceOwn(all: readonly Chapter[], seat: Seat | null): number {
  if (seat === null) return all.length;
  const running = all.at(-1)?.seat === seat ? all.length - 1 : all.length;
  const last = all.slice(0, running).findLastIndex((chapter) => chapter.seat === seat);
  if (last >= 0) return last + 1;
  const first = all.findIndex((chapter) => chapter.seat !== null);
  return first < 0 ? all.length : first;
}

/** The turns of the others since then, each with what is worth telling; those without anything are left out. */
export function recapOf(entries: readonly Entry[], seat: Seat | null): Chapter[] {
  const all = chapters(entries);
  const gone = takenBack(entries);
  const told = (line: Line): Line[] => {
    const events = line.events.filter(worthTelling);
    return events.length && !gone.has(line.entry.seq) ? [{ ...line, events }] : [];
  };
  return all
    .slice(sinceOwn(all, seat))
    .filter((chapter) => chapter.seat !== seat && chapter.seat !== null)
    .map((chapter) => ({ ...chapter, lines: chapter.lines.flatMap(told) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Whether one comes back after a while: one's own last act is long ago. */
export function longAway(entries: readonly Entry[], seat: Seat | null, now: number): boolean {
  const own = entries.findLast((entry) => entry.kind === "played" && entry.seat === seat);
  return own !== undefined && now - own.at > LONG;
}
