// A turn that is put together before it is told to anybody: tried out by the server, shown as it
// will be, taken back at will, and committed with one wish.
import { explain, Refusal } from "../api/http";
import * as server from "../api/tables";
import type { Action, DraftEnds, DraftStep, Drafted, Entry, Offers, View } from "../game/types";
import { foldView } from "../game/fold";
import type { Table } from "./table.svelte";

type Actions = readonly Action[];
const MOST_TRIES = 5;

export class Draft {
  steps = $state.raw<readonly DraftStep[]>([]);
  offers = $state.raw<Offers | null>(null);
  ends = $state.raw<DraftEnds>(null);
  view = $state.raw<View | null>(null);
  private work: Promise<unknown> = Promise.resolve(); // one thing after the other
  private waiting = 0;
  private sheet = 0; // a draft that was cleared is not brought back by an answer that comes late
  private committing = false;

  constructor(private readonly table: Table) {}

  add(action: Action): Promise<void> {
    return this.next((actions) => this.tryOut([...actions, action]));
  }

  takeBack(): Promise<void> {
    return this.next((actions) => this.tryOut(actions.slice(0, -1)));
  }

  /** Forget it all, with what is under way. */
  clear(): void {
    this.sheet++;
    this.empty();
  }

  private empty(): void {
    this.steps = [];
    this.offers = null;
    this.ends = null;
    this.view = null;
  }

  /** Send all of it, and with `pass` the end of the turn; if it is refused, the draft stays. */
  commit(pass: boolean): Promise<void> {
    return this.next((actions) => this.send(actions, pass ? [...actions, { type: "pass" }] : actions));
  }

  private async send(drafted: Actions, actions: Actions): Promise<void> {
    const { table, sheet } = this;
    if (!actions.length) return;
    this.committing = true;
    try {
      await table.shown(await table.send(actions)); // else the board would blink back
      if (sheet === this.sheet) this.empty();
    } catch (problem) {
      // the game may have gone on meanwhile
      if (sheet === this.sheet) await this.tryOut(drafted).catch(() => this.clear());
      throw problem;
    } finally {
      this.committing = false;
    }
  }

  /** Somebody did something meanwhile (a loan): try the draft again over what is now. */
  follow(entry: Entry): void {
    if (this.committing || (!this.steps.length && !this.waiting)) return;
    if (!["played", "undone"].includes(entry.kind)) return;
    this.next((actions) => this.tryOut(actions)).catch((problem: unknown) => {
      this.clear();
      this.table.problem = explain(problem);
    });
  }

  private next(what: (actions: Actions) => Promise<void>): Promise<void> {
    const { sheet } = this;
    this.waiting++;
    const done = this.work
      .then(() => (sheet === this.sheet ? what(this.steps.map((step) => step.action)) : undefined))
      .finally(() => this.waiting--);
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Ask what would come of it, until the answer is about the game as it is shown. */
  private async tryOut(actions: Actions): Promise<void> {
    const { table, sheet } = this;
    const { seat } = table;
    if (!actions.length || seat === null) {
      this.empty();
      return;
    }
    for (let tries = 1; ; tries++) {
      const { now, nowSeq } = table;
      const told = await server.draft(table.id, seat, nowSeq, actions).catch((problem: unknown) => {
        const stale = problem instanceof Refusal && problem.code === "stale";
        if (stale && tries < MOST_TRIES) return null;
        throw problem;
      });
      if (sheet !== this.sheet || table.seat !== seat || !now) return;
      if (told && table.nowSeq === nowSeq) {
        this.lay(actions, told, now);
        return;
      }
      if (tries >= MOST_TRIES) throw new Refusal(409, "busy", {}, "");
      await table.movedOn(nowSeq);
    }
  }

  private lay(actions: Actions, told: Drafted, now: View): void {
    const view = told.events.flat().reduce(foldView, now);
    const show = () => {
      this.steps = actions.map((action, n) => ({ action, events: told.events[n] ?? [] }));
      this.offers = told.offers;
      this.ends = told.ends;
      this.view = view;
    };
    if (actions.length !== this.steps.length + 1) show();
    else this.table.animate(told.events.at(-1) ?? [], this.view ?? now, view, show);
  }
}
