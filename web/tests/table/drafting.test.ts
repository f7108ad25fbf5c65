// A turn that is put together, tried out, taken back and committed.
import { describe, expect, it } from "vitest";
import "./page";
import { prefs } from "../../src/prefs.svelte";
import type { Action } from "../../src/game/types";
import { foldView } from "../../src/game/fold";
import type { Table } from "../../src/table/table.svelte";
import { after, no, Server, settled } from "./server";
import { atTheTable, comeIn, seqs, upTo } from "./sitting";

atTheTable();

/** Blue's first turn: he builds a warehouse, then a machine. */
async function turn(): Promise<{ server: Server; table: Table; first: Action; second: Action }> {
  const server = new Server("classic-3", 4);
  const table = await comeIn();
  const [first, second] = server.upcoming(0) as [Action, Action];
  return { server, table, first, second };
}
const drafted = (table: Table): Action[] => table.draft.map(({ action }) => action);
const played = (server: Server): Action[] => sent(server).flatMap(({ actions }) => actions as Action[]);
const sent = (server: Server) => server.askedFor("actions").map(({ body }) => body);

describe("putting a turn together", () => {
  it("shows what would come of it, and what could be done next; nobody is told", async () => {
    const { server, table, first } = await turn();
    expect(await table.propose(first)).toBe(true);
    expect(drafted(table)).toEqual([first]);
    expect(table.moment).toBe("draft");
    expect(table.view).toEqual(server.truth(0, 5));
    expect(table.now).toEqual(server.truth(0, 4));
    expect(table.offers?.offers).toEqual([{ kind: "pass", actions: 1 }]);
    expect(table.draftEnds).toBeNull();
    expect(server.seq).toBe(4);
  });

  it("says when the turn would be over", async () => {
    const { table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    expect([table.draftEnds, table.offers]).toEqual(["turn", null]);
  });

  it("takes back the last, down to none", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    await table.takeBack();
    expect(drafted(table)).toEqual([first]);
    expect(table.view).toEqual(server.truth(0, 5));
    expect(table.draftEnds).toBeNull();
    await table.takeBack();
    expect([table.moment, table.view]).toEqual(["now", table.now]);
    expect(table.offers?.offers).toEqual([{ kind: "pass", actions: 2 }]);
  });

  it("tells whoever watches of each action that is added, not of one taken back", async () => {
    const { table, first, second } = await turn();
    const seen: string[] = [];
    table.on("events", (events) => void seen.push(events[0]?.type ?? ""));
    await table.propose(first);
    await table.propose(second);
    await table.takeBack();
    expect(seen).toEqual(["warehouse-built", "machine-built"]);
  });

  it("stays as it was when an action is refused, and says why", async () => {
    const { table, first } = await turn();
    await table.propose(first);
    const before = [table.draft, table.offers, table.view];
    expect(await table.propose({ type: "sail-island" })).toBe(false);
    expect(table.problem).toContain("cannot");
    expect([table.draft, table.offers, table.view]).toEqual(before);
  });

  it("takes two actions that are added at once, in their order", async () => {
    const { table, first, second } = await turn();
    expect(await Promise.all([table.propose(first), table.propose(second)])).toEqual([true, true]);
    expect(drafted(table)).toEqual([first, second]);
    expect(table.draftEnds).toBe("turn");
  });

  it("takes an action that is added while the only one is taken back", async () => {
    const { table, first } = await turn();
    await table.propose(first);
    await Promise.all([table.takeBack(), table.propose(first)]);
    expect(drafted(table)).toEqual([first]);
  });

  it("plays at once what is no part of one's own turn", async () => {
    const server = new Server("classic-3", 22);
    const table = await comeIn();
    expect(await table.propose(server.entry(23, 0).action!)).toBe(true);
    expect(server.askedFor("draft")).toEqual([]);
    expect(server.seq).toBe(23);
  });
});

describe("clearing", () => {
  it("during a trial: it does not come back", async () => {
    const { server, table, first } = await turn();
    const held = server.hold("draft");
    void table.propose(first);
    await settled();
    table.clearDraft();
    held[0]?.answer();
    await settled();
    expect(table.draft).toEqual([]);
    expect([table.moment, table.view]).toEqual(["now", table.now]);
    expect(table.offers).toMatchObject({ seq: 4, offers: [{ kind: "pass", actions: 2 }] });
  });

  it("takes away what waits for its trial as well", async () => {
    const { server, table, first, second } = await turn();
    const held = server.hold("draft");
    void table.propose(first);
    void table.propose(second);
    await settled();
    table.clearDraft();
    server.letGo("draft");
    expect(held).toHaveLength(1);
    await settled();
    expect(table.draft).toEqual([]);
    expect([table.busy, table.problem]).toEqual([false, ""]);
  });

  it("leaves room for the next", async () => {
    const { server, table, first } = await turn();
    const held = server.hold("draft");
    void table.propose(first);
    await settled();
    table.clearDraft();
    const again = table.propose(first);
    held[0]?.answer();
    await settled();
    server.letGo("draft");
    expect(await again).toBe(true);
    expect(drafted(table)).toEqual([first]);
  });
});

describe("when somebody else takes a loan", () => {
  it("during the first trial: it is tried again over what is now", async () => {
    const { server, table, first } = await turn();
    const held = server.hold("draft");
    const added = table.propose(first);
    await settled();
    server.loan(2);
    await settled();
    server.letGo("draft");
    expect(await added).toBe(true);
    await settled();
    expect(drafted(table)).toEqual([first]);
    expect(held[0]?.asked.body["seq"]).toBe(4);
    expect(server.askedFor("draft").at(-1)?.body["seq"]).toBe(5);
    expect(table.offers).toMatchObject({ seq: 5, offers: [{ kind: "pass", actions: 1 }] });
    expect(table.view).toEqual(server.truth(0, 6));
    expect(table.view?.board.seats[2]?.loans).toBe(1);
    expect(table.problem).toBe("");
  });

  it("after the trial: the whole draft is tried again, and offers are those of the new state", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    server.loan(2);
    await settled();
    expect(drafted(table)).toEqual([first, second]);
    expect(table.view?.board.seats[2]?.loans).toBe(1);
    await table.takeBack();
    expect(table.offers?.seq).toBe(5);
    await table.propose(second);
    expect(await table.commit()).toBe(true);
    expect(sent(server).map(({ seq }) => seq)).toEqual([5]);
  });

  it("and the draft is not possible any more: it is gone, and why is said", async () => {
    const { server, table, first } = await turn();
    await table.propose(first);
    server.next("draft", no(409, "cannot", { index: 0 }));
    server.loan(2);
    await settled();
    expect(table.draft).toEqual([]);
    expect(table.problem).toContain("cannot");
    expect(table.offers?.seq).toBe(5);
  });

  it("and the page shows it slowly: it waits and tries again, nothing is lost", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    server.telling = false;
    server.loan(2);
    const added = table.propose(second);
    await after(400);
    expect(drafted(table)).toEqual([first]);
    expect([table.busy, table.problem]).toEqual([true, ""]);
    server.deliver();
    await after(200);
    expect(await added).toBe(true);
    await settled();
    expect(drafted(table)).toEqual([first, second]);
    expect(table.view?.board.seats[2]?.loans).toBe(1);
    expect([table.busy, table.problem]).toEqual([false, ""]);
  });

  it("and the page never shows it: in the end that is said, and the draft is as it was", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    server.telling = false;
    server.loan(2);
    const added = table.propose(second);
    await after(30_000);
    expect(await added).toBe(false);
    expect(table.problem).not.toBe("");
    expect(drafted(table)).toEqual([first]);
    expect(table.busy).toBe(false);
  });
});

describe("committing", () => {
  it("sends all of it with one wish", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    expect(await table.commit()).toBe(true);
    const key = expect.any(String) as string;
    expect(sent(server)).toEqual([{ seat: 0, seq: 4, actions: [first, second], key }]);
    expect(table.draft).toEqual([]);
    expect(seqs(table)).toEqual(upTo(6));
    expect(table.view).toEqual(server.truth(0));
  });

  it("refers to the game's last entry, not to talk", async () => {
    const { server, table, first } = await turn();
    await table.propose(first);
    server.talk("ahoy");
    await settled();
    expect(await table.commit()).toBe(true);
    expect(sent(server)[0]?.["seq"]).toBe(4);
  });

  it("passes after it where that is wished", async () => {
    const server = new Server("classic-3", 16);
    const table = await comeIn();
    await table.propose(server.upcoming(0)[0]!);
    expect(await table.commit({ pass: true })).toBe(true);
    expect(played(server).map(({ type }) => type)).toEqual(["produce", "pass"]);
    expect(server.seq).toBe(18);
  });

  it("does not blink: the draft is shown until what was sent is", async () => {
    const { server, table, first } = await turn();
    await table.propose(first);
    const view = table.view;
    server.telling = false;
    const committed = table.commit();
    await after(300);
    expect(server.seq).toBe(5);
    expect(table.view).toBe(view);
    server.deliver();
    await after(100);
    expect(await committed).toBe(true);
    expect(table.moment).toBe("now");
    expect(table.now).toEqual(view);
  });

  it("waits for the trial that is under way", async () => {
    const { server, table, first, second } = await turn();
    const held = server.hold("draft");
    void table.propose(first);
    void table.propose(second);
    const committed = table.commit();
    await settled();
    expect(sent(server)).toEqual([]);
    held[0]?.answer();
    await settled();
    server.letGo("draft");
    expect(await committed).toBe(true);
    expect(played(server)).toEqual([first, second]);
  });

  it("is stale, since somebody took a loan: nothing was done, and the draft can be sent over what is now", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    const held = server.hold("actions");
    server.telling = false;
    server.loan(2); // nothing of it has come here yet
    const committed = table.commit();
    await settled();
    server.deliver();
    await settled();
    held[0]?.answer();
    server.letGo("actions");
    expect(await committed).toBe(false);
    await settled();
    expect(table.problem).toContain("stale");
    expect(drafted(table)).toEqual([first, second]);
    expect(table.view?.board.seats[2]?.loans).toBe(1);
    expect(await table.commit()).toBe(true);
    expect(sent(server).map(({ seq }) => seq)).toEqual([4, 5]);
    expect(table.now).toEqual(server.truth(0));
    expect(seqs(table)).toEqual(upTo(7));
  });

  it("is refused: the whole draft stays, and why is said", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    server.next("actions", no(409, "cannot", { index: 1 }));
    expect(await table.commit()).toBe(false);
    expect(drafted(table)).toEqual([first, second]);
    expect(table.problem).toContain("cannot");
    expect(server.seq).toBe(4);
  });

  it("cannot be ended by clearing: what was sent is sent", async () => {
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    const held = server.hold("actions");
    void table.commit();
    await settled();
    table.clearDraft();
    held[0]?.answer();
    await settled();
    expect(table.draft).toEqual([]);
    expect(table.now).toEqual(server.truth(0, 6));
  });

  it("goes on at the pace of the others only after it", async () => {
    prefs.pace = "calm";
    const { server, table, first, second } = await turn();
    await table.propose(first);
    await table.propose(second);
    await table.commit();
    expect(seqs(table)).toEqual(upTo(6));
    server.write(2);
    await settled();
    expect(table.nowSeq).toBe(7);
    const before = table.now;
    await after(1000);
    expect(table.now).toEqual((server.entry(8, 0).events ?? []).reduce(foldView, before!));
  });
});
