// What happens is shown step by step: bots are quicker than eyes.
import type { Entry } from "../game/types";
import { prefs, type Pace } from "../prefs.svelte";

const PAUSE: Record<Pace, number> = { instant: 0, quick: 350, calm: 900 }; // ms after a step of another
// bids that are turned over are read by whoever sealed last, too; who wants no pauses reads them in the result
const READING: Record<Pace, number> = { instant: 0, quick: 2000, calm: 2500 };
const MOST_WAITING = 60; // further behind than this, it is not worth watching

export class Steps {
  private waiting: { entry: Entry; own: boolean }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (entry: Entry) => void) {}

  get idle(): boolean {
    return this.waiting.length === 0;
  }

  add(entry: Entry, seat: number | null): void {
    const own = entry.kind === "played" && entry.seat === seat && entry.by === "person";
    // whoever acts has seen enough of what was there
    const waits = this.timer !== undefined && !(own && this.idle);
    this.waiting.push({ entry, own });
    if (!waits) this.next();
    else if (this.waiting.length > MOST_WAITING) this.hurry();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.showFirst();
  }

  private next = (): void => {
    const first = this.waiting[0];
    if (!first) return;
    const pause = first.own && !turnsBidsOver(first.entry) ? 0 : pauseAfter(first.entry);
    this.showFirst();
    if (pause) this.rest(pause);
    else if (this.timer === undefined) this.next();
  };

  private rest(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, pause);
  }

  private showFirst(): void {
    const first = this.waiting.shift();
    if (first) this.show(first.entry);
  }
}

/** How long an entry is looked at before the next. */
export function pauseAfter(entry: Entry, hidden = document.hidden): number {
  if (hidden || entry.kind !== "played") return 0;
  const shown = entry.events.some((event) => event.type !== "awaited" && event.type !== "bid-sealed");
  if (!shown) return 0;
  return (turnsBidsOver(entry) ? READING : PAUSE)[prefs.pace];
}

const turnsBidsOver = (entry: Entry): boolean =>
  entry.kind === "played" && entry.events.some((event) => event.type === "bids-revealed");
