// How a clock is shown: what is left of a decision's own time, and of the time for the whole game.
import type { SeatClock } from "../game/types";
import type { Words } from "../words/say.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ClockShown {
  /** What runs now: the time of the decision, then that of the game. */
  left: number;
  /** What remains of the game's time besides; null where there is none. */
  bank: number | null;
  running: boolean;
}

/** How a seat's clock stands at a time; null where there is nothing to show. */
export function clockAt(clock: SeatClock, now: number): ClockShown | null {
  const bank = clock.game_left_ms;
  if (!clock.running || clock.deadline === null) {
    return bank === null ? null : { left: bank, bank: null, running: false };
  }
  const all = Math.max(0, clock.deadline - now);
  // the last bit of a decision is the game's time; before that the decision has its own
  if (bank === null || bank <= 0 || all <= bank) return { left: all, bank: null, running: true };
  return { left: all - bank, bank, running: true };
}

/** A time that is left, in two units at most: “2 d 4 h”, “3 h 05 min”, “4:05”. */
export function timeText(ms: number, words: Pick<Words, "say">): string {
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  if (left >= DAY) {
    return words.say("around-clock-days", {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  }
  if (left >= HOUR) {
    return words.say("around-clock-hours", {
      hours: Math.floor(left / HOUR),
      minutes: two((left % HOUR) / MINUTE),
    });
  }
  return words.say("around-clock-minutes", {
    minutes: String(Math.floor(left / MINUTE)),
    seconds: two((left % MINUTE) / SECOND),
  });
}

/** The same to be read out: by its largest unit, rounded down, so that nobody counts on too much. */
export function spokenTime(ms: number, words: Pick<Words, "say">): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return words.say("around-time-days", { n: Math.floor(left / DAY) });
  if (left >= HOUR) return words.say("around-time-hours", { n: Math.floor(left / HOUR) });
  if (left >= MINUTE) return words.say("around-time-minutes", { n: Math.floor(left / MINUTE) });
  return words.say("around-time-seconds", { n: Math.floor(left / SECOND) });
}

export type Urgency = "calm" | "soon" | "now";

/** How soon somebody should act: by what is left of a decision that had `whole` ms. */
export function urgency(left: number, whole: number): Urgency {
  if (left <= Math.min(15 * SECOND, whole / 4)) return "now";
  return left <= Math.max(MINUTE, whole / 10) && left <= whole / 2 ? "soon" : "calm";
}

/** When a clock has to be drawn again: every second at the end, less often before. */
export const tickAfter = (ms: number): number => (ms >= HOUR + MINUTE ? 20 * SECOND : 250);
