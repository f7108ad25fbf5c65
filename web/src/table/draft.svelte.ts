// A turn that is put together before it is told to anybody: tried out by the server, shown as it
// will be, taken back at will, and committed with one wish.
import { Refusal } from "../api/http";
import * as server from "../api/tables";
import type { Action } from "../game/actions";
import type { Event } from "../game/events";
import { foldView } from "../game/fold";
import type { View } from "../game/types";
import type { DraftEnds, Offers, Told } from "../game/wire";
import type { Table } from "./table.svelte";

export interface DraftStep {
  action: Action;
  events: readonly Event[];
}

export class Draft {
  steps = $state.raw<readonly DraftStep[]>([]);
  offers = $state.raw<Offers | null>(null);
  ends = $state.raw<DraftEnds>(null);
  view = $state.raw<View | null>(null);
  private committing = false;

  constructor(private readonly table: Table) {}

  async add(action: Action): Promise<void> {
    await this.tryOut([...this.steps.map((step) => step.action), action]);
  }

  async takeBack(): Promise<void> {
    await this.tryOut(this.steps.slice(0, -1).map((step) => step.action));
  }

  clear(): void {
    this.steps = [];
    this.offers = null;
    this.ends = null;
    this.view = null;
  }

  /** Send the actions one after the other; what was sent is no longer in the draft. */
  async commit(pass: boolean): Promise<void> {
    const actions = this.steps.map((step) => step.action);
    if (pass) actions.push({ type: "pass" });
    this.committing = true;
    try {
      let seq: number | undefined;
      while (actions.length) {
        const told: Told = await this.table.send(actions[0] as Action, seq);
        seq = told.seq;
        actions.shift();
      }
      if (seq !== undefined) await this.table.shown(seq); // else the board would blink back
      this.clear();
    } catch (problem) {
      this.committing = false;
      await this.tryOut(actions).catch(() => this.clear());
      throw problem;
    } finally {
      this.committing = false;
    }
  }

  /** Somebody did something meanwhile (a loan): try the draft again over what is now. */
  follow(entry: Told): void {
    if (this.committing || !this.steps.length) return;
    if (!["played", "undone"].includes(entry.kind)) return;
    const actions = this.steps.map((step) => step.action);
    void this.table.attempt(() => this.tryOut(actions));
  }

  private async tryOut(actions: readonly Action[]): Promise<void> {
    const { seat, now } = this.table;
    if (!actions.length || seat === null || !now) {
      this.clear();
      return;
    }
    try {
      const told = await server.draft(this.table.id, seat, this.table.nowSeq, actions);
      const view = told.events.flat().reduce(foldView, now);
      const show = () => {
        this.steps = actions.map((action, n) => ({ action, events: told.events[n] ?? [] }));
        this.offers = told.offers;
        this.ends = told.ends;
        this.view = view;
      };
      const more = actions.length - this.steps.length;
      if (more !== 1) show();
      else this.table.animate(told.events.at(-1) ?? [], this.view ?? now, view, show);
    } catch (problem) {
      // what was there before stays, unless the table has gone on
      if (problem instanceof Refusal && problem.code === "stale") this.clear();
      throw problem;
    }
  }
}
