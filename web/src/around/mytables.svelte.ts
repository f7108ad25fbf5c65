// How it stands at the tables that this browser sits at, asked once and then whenever something happens there: one
// channel for all of them, whatever room of the page is shown.
import { Refusal } from "../api/http";
import { Live } from "../api/live";
import { newsAddress, table as askTable } from "../api/tables";
import type { FromServer, TableTold } from "../game/types";
import { here } from "../routes.svelte";
import { nowOf, type MineNow } from "./mine";
import { noteTable, rememberedTables, type Remembered } from "./remembered";

export const MOST = 8; // asked about at once
const OVER = new Set(["finished", "closed"]);

export class MyTables {
  now = $state<Record<string, MineNow>>({});
  told = $state.raw<Readonly<Record<string, TableTold>>>({});
  /** The tables that wait for one, without the one that is shown. */
  readonly waiting = $derived(
    Object.keys(this.now).filter((table) => this.now[table] === "turn" && table !== here().table),
  );
  /** Of these the one that has waited longest: where one was the longest ago. */
  readonly next = $derived.by(() => {
    const found = rememberedTables().findLast(({ table }) => this.waiting.includes(table));
    return (found && this.told[found.table]) ?? null;
  });
  private live: Live | null = null;
  private followed = "";
  private users = 0;
  private going: readonly string[] = [];
  private more: readonly string[] = []; // that somebody wants to know of besides
  private readonly asking = new Map<string, Promise<void>>();

  /** Keep an eye on them for as long as somebody wants to know. The bar of every room looks first. */
  watch(): () => void {
    this.users++;
    return () => {
      if (!--this.users) this.follow([]);
    };
  }

  /** Look at those that are still going on, and at `more`; then follow them. */
  async look(more?: readonly Remembered[]): Promise<void> {
    const going = rememberedTables().filter(({ role, status }) => role === "seat" && !OVER.has(status));
    this.going = going.slice(0, MOST).map(({ table }) => table);
    if (more) this.more = more.map(({ table }) => table);
    const wanted = new Set([...this.going, ...(more ? this.more : [])]);
    await Promise.all([...wanted].map((table) => this.asking.get(table) ?? this.lookAt(table)));
    if (this.users) this.follow([...new Set([...this.going, ...this.more])]);
  }

  private async lookAt(table: string): Promise<void> {
    const asked = this.ask(table);
    this.asking.set(table, asked);
    await asked;
    if (this.asking.get(table) === asked) this.asking.delete(table);
  }

  private async ask(table: string): Promise<void> {
    try {
      const told = await askTable(table);
      if (told.seq < (this.told[table]?.seq ?? 0)) return; // a newer answer has overtaken it
      this.now[table] = nowOf(told);
      this.told = { ...this.told, [table]: told };
      noteTable(told);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.passing) return;
      this.now[table] = "gone"; // the table, or one's key to it
    }
  }

  private follow(tables: readonly string[]): void {
    const going = tables
      .flatMap((table) => this.told[table] ?? [])
      .filter(({ status, news }) => news && !OVER.has(status))
      .map(({ table, news }) => [table, news ?? ""] as const);
    const address = going.length ? newsAddress(going) : "";
    if (address === this.followed) return;
    this.followed = address;
    this.live?.stop();
    this.live = address
      ? new Live(
          () => address,
          (frame) => this.hear(frame),
          (state) => state === "live" && this.lookAgain(),
          () => undefined,
        )
      : null;
  }

  private hear(frame: FromServer): void {
    if (frame.kind === "news") this.lookAnew(frame.tables);
  }

  private opened = 0; // channels in all: only before the first one all have just been looked at

  /** After a cut line, and when other tables are followed than before: something may have been missed. */
  private lookAgain(): void {
    if (!this.opened++) return;
    const going = Object.values(this.told).filter(({ status }) => !OVER.has(status));
    this.lookAnew(going.map(({ table }) => table));
  }

  /** The table that is open tells for itself; what is known of it here is old, until it is looked at the next time. */
  private lookAnew(tables: readonly string[]): void {
    for (const table of tables)
      if (table !== here().table) void this.lookAt(table);
      else {
        delete this.now[table];
        this.asking.delete(table);
      }
  }
}

export const myTables = new MyTables();
