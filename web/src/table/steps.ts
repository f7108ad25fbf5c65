// What happens is shown step by step: bots are quicker than eyes.
import type { Entry } from "../game/types";
import { moving, prefs, type Pace } from "../prefs.svelte";

const PAUSE: Record<Pace, number> = { instant: 0, quick: 350, calm: 900 }; // ms after a step of another
// bids that are turned over are read by whoever sealed last, too; who wants no pauses reads them in the result
const READING: Record<Pace, number> = { instant: 0, quick: 2000, calm: 2500 };
/** What it takes to turn them over one after the other, where things move: they are read after that. */
export const TURNING = 1500; // ms
const MOST_WAITING = 60; // further behind than this, it is not worth watching

export class Steps {
  private waiting: { entry: Entry; own: boolean }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private skipping = false;

  /** `rested` is called when the last step has been looked at. */
  constructor(
    private readonly show: (entry: Entry) => void,
    private readonly rested: () => void = () => undefined,
  ) {}

  get idle(): boolean {
    return this.waiting.length === 0;
  }

  /** Whether what was shown last is still being looked at. */
  get resting(): boolean {
    return this.timer !== undefined;
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
    this.rested();
  }

  /** Show all at once, what is still to come too, until one is asked again. */
  skip(): void {
    this.skipping = true;
    this.hurry();
  }

  /** Something is asked of one: what comes after that is looked at again. */
  watch(): void {
    this.skipping = false;
  }

  private next = (): void => {
    const first = this.waiting[0];
    if (!first) return;
    const unseen = this.skipping || (first.own && !turnsBidsOver(first.entry));
    const pause = unseen ? 0 : pauseAfter(first.entry);
    if (pause) this.rest(pause);
    this.showFirst();
    if (this.timer === undefined) this.next();
  };

  private rest(pause: number): void {
    clearTimeout(this.timer);
    let since = performance.now();
    requestAnimationFrame(() => (since = performance.now())); // a slow machine paints late what is to be looked at
    const over = (): void => {
      const left = since + pause - performance.now();
      this.timer = left > 1 ? setTimeout(over, left) : undefined;
      if (this.timer !== undefined) return;
      if (this.idle) this.rested();
      else this.next();
    };
    this.timer = setTimeout(over, pause);
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
  if (!turnsBidsOver(entry)) return PAUSE[prefs.pace];
  return READING[prefs.pace] && READING[prefs.pace] + (moving() ? TURNING : 0);
}

export const turnsBidsOver = (entry: Entry): boolean =>
  entry.kind === "played" && entry.events.some((event) => event.type === "bids-revealed");
