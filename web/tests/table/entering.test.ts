// Coming to a table, being turned away, and leaving.
import { describe, expect, it, vi } from "vitest";
import { page } from "./page";
import { keepInvitation } from "../../src/around/remembered";
import { after, no, Server, settled } from "./server";
import { atTheTable, comeIn, newTable, seqs, upTo } from "./sitting";

atTheTable();

describe("coming in", () => {
  it("by a key: it is shown first, then the table is read from one's seat", async () => {
    const server = new Server("classic-3", 6, { mine: [1] });
    const table = await comeIn("#key=s3cret");
    expect(server.askedFor("enter").map(({ token }) => token)).toEqual(["Bearer s3cret"]);
    expect(server.asked.map(({ what }) => what).indexOf("enter")).toBe(0);
    expect(table.seat).toBe(1);
    expect(seqs(table)).toEqual(upTo(6));
    expect(table.now).toEqual(server.truth(1));
    expect(table.awaited).toBe(true);
    expect(table.connection).toBe("live");
  });

  it("by the cookie alone: nothing is shown at the door", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    expect(server.askedFor("enter").concat(server.askedFor("visit"))).toEqual([]);
    expect(table.seat).toBe(0);
    expect(table.offers?.seq).toBe(4);
  });

  it("by an invitation: a guest looks on", async () => {
    const server = new Server("classic-3", 4, { mine: [] });
    const table = await comeIn("#join=w3lcome");
    expect(server.askedFor("visit").map(({ body }) => body)).toEqual([{ invitation: "w3lcome" }]);
    expect(table.seat).toBeNull();
    expect(table.now).toEqual(server.truth(null));
    expect(table.invitation).toBe("w3lcome");
    await after(1000);
    expect(server.askedFor("offers")).toEqual([]);
  });

  it("by an invitation, where one sits already: the seat is kept, the invitation too", async () => {
    new Server("classic-3", 4);
    const table = await comeIn("#join=w3lcome");
    expect([table.seat, table.invitation]).toEqual([0, "w3lcome"]);
  });

  it("by an invitation to a private table: nothing is asked before it is shown", async () => {
    const server = new Server("classic-3", 4, { mine: [] });
    const table = await comeIn("#join=w3lcome");
    expect(server.asked.map(({ what }) => what).slice(0, 2)).toEqual(["visit", "table"]);
    expect(table.missing).toBeNull();
    expect(table.now).not.toBeNull();
  });

  it("reads a long log in parts, none twice", async () => {
    const server = new Server("classic-3", 100);
    server.pageful = 30;
    const table = await comeIn();
    expect(seqs(table)).toEqual(upTo(100));
    expect(server.askedFor("log").map(({ query }) => query.get("after"))).toEqual(["0", "30", "60", "90"]);
    expect(table.now).toEqual(server.truth(0));
  });
});

describe("at the door", () => {
  it.each(["table", "log", "enter"])("a refusal of the %s is shown instead of the table", async (what) => {
    const server = new Server("classic-3", 4);
    server.next(what, no(404, "no-table", { table: "abc" }));
    const table = await comeIn("#key=s3cret");
    expect(table.missing).toMatchObject({ status: 404, code: "no-table", values: { table: "abc" } });
    expect(server.sockets).toEqual([]);
  });

  it("no answer is shown too", async () => {
    const server = new Server("classic-3", 4);
    server.next("table", "lost");
    expect((await comeIn()).missing).toMatchObject({ status: 0, code: "no-answer" });
  });

  it("something that is no refusal is shown too", async () => {
    const server = new Server("classic-3", 4);
    server.next("table", "nonsense");
    const table = await comeIn();
    expect(table.missing?.code).toBe("page");
    expect(table.missing?.text).not.toBe("");
    expect(server.sockets).toEqual([]);
  });
});

describe("leaving", () => {
  it.each(["enter", "table", "log"])("while the %s is asked for: no channel, no timer", async (what) => {
    const server = new Server("classic-3", 4);
    const held = server.hold(what);
    const table = newTable();
    void table.enter("#key=s3cret");
    await settled();
    expect(held).toHaveLength(1);
    table.leave();
    server.letGo(what);
    await after(1);
    expect(server.sockets).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(table.missing).toBeNull();
  });

  it("while the table is read again: one does not come back", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    const held = server.hold("table");
    server.insert({ kind: "keys" });
    await settled();
    expect(held).toHaveLength(1);
    table.leave();
    server.mine = [];
    held[0]?.answerNow();
    await after(1);
    expect(server.channels).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(table.told).toBeNull();
  });

  it("while it is asked what can be done, and the server has no time", async () => {
    const server = new Server("classic-3", 4);
    const held = server.hold("offers");
    const table = await comeIn();
    table.leave();
    held[0]?.refuse(no(503, "store-trouble"));
    await after(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(server.channels).toEqual([]);
  });

  it("a refusal that comes late is shown to nobody", async () => {
    const server = new Server("classic-3", 4);
    const held = server.hold("table");
    const table = newTable();
    void table.enter("");
    await settled();
    table.leave();
    held[0]?.refuse(no(404, "no-table"));
    await settled();
    expect(table.missing).toBeNull();
  });

  it("stops listening to the browser as well", async () => {
    const server = new Server("classic-3", 4);
    const table = await comeIn();
    table.leave();
    await after(1);
    page.happen("online");
    page.hide(false);
    await after(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("coming in again", () => {
  it("when the door is shut: one looks on by the invitation that is remembered", async () => {
    const server = new Server("classic-3", 6, { mine: [1] });
    const table = await comeIn();
    keepInvitation("abc", "w3lcome");
    server.mine = [];
    server.next("table", no(401, "no-key"));
    server.socket.tell({ kind: "refused", code: "key-revoked", values: {}, text: "", key: null });
    server.socket.end(4001);
    await settled();
    expect(server.askedFor("visit").map(({ body }) => body)).toEqual([{ invitation: "w3lcome" }]);
    expect(table.seat).toBeNull();
    expect(table.now).toEqual(server.truth(null));
    expect(server.channels).toHaveLength(1);
    expect(server.socket.seat).toBeNull();
  });

  it("once, when the seat is gone and the door is shut at the same time", async () => {
    const server = new Server("classic-3", 6, { mine: [1] });
    const table = await comeIn();
    const held = server.hold("table");
    const visits = server.askedFor("table").length;
    server.mine = [];
    server.insert({ kind: "left", seat: 1, dropped: true }); // the table is read again
    server.socket.end(4001); // and it is come in again
    await settled();
    for (let n = 0; n < held.length; n++) {
      held[n]?.answerNow();
      await settled();
    }
    expect(table.seat).toBeNull();
    expect(table.missing).toBeNull();
    expect(server.channels).toHaveLength(1);
    // read again for the entry, for coming in, and for the table as it is then: not once more for either
    expect(server.askedFor("table").length - visits).toBe(3);
  });

  it("says why where that is not possible", async () => {
    const server = new Server("classic-3", 6, { mine: [1] });
    const table = await comeIn();
    server.next("table", no(403, "private"), 2);
    server.socket.end(4001);
    await settled();
    expect(table.missing?.code).toBe("private");
    await after(60_000);
    expect(server.channels).toEqual([]);
  });
});
