// Several people at one device: nobody sees what another knows.
import { describe, expect, it } from "vitest";
import "./page";
import type { Table } from "../../src/table/table.svelte";
import { after, no, Server, settled } from "./server";
import { atTheTable, comeIn, seqs, upTo } from "./sitting";

atTheTable();

/** Nothing is there that any seat knew. */
function blank(table: Table): void {
  expect(table.now).toBeNull();
  expect(table.view).toBeNull();
  expect(table.entries).toEqual([]);
  expect(table.moments).toEqual([]);
  expect(table.counted).toBeNull();
  expect(table.offers).toBeNull();
  expect(table.draft).toEqual([]);
  expect(table.freeUndo).toEqual([]);
}

/** Two at one device, the first of them in his turn. */
async function two(seq = 4): Promise<[Server, Table]> {
  const server = new Server("classic-3", seq, { mine: [0, 1] });
  return [server, await comeIn()];
}

describe("the curtain", () => {
  it("is drawn when one comes: behind it is what everybody may see", async () => {
    const [server, table] = await two();
    expect(table.curtain).toBe(0);
    expect(table.seat).toBeNull();
    expect(table.now).toEqual(server.truth(null));
    expect(table.awaited).toBe(false);
    await after(1000);
    expect(server.askedFor("offers")).toEqual([]);
  });

  it("is drawn for the one who is awaited", async () => {
    const [, table] = await two(6);
    expect(table.curtain).toBe(1);
  });

  it("opens when the seat's log is there", async () => {
    const [server, table] = await two();
    const held = server.hold("log");
    const sat = table.sit(0);
    await settled();
    expect(table.curtain).toBe(0);
    blank(table);
    held[0]?.answer();
    await sat;
    await settled();
    expect(table.curtain).toBeNull();
    expect(table.now).toEqual(server.truth(0));
    expect(table.awaited).toBe(true);
    expect(table.offers).toMatchObject({ seat: 0, seq: 4 });
  });

  it("is drawn when the other one is awaited, and nothing of the first is there when it opens", async () => {
    const [server, table] = await two();
    await table.sit(0);
    await settled();
    await table.propose(server.upcoming(0)[0]!);
    expect(table.draft).toHaveLength(1);
    await table.commit();
    await settled();
    expect(table.curtain).toBeNull(); // still his turn
    await table.play(server.upcoming(0)[0]!);
    await settled();
    expect(table.curtain).toBe(1);
    expect(table.offers).toBeNull();
    server.hold("log");
    void table.sit(1);
    await settled();
    blank(table);
    expect(server.channels).toEqual([]); // nor does anything of the first come
    server.write();
    await settled();
    blank(table);
    server.letGo("log");
    await settled();
    expect(table.curtain).toBeNull();
    expect(seqs(table)).toEqual(upTo(7));
    expect(table.now).toEqual(server.truth(1));
    expect(table.entries).toEqual(server.entries(1));
    expect(table.offers?.seat).toBe(1);
    expect(server.socket.seat).toBe(1);
    expect(server.channels).toHaveLength(1);
  });

  it("lets no answer through that the first had asked for", async () => {
    const [server, table] = await two();
    const held = server.hold("offers");
    const tried = server.hold("draft");
    await table.sit(0);
    void table.propose(server.upcoming(0)[0]!);
    await settled();
    expect([held.length, tried.length]).toEqual([1, 1]);
    const logs = server.hold("log");
    table.turnTo(1);
    void table.sit(1);
    await settled();
    held[0]?.answer();
    tried[0]?.answer();
    await settled();
    blank(table);
    logs[0]?.answer();
    await settled();
    expect(table.now).toEqual(server.truth(1));
    expect(table.offers).toBeNull();
    expect(table.draft).toEqual([]);
  });

  it("stays, with the reason, when the log cannot be read; then it can be tried again", async () => {
    const [server, table] = await two();
    server.next("log", no(503, "store-trouble"));
    await table.sit(0);
    await settled();
    expect(table.curtain).toBe(0);
    expect(table.problem).toContain("store-trouble");
    blank(table);
    await table.sit(0);
    await settled();
    expect(table.curtain).toBeNull();
    expect(table.problem).toBe("");
    expect(table.now).toEqual(server.truth(0));
  });

  it("stays until the last that was asked for is there", async () => {
    const [server, table] = await two();
    const held = server.hold("log");
    void table.sit(0);
    void table.sit(0); // a second click
    await settled();
    held[0]?.answer();
    await settled();
    expect(table.curtain).toBe(0);
    held[1]?.answer();
    await settled();
    expect(table.curtain).toBeNull();
    expect(table.now).toEqual(server.truth(0));
    expect(server.channels).toHaveLength(1);
  });

  it("is drawn once a moment: talk does not draw it again", async () => {
    const [server, table] = await two();
    table.turnTo(1);
    await table.sit(1); // though it is the first one's turn
    await settled();
    expect(table.curtain).toBeNull();
    server.talk("ahoy");
    await after(500);
    expect(table.curtain).toBeNull();
    expect(table.seat).toBe(1);
    server.write(); // the game goes on, and the first one is still awaited
    await settled();
    expect(table.curtain).toBe(0);
  });

  it("is not drawn for a bot's turn", async () => {
    const [server, table] = await two(7);
    await table.sit(1);
    server.write();
    await after(500);
    expect(table.now?.board.active).toBe(2);
    expect([table.curtain, table.seat]).toEqual([null, 1]);
  });

  it("is drawn when the game begins, before anything of the deal is shown", async () => {
    const [server, table] = await two(3);
    expect([table.curtain, table.seat]).toEqual([null, 0]);
    const shown: unknown[] = [];
    table.on("events", () => () => shown.push(table.curtain));
    server.write();
    await settled();
    expect(shown).toEqual([0]);
    expect(table.curtain).toBe(0);
    await table.sit(0);
    await settled();
    expect(table.curtain).toBeNull();
    expect(table.awaited).toBe(true);
  });

  it("is drawn at the beginning for the one who begins", async () => {
    const server = new Server("classic-4", 4, { mine: [0, 1] });
    const table = await comeIn();
    server.write();
    await settled();
    expect(table.now?.board.awaiting).toEqual([1]);
    expect(table.curtain).toBe(1);
  });

  it("covers sealed bids from one bidder to the next", async () => {
    const [server, table] = await two(22);
    expect(table.curtain).toBe(0);
    await table.sit(0);
    const bid = server.entry(23, 0).action!;
    await table.play(bid);
    await settled();
    expect(table.curtain).toBe(1);
    await table.sit(1);
    await settled();
    expect(table.entries.at(-1)).not.toHaveProperty("action");
    expect(table.now).toEqual(server.truth(1));
  });
});

describe("turning to another seat", () => {
  it("draws the curtain for that one, and opens it there", async () => {
    const [server, table] = await two();
    await table.sit(0);
    table.turnTo(1);
    expect(table.curtain).toBe(1);
    expect(table.awaited).toBe(false);
    await table.sit(1);
    await settled();
    expect([table.seat, table.curtain]).toEqual([1, null]);
    expect(table.now).toEqual(server.truth(1));
  });

  it("needs no curtain when all is open, after the end", async () => {
    const server = new Server("classic-3", 137, { mine: [0, 1] });
    const table = await comeIn();
    expect(table.over).toBe(true);
    table.turnTo(2);
    expect(table.curtain).toBeNull();
    await settled();
    expect(table.seat).toBe(2);
    expect(table.now).toEqual(server.truth(2));
  });
});
