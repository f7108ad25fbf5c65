// Wishes: sent once whatever the line does, and what goes wrong is said.
import { describe, expect, it } from "vitest";
import "./page";
import { Refusal } from "../../src/api/http";
import type { Table } from "../../src/table/table.svelte";
import { after, no, Server, settled } from "./server";
import { atTheTable, comeIn, seqs, upTo } from "./sitting";

atTheTable();

const sent = (server: Server) => server.askedFor("actions").map(({ body }) => body);

describe("sending", () => {
  it.each([["a cut line", "lost" as const] as const, ["a 503", no(503, "store-trouble")] as const])(
    "after %s sends the same wish again, and it is done once",
    async (_, trouble) => {
      const server = new Server("classic-3", 4);
      const table = await comeIn();
      server.next("actions", trouble, 2);
      const played = table.play(server.upcoming(0)[0]!);
      await after(2000);
      expect(await played).toBe(true);
      expect(sent(server)).toHaveLength(3);
      expect(new Set(sent(server).map((body) => JSON.stringify(body))).size).toBe(1);
      expect(server.seq).toBe(5);
      expect(seqs(table)).toEqual(upTo(5));
      expect(table.problem).toBe("");
    },
  );

  it("is given up after some tries, and that is said", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.next("actions", no(503, "store-trouble"), 100);
    const played = table.play(server.upcoming(0)[0]!);
    await after(120_000);
    expect(await played).toBe(false);
    const tries = sent(server).length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(12);
    expect(table.problem).toContain("store-trouble");
    expect(table.busy).toBe(false);
    await after(120_000);
    expect(sent(server)).toHaveLength(tries);
  });

  it("is not sent again when it is refused", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    expect(await table.play({ type: "sail-island" })).toBe(false);
    expect(sent(server)).toHaveLength(1);
    expect(table.problem).toContain("cannot");
  });

  it("every wish has a key of its own", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    for (const action of server.upcoming(0)) await table.play(action);
    expect(new Set(sent(server).map(({ key }) => key)).size).toBe(2);
    expect(server.seq).toBe(6);
  });

  it("a sealed bid refers to what was seen of its auction, as it was when one came and later", async () => {
    const server = new Server("classic-3", 22);
    const table = await comeIn();
    await table.play(server.entry(23, 0).action!);
    server.write(); // the other bids as much: a tie, and another auction for those tied
    await settled();
    expect(await table.play(server.entry(25, 0).action!)).toBe(true);
    expect(sent(server).map(({ seq }) => seq)).toEqual([22, 24]);
  });

  it("a sealed bid stands though another one bids meanwhile", async () => {
    const server = new Server("classic-3", 22, { mine: [1] });
    const table = await comeIn();
    server.telling = false;
    server.write(); // nothing of it has come here yet
    expect(await table.play(server.entry(24, 1).action!)).toBe(true);
    expect(server.seq).toBe(24);
  });

  it("anything else refers to the entry that was seen", async () => {
    const server = new Server("classic-3", 26, { mine: [2] });
    const table = await comeIn();
    expect(await table.play({ type: "accept" })).toBe(true);
    expect(sent(server)[0]).toMatchObject({ seat: 2, seq: 26 });
  });

  it("is stale: what was missed is fetched", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.telling = false;
    server.loan(2);
    server.telling = true; // it was lost on the way
    expect(await table.play(server.upcoming(0)[0]!)).toBe(false);
    expect(table.problem).toContain("stale");
    await settled();
    expect(seqs(table)).toEqual(upTo(5));
    expect(await table.play(server.upcoming(0)[0]!)).toBe(true);
  });

  it("needs a seat", async () => {
    const server = new Server("classic-3", 4, { mine: [] });
    const table = await comeIn();
    expect(await table.play({ type: "pass" })).toBe(false);
    expect(sent(server)).toEqual([]);
  });
});

describe("an attempt", () => {
  const pending = () => {
    let end!: (how?: unknown) => void;
    const promise = new Promise<void>((done, fail) => (end = (how) => (how ? fail(how) : done())));
    return { promise, end };
  };
  const tried = async (table: Table, why: unknown): Promise<boolean> =>
    table.attempt(() => Promise.reject(why as Error));

  it("is under way as long as any wish is", async () => {
    new Server("classic-3", 4);
    const table = await comeIn();
    const [one, other] = [pending(), pending()];
    const [first, second] = [table.attempt(() => one.promise), table.attempt(() => other.promise)];
    expect(table.busy).toBe(true);
    one.end();
    expect(await first).toBe(true);
    expect(table.busy).toBe(true);
    other.end(new Refusal(409, "cannot", {}, "No."));
    expect(await second).toBe(false);
    expect(table.busy).toBe(false);
  });

  it("says what was refused until the next wish", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    expect(await tried(table, new Refusal(409, "cannot", {}, "Not now."))).toBe(false);
    expect(table.problem).toBe("Not now.");
    server.write();
    server.talk("ahoy");
    await after(5000);
    expect(table.problem).toBe("Not now.");
    const next = pending();
    const again = table.attempt(() => next.promise);
    expect(table.problem).toBe("");
    next.end();
    await again;
    expect(table.problem).toBe("");
  });

  it("says something whatever went wrong", async () => {
    new Server("classic-3", 4);
    const table = await comeIn();
    expect(await tried(table, new TypeError("oh"))).toBe(false);
    expect(table.problem).not.toBe("");
    expect(table.busy).toBe(false);
  });

  it("that goes wrong at once is said too", async () => {
    new Server("classic-3", 4);
    const table = await comeIn();
    const wrong = (): never => {
      throw new Refusal(400, "cannot", {}, "Not so.");
    };
    expect(await table.attempt(wrong)).toBe(false);
    expect([table.problem, table.busy]).toEqual(["Not so.", false]);
  });
});
