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
  private live: Live | null = null;
  private followed = "";
  private users = 0;

  /** Keep an eye on them for as long as somebody wants to know. */
  watch(): () => void {
    if (!this.users++) void this.look();
    return () => {
      if (!--this.users) this.follow([]);
    };
  }

  /** Look at those that are still going on, and at `more`; then follow them. */
  async look(more: readonly Remembered[] = []): Promise<void> {
    const going = rememberedTables().filter(({ role, status }) => role === "seat" && !OVER.has(status));
    const wanted = new Set([...going.slice(0, MOST), ...more].map(({ table }) => table));
    await Promise.all([...wanted].map((table) => this.lookAt(table)));
    if (this.users) this.follow([...wanted]);
  }

  private async lookAt(table: string): Promise<void> {
    try {
      const told = await askTable(table);
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
    if (frame.kind === "news") for (const table of frame.tables) void this.lookAt(table);
  }

  private opened = 0;

  /** After a cut line: something may have been missed. */
  private lookAgain(): void {
    if (this.opened++) for (const table of Object.keys(this.told)) void this.lookAt(table);
  }
}

export const myTables = new MyTables();
