// What this browser's account waits for: asked again and again for as long as there is anything, whatever room of the
// page is shown, since whoever does not ask is not seated. When a table is found, one is taken there.
import { explain } from "../api/http";
import type { FoundTable, GiveUp, Seek, Seeking as Told } from "../game/types";
import { go, here } from "../routes.svelte";
import { confirmed } from "../ui/asking.svelte";
import { say } from "../words/say.svelte";
import * as server from "./asking";

const PAUSE = 3_000; // ms between two questions while a game that is live is waited for
const LONG_PAUSE = 20_000; // and else, as long as somebody looks

export class Seeking {
  told = $state.raw<Told | null>(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private users = 0;
  private waited = false; // for a game that is live, the last time it was asked
  private asked = 0; // only the last answer counts
  private offset = 0;

  /** What time it is at the server. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Keep what is told fresh for as long as somebody looks at it. */
  watch(): () => void {
    this.users++;
    void this.look();
    return () => void this.users--;
  }

  look(): Promise<boolean> {
    return this.try(server.seeking);
  }

  seek(wish: Seek): Promise<boolean> {
    return this.try(() => server.seek(wish));
  }

  giveUp({ edition, seats, pace }: GiveUp): Promise<boolean> {
    return this.try(() => server.giveUp({ edition, seats, pace } as GiveUp));
  }

  /** The page is closed, or comes back. */
  turn(shown: boolean): void {
    if (shown) void this.look();
    else if (this.waited) server.away();
  }

  private async try(what: () => Promise<Told>): Promise<boolean> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    let good = true;
    try {
      const told = await what();
      if (asked === this.asked) this.hear(told);
      this.trouble = "";
    } catch (problem) {
      this.trouble = explain(problem);
      good = false;
    }
    if (asked === this.asked) this.again();
    return good;
  }

  private again(): void {
    clearTimeout(this.timer);
    if (!this.waited && !this.users) return;
    this.timer = setTimeout(() => void this.look(), this.waited ? PAUSE : LONG_PAUSE);
  }

  private hear(told: Told): void {
    const before = new Set(this.told?.found.map(({ table }) => table));
    const waited = this.waited;
    this.told = told;
    this.offset = told.now - Date.now();
    this.waited = told.wanted.some(({ pace }) => pace === "live");
    const found = waited && !this.waited ? told.found.find(({ table }) => !before.has(table)) : undefined;
    if (found) void this.lead(found);
  }

  /** To the table; whoever is at another one is asked first. */
  private async lead({ table }: FoundTable): Promise<void> {
    const target = `/t/${encodeURIComponent(table)}`;
    const words = {
      title: say("matches-found-title"),
      text: say("matches-found-text"),
      yes: say("matches-found-go"),
    };
    if (here().room !== "table" || (await confirmed(words))) go(target);
  }
}

export const seeking = new Seeking();

if (typeof window !== "undefined") {
  addEventListener("pagehide", () => seeking.turn(false));
  addEventListener("pageshow", (event) => event.persisted && seeking.turn(true));
}
