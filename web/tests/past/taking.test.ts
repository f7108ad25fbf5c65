import { beforeAll, describe, expect, test } from "vitest";
import type { Entry, Settings } from "../../src/game/types";
import { doingOf } from "../../src/past/doings";
import { takenBack } from "../../src/past/story";
import { actionsSince, takingBack } from "../../src/past/taking";
import { say } from "../../src/words/say.svelte";
import { entriesOf, table, TABLES } from "../game/fixtures";
import { speakEnglish } from "./words";

beforeAll(() => speakEnglish());

const entries = entriesOf(table("classic-3"), 0).slice(0, 30);
const plays = entries.filter(({ kind }) => kind === "played").map(({ seq }) => seq);
const settings = (undo: Settings["undo"]): Settings => ({ undo }) as Settings;
const asked = {
  entries,
  settings: settings("consent"),
  status: "running",
  seat: 0,
  free: [],
  company: true,
} as const;
const from = plays[4] ?? 0;

describe("taking back to a moment", () => {
  test("names the first action after it, and counts them", () => {
    expect(takingBack(from, asked)).toEqual({ to: plays[5], count: plays.length - 5, asks: true });
  });
  test("asks nobody where it is free, or where bots are the only others", () => {
    expect(takingBack(from, { ...asked, free: [plays[5] ?? 0] })?.asks).toBe(false);
    expect(takingBack(from, { ...asked, company: false })?.asks).toBe(false);
  });
  test("cannot be done from the last action", () => {
    expect(takingBack(plays.at(-1) ?? 0, asked)).toBeNull();
  });
  test.each([
    ["a table without undo", { settings: settings("none") }],
    ["a finished game", { status: "finished" as const }],
    ["a spectator", { seat: null }],
    ["another's turn, where only one's own can be taken back", { settings: settings("turn") }],
  ])("cannot be done: %s", (_, change) => expect(takingBack(from, { ...asked, ...change })).toBeNull());
  test("in one's own turn goes where undo is for turns", () => {
    const change = { settings: settings("turn"), free: [plays[5] ?? 0] };
    expect(takingBack(from, { ...asked, ...change })).toMatchObject({ to: plays[5], asks: false });
  });
  test("cannot go to what was taken back already", () => {
    const undone = entriesOf(table("undos-classic-3"), 0);
    const [gone] = takenBack(undone);
    expect(gone).toBeDefined();
    expect(takingBack(gone ?? 0, { ...asked, entries: undone })).toBeNull();
  });
});

test("an undo is about the actions that counted then", () => {
  const all = entriesOf(table("far-undos-anniversary-4"), 0);
  for (const entry of all) {
    if (entry.kind !== "undone") continue;
    const [before, after] = [
      all.filter((one) => one.seq < entry.seq),
      all.filter((one) => one.seq <= entry.seq),
    ];
    const more = takenBack(after).size - takenBack(before).size;
    expect(actionsSince(all, entry.to, entry.seq)).toBe(more);
    expect(more).toBeGreaterThan(0);
  }
});

describe("what the table did, in sentences", () => {
  const all = entriesOf(table("every-entry"), null);
  const told = (entry: Entry): string | null => {
    const doing = doingOf(entry, all);
    return doing && say(doing.id, doing.values);
  };
  const GAME = new Set(["started", "played", "said", "keys"]);

  test("every kind of entry that is not the game's has one, with all its words", () => {
    for (const played of TABLES) {
      for (const entry of entriesOf(played, null)) {
        const doing = doingOf(entry, entriesOf(played, null));
        if (GAME.has(entry.kind)) expect(doing).toBeNull();
        else {
          const sentence = say(doing?.id ?? "", doing?.values);
          expect(sentence, entry.kind).toMatch(/^\S.*[.?]$/s);
          expect(sentence).not.toMatch(/[{}]|past-log/);
        }
      }
    }
  });
  test("who left is named, though nobody sits there any more", () => {
    const left = all.find((entry) => entry.kind === "left");
    if (left?.kind !== "left") throw new Error("Nobody left.");
    expect(told(left)).toMatch(/\S+ \((Blue|Red|Yellow|Green|Purple)\)/);
    expect(told(left)).not.toMatch(/^ /);
  });
});
