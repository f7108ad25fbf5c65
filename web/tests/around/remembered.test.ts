import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetTable,
  invitationLink,
  invitationOf,
  keepInvitation,
  hereAlone,
  linkTarget,
  noteTable,
  rememberedTables,
  rememberTable,
} from "../../src/around/remembered";
import { nowOf, othersAt } from "../../src/around/mine";
import type { TableTold } from "../../src/game/types";
import { catalogue } from "./helpers";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

const told = (table: string, more: Partial<TableTold> = {}): TableTold => ({
  table,
  status: "running",
  seq: 5,
  opened_at: 0,
  changed_at: 0,
  settings: {
    title: `Title ${table}`,
    public: false,
    pace: "live",
    clock: null,
    undo: "consent",
    spectators: true,
    spectator_chat: false,
    counted_cash: true,
    hints: false,
    rated: false,
    rated_bots: false,
  },
  options: (catalogue.editions[0]?.by_seats["3"] ?? null) as TableTold["options"],
  seats: [{ kind: "person", name: "Ann" }, { kind: "bot", name: "steady", bot: "steady" }, { kind: "open" }],
  awaiting: [0],
  mine: [0],
  host: true,
  ...more,
});

describe("tables are remembered", () => {
  test("the last one first, each once", () => {
    rememberTable("a1", told("a1"), 1);
    rememberTable("b2", told("b2", { mine: [] }), 2);
    rememberTable("a1", told("a1", { status: "finished" }), 3);
    expect(rememberedTables().map((one) => [one.table, one.role, one.status, one.at])).toEqual([
      ["a1", "seat", "finished", 3],
      ["b2", "host", "running", 2],
    ]);
  });

  test("not without end", () => {
    for (let n = 0; n < 60; n++) rememberTable(`t${n}`, told(`t${n}`), n);
    expect(rememberedTables()).toHaveLength(40);
    expect(rememberedTables()[0]?.table).toBe("t59");
  });

  test("how it stands is noted without moving it", () => {
    rememberTable("a1", told("a1"), 1);
    rememberTable("b2", told("b2"), 2);
    noteTable(told("a1", { status: "finished" }));
    expect(rememberedTables().map((one) => [one.table, one.status])).toEqual([
      ["b2", "running"],
      ["a1", "finished"],
    ]);
  });

  test("they can be forgotten, with their invitation", () => {
    rememberTable("a1", told("a1"));
    keepInvitation("a1", "secret");
    forgetTable("a1");
    expect(rememberedTables()).toEqual([]);
    expect(invitationOf("a1")).toBeNull();
  });

  test("what is not ours in the storage does no harm", () => {
    for (const text of ["nonsense", "{}", '[1, null, {"table": 3}, {"table": "../x"}]']) {
      stored.set("longshore-tables", text);
      expect(rememberedTables()).toEqual([]);
    }
    stored.set("longshore-tables", '[{"table": "k7m2p9x4r3tw", "title": "Old"}]');
    expect(rememberedTables()).toMatchObject([{ table: "k7m2p9x4r3tw", title: "Old", role: "seat", at: 0 }]);
  });

  test("a browser without storage forgets, and nothing breaks", () => {
    vi.stubGlobal("localStorage", undefined);
    rememberTable("a1", told("a1"));
    expect(rememberedTables()).toEqual([]);
  });
});

test("the link for others", () => {
  const open = told("a1");
  expect(invitationLink("https://x.org", open, "tok")).toBe("https://x.org/t/a1#join=tok");
  expect(invitationLink("https://x.org", open, null)).toBeNull();
  expect(
    invitationLink("https://x.org", told("a1", { settings: { ...open.settings, public: true } }), null),
  ).toBe("https://x.org/t/a1");
});

test.each([
  ["https://x.org/t/k7m2p9x4r3tw#join=abc", "/t/k7m2p9x4r3tw#join=abc"],
  ["  https://x.org/t/k7m2p9x4r3tw?at=5 ", "/t/k7m2p9x4r3tw?at=5"],
  ["https://other.org/t/k7m2p9x4r3tw#join=abc", "elsewhere"],
  ["k7m2p9x4r3tw", "/t/k7m2p9x4r3tw"],
  ["https://x.org/lobby", null],
  ["javascript:alert(1)//t/x", null],
  ["hello there", null],
  ["nonsense", null],
  ["", null],
])("the pasted link %j leads to %j", (text, target) =>
  expect(linkTarget(text, "https://x.org")).toBe(target),
);

test.each([
  ["http://127.0.0.1:8087/t/abc#join=x", true],
  ["http://localhost:8080/t/abc", true],
  ["http://[::1]:8080/t/abc", true],
  ["http://192.168.0.7:8080/t/abc", false],
  ["https://localhost.example.org/t/abc", false],
  ["no link", false],
])("whether %s leads here from this machine alone: %s", (link, alone) => expect(hereAlone(link)).toBe(alone));

test.each([
  [{}, "turn"],
  [{ awaiting: [1] }, "playing"],
  [{ mine: [] }, "looking"],
  [{ status: "open" as const }, "waiting"],
  [{ status: "finished" as const }, "finished"],
  [{ status: "closed" as const }, "closed"],
  [{ seats: [{ kind: "person" as const, name: "Ann", away: "steady" }] }, "away"],
])("a table with %j is %s", (more, now) => expect(nowOf(told("a1", more))).toBe(now));

test("who else sits at a table, each kind of bot once", () => {
  const bot = { kind: "bot" as const, name: "steady", bot: "steady" };
  const seats = [
    { kind: "person" as const, name: "Ann" },
    bot,
    bot,
    { kind: "person" as const, name: "Bob" },
  ];
  expect(othersAt({ seats: [...seats, { kind: "open" }], mine: [0] }, (name) => `${name} (bot)`)).toEqual([
    "steady (bot)",
    "Bob",
  ]);
});
