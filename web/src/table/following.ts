// Coming to a table, and following it from there: the log as one seat may know it, then what is told live.
import { invitationOf } from "../around/remembered";
import { explain, Refusal } from "../api/http";
import { Live } from "../api/live";
import * as server from "../api/tables";
import { Timeline } from "../game/timeline";
import type { Entry, FromServer } from "../game/types";
import { Steps } from "./steps";
import type { Table } from "./table.svelte";

const MOVES = 5; // times that one's seat may move while one comes in

export class Following {
  readonly steps: Steps;
  private live: Live | null = null;
  private heard = 0; // the last entry that was told, shown or not
  private looks = 0; // whoever looks anew, or leaves, ends the looking before
  private left = false;
  private coming: Promise<void> | null = null;
  private readonly kept = new Map<number | null, Timeline>();

  constructor(private readonly table: Table) {
    this.steps = new Steps(
      (entry) => table.show(entry),
      () => table.rested(),
    );
  }

  /** Enter by what the address says: a key to a seat, an invitation, or the cookie from before. */
  async enter(fragment: string): Promise<void> {
    const secrets = new URLSearchParams(fragment.replace(/^#/, ""));
    await this.trying(async () => {
      const token = secrets.get("key");
      if (token) await server.enter(this.table.id, token);
      const invitation = secrets.get("join");
      if (invitation) {
        this.table.invitation = invitation;
        await server.visit(this.table.id, invitation);
      }
      await this.load();
    });
  }

  /** Read the table and its log, and follow it from there. */
  async load(tries = MOVES): Promise<void> {
    const { table } = this;
    const told = await server.table(table.id);
    if (this.left) return;
    table.told = told;
    await table.learnColours();
    const { mine, awaiting, status } = told;
    const seat = mine.find((one) => awaiting.includes(one)) ?? mine[0] ?? null;
    const covered = mine.length > 1 && status === "running";
    table.curtain = covered ? seat : null;
    try {
      await this.look(covered ? null : seat);
    } catch (problem) {
      // the seats were ordered anew between the two answers
      const moved = problem instanceof Refusal && problem.code === "not-your-seat";
      if (!moved || tries <= 0) throw problem;
      return this.load(tries - 1);
    }
    table.missing = null;
  }

  /** One's seat is gone, or one's key: look on where that is possible, else say why not. */
  comeInAgain(): Promise<void> {
    this.coming ??= this.trying(async () => {
      const { id } = this.table;
      const invitation = this.table.invitation ?? invitationOf(id);
      this.kept.clear();
      const known = await server.table(id).catch(() => null);
      if (!known && invitation) await server.visit(id, invitation);
      await this.load();
    }).finally(() => (this.coming = null));
    return this.coming;
  }

  /** What goes wrong at the door is shown instead of the table. */
  private async trying(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (problem) {
      this.live?.stop();
      if (this.left) return;
      this.table.missing =
        problem instanceof Refusal ? problem : new Refusal(500, "page", {}, explain(problem));
    }
  }

  /** Look from a seat: everything as that seat may know it, and nothing that another knew. False: somebody
   * looks from elsewhere by now, or has left. */
  async look(seat: number | null): Promise<boolean> {
    if (this.left) return false;
    const look = ++this.looks;
    this.live?.stop();
    this.live = null;
    this.steps.clear();
    this.table.blank(seat);
    const timeline = this.kept.get(seat) ?? new Timeline(seat);
    this.kept.set(seat, timeline);
    await this.readLog(timeline);
    if (look !== this.looks) return false;
    this.table.unroll(timeline);
    this.follow(seat, timeline.seq);
    return true;
  }

  private async readLog(timeline: Timeline): Promise<void> {
    for (;;) {
      const page = await server.log(this.table.id, timeline.seat, timeline.seq);
      for (const entry of page.entries) timeline.push(entry);
      if (!page.entries.length || timeline.seq >= page.seq) return;
    }
  }

  private follow(seat: number | null, from: number): void {
    this.heard = from;
    this.live = new Live(
      () => server.liveAddress(this.table.id, seat, this.heard),
      (frame) => this.hear(frame, seat),
      (state) => (this.table.connection = state),
      () => void this.comeInAgain(),
    );
  }

  private hear(frame: FromServer, seat: number | null): void {
    if (frame.kind === "present") this.table.attend(frame);
    if (!isEntry(frame) || frame.seq <= this.heard) return;
    this.heard = frame.seq;
    this.table.caughtUp = false;
    this.steps.add(frame, seat);
  }

  /** Connect anew: something was missed. */
  restart(): void {
    this.live?.restart();
  }

  leave(): void {
    this.left = true;
    this.looks++;
    this.live?.stop();
    this.steps.clear();
  }
}

/** What is told beside the entries of the log: the game as it is, signs of life, answers to wishes. */
const OTHERS: ReadonlySet<string> = new Set<Exclude<FromServer["kind"], Entry["kind"]>>([
  "seen",
  "present",
  "beat",
  "done",
  "refused",
  "resync",
  "news",
]);
const isEntry = (frame: FromServer): frame is Entry => !OTHERS.has(frame.kind);
