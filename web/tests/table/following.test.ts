// What is told live is shown in order, each once, whatever becomes of the line.
import { describe, expect, it } from "vitest";
import { page } from "./page";
import { prefs } from "../../src/prefs.svelte";
import { after, no, Server, settled } from "./server";
import { atTheTable, comeIn, seqs, upTo } from "./sitting";

atTheTable();

describe("following", () => {
  it("shows what is written, in order, as the seat may know it", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    const shown: number[] = [];
    table.on("events", () => void shown.push(table.nowSeq));
    server.write(26);
    await settled();
    expect(seqs(table)).toEqual(upTo(30));
    expect(shown).toEqual(Array.from({ length: 26 }, (_, n) => n + 4)); // each told before it is shown
    expect(table.now).toEqual(server.truth(0));
    expect(table.entries).toEqual(server.entries(0));
  });

  it("shows nothing twice that is told twice", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.write(2);
    for (const seq of [5, 6, 4]) server.socket.tell(server.entry(seq, 0));
    await settled();
    expect(seqs(table)).toEqual(upTo(6));
    expect(table.now).toEqual(server.truth(0));
  });

  it("tells whoever watches the table before and after each step", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    const steps: unknown[] = [];
    table.on("events", (events, before, then) => {
      expect(table.now).toEqual(before);
      return () => steps.push([events.map(({ type }) => type), table.now === then]);
    });
    server.write(2);
    await settled();
    expect(steps).toEqual([
      [["warehouse-built", "awaited"], true],
      [["machine-built", "turn-began", "awaited"], true],
    ]);
  });

  it("knows who is connected: from the table at first, then as it is told", async () => {
    const server = new Server("classic-3", 4);
    server.present = [0, 2];
    const table = await comeIn();
    expect(server.socket.url.searchParams.get("presence")).toBe("true");
    expect([table.present, table.watching]).toEqual([[0, 2], 0]);
    server.socket.tell({ kind: "present", seats: [0, 1], watching: 3 });
    server.write();
    await settled();
    expect([table.present, table.watching]).toEqual([[0, 1], 3]);
    expect(seqs(table)).toEqual(upTo(5));
  });

  it("is not disturbed by beats and answers", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.socket.tell({ kind: "beat", seq: 9 });
    server.socket.tell({ kind: "done", key: "k", seq: 9 });
    server.write();
    await settled();
    expect(seqs(table)).toEqual(upTo(5));
  });

  it("connects again after what it has heard, not after what it shows", async () => {
    const server = new Server("classic-3", 8);
    prefs.pace = "calm";
    const table = await comeIn();
    server.write(3); // two of a bot: the second waits
    await settled();
    expect(seqs(table).at(-1)).toBe(9);
    server.socket.end(1006);
    server.write(2);
    await after(500);
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.after).toBe(11);
    await after(5000);
    expect(seqs(table)).toEqual(upTo(13));
    expect(table.now).toEqual(server.truth(0));
  });

  it("connects again at once when it was too slow", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.telling = false;
    server.write(3);
    server.telling = true;
    server.socket.tell({ kind: "resync" });
    server.sockets[0]?.end(4000);
    await settled();
    expect(server.sockets.map((one) => one.after)).toEqual([4, 4]);
    expect(seqs(table)).toEqual(upTo(7));
    expect(server.channels).toHaveLength(1);
    expect(table.connection).toBe("live");
  });

  it("counts talk as an entry, not as a step of the game", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    const before = table.now;
    server.talk("ahoy");
    await settled();
    expect(table.entries.at(-1)).toMatchObject({ text: "ahoy" });
    expect([table.nowSeq, table.now]).toEqual([4, before]);
  });

  it("is over with the game: nothing is asked any more", async () => {
    const server = new Server("classic-3", 135);
    const table = await comeIn();
    server.write(2);
    await after(1000);
    expect(table.over).toBe(true);
    expect(table.running).toBe(false);
    expect([table.offers, table.awaited]).toEqual([null, false]);
    expect(table.now).toEqual(server.truth(0));
  });

  it("follows what is taken back", async () => {
    const server = new Server("undos-classic-3", 5);
    const table = await comeIn();
    for (const seq of [6, 7, 8]) {
      server.write();
      await settled();
      expect(table.now, `after ${seq}`).toEqual(server.truth(0));
      expect(table.nowSeq).toBe(seq);
    }
  });
});

describe("who sits at the table", () => {
  it("is read again when somebody comes, and the last answer counts whatever the order", async () => {
    const server = new Server("classic-3", 1);
    const table = await comeIn();
    const held = server.hold("table");
    server.write(3); // joined, keys, started
    await settled();
    expect(held.length).toBeGreaterThan(1);
    held.at(-1)?.answerNow();
    await settled();
    held[0]?.answer(); // as it was when somebody had come and nothing was dealt
    await settled();
    expect(table.told?.status).toBe("running");
    expect(table.running).toBe(true);
    expect(table.names).toHaveLength(3);
  });

  it("does not go back behind what is shown when the answer is late", async () => {
    const server = new Server("classic-3", 1);
    const table = await comeIn();
    const held = server.hold("table");
    server.write(); // joined
    await settled();
    server.talk("ahoy");
    await settled();
    held[0]?.answer();
    await settled();
    expect(table.told?.seq).toBe(3);
    expect(table.told?.seats[1]?.name).toBe("Bo");
  });
});

describe("what can be done", () => {
  it("is asked at once when one is awaited, after some quiet when one is not", async () => {
    const server = new Server("classic-3", 4, { mine: [1] });
    const table = await comeIn();
    expect(server.askedFor("offers")).toEqual([]);
    await after(300);
    expect(server.askedFor("offers")).toHaveLength(1);
    expect(table.awaited).toBe(false);
    server.write(2);
    await settled();
    expect(table.awaited).toBe(true);
    expect(table.offers).toMatchObject({ seq: 6, seat: 1, awaited: true });
  });

  it("is shown when one's turn is: not while others' steps are still being played out", async () => {
    prefs.pace = "calm";
    const server = new Server("classic-3", 6);
    const table = await comeIn();
    server.write(); // the first step of another, shown at once
    await after(200);
    server.write(3); // the others' steps up to one's own turn; it is asked what can be done meanwhile
    expect(server.truth(0)?.board.awaiting).toContain(0);
    const seen: [shown: boolean, offered: boolean][] = [];
    for (let n = 0; n < 60; n++) {
      await after(100);
      seen.push([table.now?.board.awaiting.includes(0) ?? false, table.offers !== null]);
    }
    expect(seen.filter(([turn, offered]) => offered && !turn)).toEqual([]);
    expect(seen.at(-1)).toEqual([true, true]);
    // and not before the last of them has been looked at: 900 ms
    const shown = seen.findIndex(([turn]) => turn);
    const offered = seen.findIndex(([, offers]) => offers);
    expect(offered - shown).toBeGreaterThanOrEqual(8);
  });

  it("tells of no bid before it is turned over", async () => {
    prefs.pace = "quick";
    const server = new Server("classic-3", 25, { mine: [2] });
    const table = await comeIn();
    server.write();
    await settled();
    expect(table.turning).toBe(26);
    await after(1600);
    expect(table.turning).toBe(0);
  });

  it("waits for the bids to be read by who has to decide about them, or is tied", async () => {
    prefs.pace = "quick";
    const server = new Server("classic-3", 25, { mine: [2] });
    const seller = await comeIn();
    server.write(); // the extra bids are turned over
    await after(3000);
    expect([seller.now?.board.phase, seller.awaited, seller.offers]).toEqual(["decide", false, null]);
    await after(600);
    expect([seller.awaited, seller.offers?.phase]).toEqual([true, "decide"]);
    seller.leave();
    const again = new Server("classic-3", 23, { mine: [0] });
    const tied = await comeIn();
    again.write();
    await after(3000);
    expect([tied.now?.board.phase, tied.awaited]).toEqual(["tiebreak", false]);
    await after(600);
    expect(tied.awaited).toBe(true);
  });

  it("is there at once for who skips what the others do", async () => {
    prefs.pace = "calm";
    const server = new Server("classic-3", 6);
    const table = await comeIn();
    server.write(4);
    await settled();
    expect([table.now?.board.awaiting.includes(0), table.caughtUp]).toEqual([false, false]);
    table.skip();
    await settled();
    expect([table.awaited, table.offers?.awaited]).toEqual([true, true]);
  });

  it("stays while it is one's turn and somebody borrows", async () => {
    prefs.pace = "calm";
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.loan(2);
    await settled();
    expect([table.awaited, table.offers?.seq]).toEqual([true, 5]);
  });

  it("is of the game as it is shown: an answer that is older is passed over", async () => {
    const server = new Server("classic-3", 4);
    const held = server.hold("offers");
    const table = await comeIn();
    server.write();
    await settled();
    expect(held).toHaveLength(2);
    held[1]?.answer();
    await settled();
    held[0]?.answer();
    await settled();
    expect(table.offers).toMatchObject({ seq: 5, offers: [{ kind: "pass", actions: 1 }] });
  });

  it("is forgotten when the turn is over", async () => {
    const server = new Server("classic-3", 5);
    const table = await comeIn();
    expect(table.offers?.awaited).toBe(true);
    expect(table.freeUndo).toEqual([5]);
    server.write(2);
    await settled();
    expect([table.offers, table.freeUndo, table.awaited]).toEqual([null, [], false]);
  });

  it("is asked again when the server had no time", async () => {
    const server = new Server("classic-3", 4);
    server.next("offers", no(503, "store-trouble"));
    const table = await comeIn();
    expect(table.offers).toBeNull();
    await after(2100);
    expect(table.offers?.seq).toBe(4);
  });
});

describe("the line", () => {
  it("a blink is not told", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.socket.end(1006);
    const told = [table.connection];
    for (let n = 0; n < 20; n++) {
      await after(50);
      told.push(table.connection);
    }
    expect(server.sockets).toHaveLength(2);
    expect(new Set(told)).toEqual(new Set(["live"]));
  });

  it("that stays cut is told, and that it is mended too", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.door = "silent";
    server.socket.end(1006);
    await after(2000);
    expect(table.connection).toBe("lost");
    server.door = "open";
    server.write();
    await after(60_000);
    expect(table.connection).toBe("live");
    expect(seqs(table)).toEqual(upTo(5));
  });

  it.each(["rate", "channels"])("refused because of %s: it is tried again later, one stays", async (code) => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    server.door = { refused: code };
    server.socket.end(1006);
    await after(1000);
    const [tried, reads] = [server.sockets.length, server.askedFor("table").length];
    expect(tried).toBe(2);
    await after(10_000);
    expect(server.sockets).toHaveLength(tried); // the server is left in peace
    server.door = "open";
    server.write();
    await after(10_000);
    expect(seqs(table)).toEqual(upTo(5));
    expect(table.connection).toBe("live");
    expect(table.missing).toBeNull();
    expect(server.askedFor("table")).toHaveLength(reads);
  });

  it("after sleep: a channel that does not answer is replaced", async () => {
    const server = new Server("classic-3", 4);
    await comeIn();
    page.hide(true);
    await after(1000);
    page.hide(false);
    expect(server.socket.sent.map((text) => JSON.parse(text) as unknown)).toEqual([{ do: "beat" }]);
    await after(6000);
    expect(server.sockets).toHaveLength(2);
    expect(server.channels).toHaveLength(1);
  });
});
