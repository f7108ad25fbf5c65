// A table as one seat, or somebody who looks on, knows it: followed live, shown step by step.
import { flushSync } from "svelte";
import { explain, Refusal, wishKey } from "../api/http";
import * as server from "../api/tables";
import { catalogue } from "../around/catalogue";
import { dyesOf } from "../game/editions";
import { eventsOf } from "../game/events";
import { Timeline } from "../game/timeline";
import type { Action, Entry, Event, Hint, PresentTold, View } from "../game/types";
import { moving } from "../prefs.svelte";
import { here } from "../routes.svelte";
import { Device } from "./device.svelte";
import { Draft } from "./draft.svelte";
import { asksAnew, SEATING } from "./entries";
import { Following } from "./following";
import { Shown, type Pick } from "./shown.svelte";
import { TURNING, turnsBidsOver } from "./steps";
import { insist, until } from "./waiting";

/** Called before a step is shown; what it returns is called once the step is on the page. */
export type Watcher = (events: readonly Event[], before: View | null, after: View) => (() => void) | void;

const QUIET = 250; // ms of quiet before asking what can be done on another's turn

export class Table extends Shown {
  invitation: string | null = null;

  readonly draftState = new Draft(this);
  private readonly device = new Device(this);
  private readonly following = new Following(this);
  private readonly watchers = new Set<Watcher>();
  private asking: ReturnType<typeof setTimeout> | undefined;
  private wishes = 0; // under way
  private readings = 0; // of the table, anew: the last one counts

  constructor(readonly id: string) {
    super();
  }

  /** Several people at one device: the seat that the device is to be handed to. */
  get curtain(): number | null {
    return this.device.curtain;
  }

  set curtain(seat: number | null) {
    this.device.curtain = seat;
  }

  // Coming, following, leaving

  enter(fragment: string): Promise<void> {
    return this.following.enter(fragment);
  }

  load(): Promise<void> {
    return this.following.load();
  }

  leave(): void {
    this.following.leave();
    clearTimeout(this.asking);
    this.told = null; // nothing is asked any more
  }

  async learnColours(): Promise<void> {
    await catalogue();
    if (this.told) this.dyes = dyesOf(this.told.options);
  }

  /** Nothing of what another seat knew stays, while what this one knows is read. */
  blank(seat: number | null): void {
    clearTimeout(this.asking);
    this.draftState.clear();
    this.timeline = new Timeline(seat);
    this.seat = seat;
    this.now = null;
    this.nowSeq = 0;
    this.entries = [];
    this.offersNow = null;
    this.clocks = null;
    this.picked = null;
    this.suggested = null;
    this.caughtUp = false;
    this.held = false;
  }

  /** Show a log that was read as a whole. */
  unroll(timeline: Timeline): void {
    this.timeline = timeline;
    this.settle();
  }

  /** Who is connected. */
  attend(told: PresentTold): void {
    this.attendance = told;
  }

  /** Show the next entry. */
  show(entry: Entry): void {
    const before = this.now;
    if (entry.kind === "started") this.device.begin(entry);
    const moment = this.timeline.push(entry);
    this.turnOver(entry);
    const watched = moment && this.at === null && !this.draftState.steps.length;
    if (!watched) this.settle(entry);
    else this.animate(eventsOf(entry), before, moment.view, () => this.settle(entry));
  }

  private turnOver(entry: Entry): void {
    if (!turnsBidsOver(entry) || !moving() || !this.following.steps.resting) return;
    this.turning = entry.seq;
    setTimeout(() => {
      if (this.turning === entry.seq) this.turning = 0;
    }, TURNING);
  }

  /** Change what is shown; the watchers see the table before and after. */
  animate(events: readonly Event[], before: View | null, after: View, change: () => void): void {
    const watching = [...this.watchers].map((watch) => watch(events, before, after));
    change();
    flushSync();
    for (const shown of watching) shown?.();
  }

  /** Bring what is shown up to the timeline. */
  private settle(entry?: Entry): void {
    const { steps } = this.following;
    const view = this.timeline.moments.at(-1)?.view ?? null;
    this.held = steps.resting && (this.held || asksAnew(this.now, view, this.seat));
    this.entries = this.timeline.entries;
    this.now = view;
    this.nowSeq = this.timeline.gameSeq;
    this.caughtUp = steps.idle && !this.held;
    if (entry) this.note(entry);
    else {
      const seen = this.timeline.entries.findLast((one) => one.clocks);
      this.clocks = seen?.clocks ?? this.told?.clocks ?? null;
    }
    if (this.caughtUp) this.ask();
  }

  /** All that has happened has been looked at. */
  rested(): void {
    if (!this.held) return;
    this.held = false;
    this.caughtUp = true;
    this.ask();
  }

  /** Show at once what others have done, and what they do until one is asked again. */
  skip(): void {
    const { steps } = this.following;
    this.turning = 0;
    if (this.seat === null) steps.hurry();
    else steps.skip();
  }

  /** What an entry says besides its events. */
  private note(entry: Entry): void {
    if (entry.clocks) this.clocks = entry.clocks;
    if (this.told) {
      const seats = "seats" in entry ? entry.seats : this.told.seats;
      this.told = { ...this.told, status: entry.status, seq: entry.seq, seats };
    }
    if (SEATING.includes(entry.kind)) void this.reread();
    this.draftState.follow(entry);
  }

  private async reread(): Promise<void> {
    const reading = ++this.readings;
    const told = await server.table(this.id, this.timeline.seq).catch(() => null);
    if (!told || !this.told || reading !== this.readings) return;
    const { status, seq, seats } = this.told; // what has been shown meanwhile is newer
    this.told = told.seq < seq ? { ...told, status, seq, seats } : told;
    if (this.seat !== null && !this.mine.includes(this.seat) && !this.over)
      await this.following.comeInAgain();
  }

  /** Ask what can be done now; at once when one's own seat is awaited. */
  private ask(): void {
    clearTimeout(this.asking);
    this.device.handOver();
    if (this.awaited || !this.running) this.following.steps.watch();
    if (!this.awaited) this.offersNow = null;
    if (!this.running || this.seat === null || this.curtain !== null) return;
    if (this.awaited) void this.refresh();
    else this.asking = setTimeout(() => void this.refresh(), QUIET);
  }

  private async refresh(): Promise<void> {
    const { seat } = this;
    if (seat === null || !this.running) return;
    try {
      const offers = await server.offers(this.id, seat, this.nowSeq);
      if (this.seat !== seat || offers.seq < this.nowSeq) return;
      this.offersNow = offers;
    } catch (problem) {
      if (this.running && this.seat === seat && problem instanceof Refusal && problem.passing) {
        this.asking = setTimeout(() => void this.refresh(), 2000);
      }
    }
  }

  /** Be told of each step before it is shown. */
  on(_: "events", watch: Watcher): () => void {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  }

  /** When an entry is shown; or after a while, when the line is cut. */
  shown(seq: number): Promise<void> {
    return until(() => this.timeline.seq >= seq);
  }

  /** When the game that is shown has gone on. */
  movedOn(seq: number): Promise<void> {
    return until(() => this.nowSeq > seq);
  }

  // Doing

  pick(what: Pick | null): void {
    this.picked = what;
  }

  /** Add to the turn that is being put together, or do it where there is nothing to put together. */
  async propose(action: Action): Promise<boolean> {
    return this.draftable ? this.attempt(() => this.draftState.add(action)) : this.play(action);
  }

  takeBack(): Promise<boolean> {
    return this.attempt(() => this.draftState.takeBack());
  }

  clearDraft(): void {
    this.draftState.clear();
    this.problem = "";
  }

  commit({ pass = false } = {}): Promise<boolean> {
    return this.attempt(() => this.draftState.commit(pass));
  }

  /** Do something at once. */
  play(action: Action): Promise<boolean> {
    return this.attempt(() => this.send([action]));
  }

  /** Send actions, which are done all or none; sent again after a cut line they are done once. The entry of
   * the last. */
  async send(actions: readonly Action[]): Promise<number> {
    if (this.seat === null) throw new Refusal(0, "no-seat", {}, "");
    const wish = { seat: this.seat, actions, seq: this.timeline.gameSeq, key: wishKey() };
    const { entries } = await insist(() => server.play(this.id, wish));
    return entries.at(-1)?.seq ?? 0;
  }

  undo(to?: number): Promise<boolean> {
    return this.forSeat((seat) => server.undo(this.id, seat, this.timeline.seq, to));
  }

  answerUndo(agree: boolean): Promise<boolean> {
    const asked = this.undoAsked;
    return this.forSeat((seat) => (asked ? server.answerUndo(this.id, seat, asked.seq, agree) : null));
  }

  comeBack(): Promise<boolean> {
    return this.forSeat((seat) => server.comeBack(this.id, seat));
  }

  async hint(): Promise<Hint | null> {
    let found: Hint | null = null;
    await this.forSeat(async (seat) => (found = await server.hint(this.id, seat)));
    return found;
  }

  private forSeat(wish: (seat: number) => unknown): Promise<boolean> {
    const { seat } = this;
    return this.attempt(async () => {
      if (seat !== null) await wish(seat);
    });
  }

  /** Try something that a person wishes; what goes wrong is said on the page. */
  async attempt(what: () => unknown): Promise<boolean> {
    this.wishes++;
    this.busy = true;
    this.problem = "";
    try {
      await what();
      return true;
    } catch (problem) {
      this.problem = explain(problem);
      if (problem instanceof Refusal && problem.code === "stale") this.following.restart();
      return false;
    } finally {
      this.busy = --this.wishes > 0;
    }
  }

  // Looking back, and from elsewhere

  /** Show a moment of the past; null is now. */
  scrub(seq: number | null): void {
    this.at = seq;
    if (here().table !== this.id) return;
    const address = new URL(location.href);
    if (seq === null) address.searchParams.delete("at");
    else address.searchParams.set("at", String(seq));
    if (address.href !== location.href) history.replaceState(null, "", address);
  }

  /** Take the seat that the device was handed to, or look from another (after the end). */
  async sit(seat: number | null): Promise<void> {
    let there = false;
    await this.attempt(async () => (there = await this.following.look(seat)));
    if (!there) return; // the curtain stays
    this.curtain = null;
    this.ask();
  }

  /** Hand the device to another of its seats, or, when all is open, look from there. */
  turnTo(seat: number): void {
    if (this.running && this.mine.length > 1) this.device.handTo(seat);
    else void this.sit(seat);
  }
}
