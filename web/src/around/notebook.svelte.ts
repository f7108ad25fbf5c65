// The notes of one seat: read, typed and saved. Another seat's notes are another notebook, so that at a device
// that is handed round nothing of one comes into another's.
import { explain, Refusal } from "../api/http";
import * as server from "../api/tables";
import { keep, recall } from "./memory";

export const PAUSE = 900; // ms without a key before it is saved
export const AGAIN = 5_000;

export type Stage = "loading" | "saved" | "typing" | "saving" | "kept";

export class Notebook {
  text = $state("");
  stage = $state<Stage>("loading");
  savedAt = $state(0);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending = false;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  /** Read the notes. What could not be saved before is in this browser, and counts. */
  async open(): Promise<void> {
    const waiting = recall<string | null>(this.place, null);
    try {
      const kept = await server.notes(this.table, this.seat);
      if (this.closed) return;
      this.text = waiting ?? kept.text;
      this.trouble = "";
      this.stage = "saved";
      if (waiting === kept.text) keep(this.place, null);
      else if (waiting !== null) await this.save();
    } catch (problem) {
      if (this.closed) return;
      this.trouble = explain(problem);
      if (waiting !== null) {
        this.text = waiting;
        this.stage = "kept";
      }
      // what waits here is newer than what the server has: then it need not be read
      this.retry(problem, () => (waiting === null ? this.open() : this.save()));
    }
  }

  /** Something was typed. */
  typed(): void {
    this.stage = "typing";
    keep(this.place, this.text);
    this.later(PAUSE, () => this.save());
  }

  /** Save what was typed without waiting for a pause. */
  hurry(): void {
    if (this.stage === "typing") void this.save();
  }

  /** Put it away: what was typed is saved, and nothing is tried again. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hurry();
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer);
    if (this.sending) return; // one after the other: the older text must not come last
    this.sending = true;
    const now = this.text;
    let more = false;
    this.stage = "saving";
    try {
      await server.keepNotes(this.table, this.seat, now);
      this.saved(now);
      more = this.text !== now;
    } catch (problem) {
      this.trouble = explain(problem);
      this.stage = "kept";
      this.retry(problem, () => this.save());
    } finally {
      this.sending = false;
    }
    if (more && this.closed) await this.save();
    else if (more) this.later(PAUSE, () => this.save());
  }

  private saved(text: string): void {
    // what was typed meanwhile still waits here
    if (recall<string | null>(this.place, null) === text) keep(this.place, null);
    this.savedAt = Date.now();
    this.trouble = "";
    this.stage = this.text === text ? "saved" : "typing";
  }

  private retry(problem: unknown, what: () => Promise<void>): void {
    if (problem instanceof Refusal && !problem.passing) return; // it would be refused again
    this.later(AGAIN, what);
  }

  private later(pause: number, what: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void what(), pause);
  }

  private get place(): string {
    return `notes-${this.table}-${this.seat}`;
  }
}
