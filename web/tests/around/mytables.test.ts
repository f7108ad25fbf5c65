// How it stands at one's tables: what is asked, and what is followed.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, TableTold } from "../../src/game/types";
import type { Remembered } from "../../src/around/remembered";

const { room, remembered, asked, lines } = vi.hoisted(() => ({
  room: { table: "" },
  remembered: [] as unknown[],
  asked: [] as { table: string; answer: (told: unknown) => void }[],
  lines: [] as {
    address: string;
    hear: (frame: unknown) => void;
    turn: (state: string) => void;
    stopped: boolean;
  }[],
}));
vi.mock("../../src/routes.svelte", () => ({ here: () => room }));
vi.mock("../../src/around/remembered", () => ({
  rememberedTables: () => remembered,
  noteTable: () => undefined,
}));
vi.mock("../../src/api/tables", () => ({
  table: (table: string) => new Promise((answer) => asked.push({ table, answer })),
  newsAddress: (tables: [string, string][]) => tables.map(([table]) => table).join(" "),
}));
vi.mock("../../src/api/live", () => ({
  Live: class {
    private readonly line;
    constructor(address: () => string, hear: (frame: unknown) => void, turn: (state: string) => void) {
      lines.push((this.line = { address: address(), hear, turn, stopped: false }));
    }
    stop(): void {
      this.line.stopped = true;
    }
  },
}));
const { MyTables } = await import("../../src/around/mytables.svelte");

const kept = (table: string, changes: Partial<Remembered> = {}): Remembered => ({
  ...{ table, title: "", edition: "classic", role: "seat", status: "running", at: 0 },
  ...changes,
});
const told = (table: string, awaiting: number[], seq = 1): TableTold =>
  ({
    table,
    seq,
    status: "running",
    news: "x",
    mine: [0],
    awaiting,
    seats: [{}, {}],
  }) as unknown as TableTold;
const settled = () => new Promise((done) => setTimeout(done));

/** Answer everything that was asked. */
async function answer(awaiting: number[] = []): Promise<string[]> {
  const all = asked.splice(0);
  for (const { table, answer } of all) answer(told(table, awaiting));
  await settled();
  return all.map(({ table }) => table);
}
const news = (...tables: string[]) => lines.at(-1)?.hear({ kind: "news", tables } as unknown as FromServer);

beforeEach(() => {
  room.table = "";
  for (const list of [remembered, asked, lines]) list.splice(0);
});

describe("one's tables", () => {
  it("are asked about once by all who want to know, and all of them followed", async () => {
    remembered.push(kept("aaa"), kept("bbb"), kept("over", { status: "finished" }));
    const mine = new MyTables();
    mine.watch();
    mine.watch();
    void mine.look([kept("aaa"), kept("guest", { role: "guest" })]);
    void mine.look();
    expect((await answer()).toSorted()).toEqual(["aaa", "bbb", "guest"]);
    expect(lines.filter(({ stopped }) => !stopped).map(({ address }) => address)).toEqual(["aaa bbb guest"]);
  });

  it("are asked about when something happens there, but not the one that is open", async () => {
    remembered.push(kept("aaa"), kept("bbb"));
    const mine = new MyTables();
    mine.watch();
    void mine.look();
    await answer([0]);
    expect(mine.now).toEqual({ aaa: "turn", bbb: "turn" });
    room.table = "aaa";
    news("aaa", "bbb");
    expect(await answer()).toEqual(["bbb"]);
    room.table = "";
    expect(mine.now).toEqual({ bbb: "playing" }); // what was known of it holds no longer
    void mine.look();
    expect((await answer()).toSorted()).toEqual(["aaa", "bbb"]);
  });

  it("are looked at again when a line is mended, or is another one; those that are over are not", async () => {
    remembered.push(kept("aaa"), kept("bbb"));
    const mine = new MyTables();
    mine.watch();
    void mine.look([kept("over", { status: "finished" })]);
    const [a, b, over] = asked.splice(0);
    a?.answer(told("aaa", []));
    b?.answer(told("bbb", []));
    over?.answer({ ...told("over", []), status: "finished" });
    await settled();
    lines.at(-1)?.turn("live"); // all have just been looked at
    expect(await answer()).toEqual([]);
    lines.at(-1)?.turn("cut");
    lines.at(-1)?.turn("live");
    expect((await answer()).toSorted()).toEqual(["aaa", "bbb"]);
    remembered.push(kept("ccc"));
    void mine.look();
    await answer();
    expect(lines.at(-1)?.address).toContain("ccc");
    lines.at(-1)?.turn("live");
    expect((await answer()).toSorted()).toEqual(["aaa", "bbb", "ccc"]);
  });

  it("stand as the newest answer says, whichever comes last", async () => {
    remembered.push(kept("aaa"));
    const mine = new MyTables();
    mine.watch();
    void mine.look();
    await answer();
    news("aaa");
    news("aaa");
    const [first, second] = asked.splice(0);
    second?.answer(told("aaa", [0], 7));
    await settled();
    first?.answer(told("aaa", [], 6));
    await settled();
    expect([mine.now["aaa"], mine.told["aaa"]?.seq]).toEqual(["turn", 7]);
  });

  it("name as the next the one that has waited longest: where one was longest ago", async () => {
    remembered.push(kept("aaa"), kept("bbb"), kept("ccc"));
    const mine = new MyTables();
    mine.watch();
    void mine.look();
    const [a, b, c] = asked.splice(0);
    c?.answer(told("ccc", [1]));
    b?.answer(told("bbb", [0]));
    a?.answer(told("aaa", [0]));
    await settled();
    expect(mine.next?.table).toBe("bbb");
    room.table = "bbb";
    const later = new MyTables();
    void later.look();
    await answer([1]);
    expect(later.next).toBeNull();
  });
});
