import { describe, expect, test } from "vitest";
import { eventsOf } from "../../src/game/events";
import type { Entry, Event } from "../../src/game/types";
import { freshOf } from "../../src/past/fresh";
import { about, chapters, concerned, latest, takenBack } from "../../src/past/story";
import { entriesOf, followed, table, TABLES } from "../game/fixtures";

const ALL = TABLES.map((played) => [played.name, played] as const);
const QUIET = new Set(["awaited", "money-cards-counted", "turn-began"]);

describe.each(ALL)("%s", (_, played) => {
  const entries = entriesOf(played, 0);
  const told = chapters(entries);

  test("nothing is lost and nothing is told twice", () => {
    const events = told.flatMap(({ lines }) => lines.flatMap((line) => line.events));
    const happened = entries.flatMap(eventsOf);
    expect(events).toEqual(happened.filter(({ type }) => !QUIET.has(type)));
    const keys = told.flatMap(({ lines }) => lines.map((line) => line.key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
  });

  test("what was taken back is what the timeline has lost", () => {
    const gone = takenBack(entries);
    const standing = new Set(followed(played, 0).standing.map(({ seq }) => seq));
    for (const entry of entries) {
      if (entry.kind === "played") expect(gone.has(entry.seq), `${entry.seq}`).toBe(!standing.has(entry.seq));
    }
  });

  test("each action stands in the turn in which it was played", () => {
    const timeline = followed(played, 0);
    for (const { round, seat, lines } of told) {
      for (const { entry, key } of lines) {
        if (entry.kind !== "played" || !key.endsWith(".0")) continue;
        const before = timeline.at(entry.seq - 1)?.view.board;
        expect([round, seat], `entry ${entry.seq}`).toEqual([before?.round, before?.active]);
      }
    }
  });
});

test("undone actions are there, and the turn goes on that was gone back to", () => {
  const entries = entriesOf(table("far-undos-anniversary-4"), 1);
  const gone = takenBack(entries);
  expect(gone.size).toBeGreaterThan(3);
  const undone = chapters(entries).flatMap((chapter) =>
    chapter.lines.filter((line) => line.entry.kind === "undone").map((line) => ({ chapter, line })),
  );
  expect(undone.length).toBeGreaterThan(0);
});

test("a fork begins with the turns that were played elsewhere", () => {
  const told = chapters(entriesOf(table("fork-classic-3"), 0));
  const first = told.filter(({ lines }) => lines.some(({ entry }) => entry.kind === "started"));
  expect(first.length).toBeGreaterThan(2);
  expect(first[0]?.seat).toBeNull();
  expect(first[1]?.round).toBe(1);
});

test("chat and keys are not in it, who comes and goes is", () => {
  const entries = entriesOf(table("every-entry"), null);
  expect(entries.some(({ kind }) => kind === "said")).toBe(true);
  const kinds = new Set(chapters(entries).flatMap(({ lines }) => lines.map((line) => line.entry.kind)));
  expect(kinds.has("said")).toBe(false);
  expect(kinds.has("keys")).toBe(false);
  for (const kind of ["joined", "left", "taken-over", "returned", "undone", "undo-asked"] as const) {
    expect(kinds.has(kind), kind).toBe(true);
  }
});

test("the same entry gives the same lines, so that only what is new is drawn", () => {
  const entries = entriesOf(table("classic-3"), 0);
  const lines = (list: readonly Entry[]): unknown[] => chapters(list).flatMap((chapter) => chapter.lines);
  const [before, after] = [lines(entries.slice(0, 40)), lines(entries)];
  expect(before.every((line, n) => line === after[n])).toBe(true);
});

describe("what concerns a seat", () => {
  test("is what it did and what was done to it", () => {
    const bought = { type: "stocked", seat: 1, host: 2, goods: [], paid: 3, audience: null } as Event;
    expect(concerned(bought)).toEqual([1, 2]);
    const sailed = { type: "ship-sailed", seat: 1, origin: "sea", berth: 0, audience: null } as Event;
    expect(concerned(sailed)).toEqual([1, 0]);
    const bids = [2, 0].map((seat) => ({ seat, amount: 1, loans: 0, bluff: 0, counts: 1 }));
    expect(concerned({ type: "bids-revealed", bids, extra: false, audience: null })).toEqual([2, 0]);
  });
  test("is left when the rest is put away", () => {
    const entries = entriesOf(table("classic-4"), 0);
    const only = about(chapters(entries), 2);
    expect(only.length).toBeGreaterThan(5);
    for (const { lines } of only) {
      for (const { events } of lines) {
        for (const event of events) {
          const seats = concerned(event);
          expect(seats.length === 0 || seats.includes(2) || event.type === "game-over", event.type).toBe(
            true,
          );
        }
      }
    }
  });
});

describe("the end of a long log", () => {
  const told = chapters(entriesOf(table("classic-5"), 0));
  test("has enough lines, and no more turns than that takes", () => {
    const from = latest(told, 30);
    const count = (chapters: typeof told): number =>
      chapters.reduce((sum, { lines }) => sum + lines.length, 0);
    expect(count(told.slice(from))).toBeGreaterThanOrEqual(30);
    expect(count(told.slice(from + 1))).toBeLessThan(30);
  });
  test("reaches back to the moment that is looked at", () => {
    const from = latest(told, 30, 12);
    expect(told[from]?.lines[0]?.entry.seq).toBeLessThanOrEqual(12);
  });
  test("is all of a short one", () => expect(latest(told.slice(0, 3), 500)).toBe(0));
});

describe("what is read out", () => {
  const entries = entriesOf(table("classic-3"), 0);
  test("is not the history", () => expect(freshOf(entries, null)).toEqual([]));
  test("is what came since", () => {
    const last = entries.at(-1)?.seq ?? 0;
    expect(freshOf(entries, last - 2).map(({ seq }) => seq)).toEqual([last - 1, last]);
    expect(freshOf(entries, last)).toEqual([]);
  });
});

test("2,000 entries are told in turns quickly enough to do it with every new one", () => {
  const entries = entriesOf(table("anniversary-5"), 0);
  const many: Entry[] = [];
  while (many.length < 2000) for (const entry of entries) many.push({ ...entry, seq: many.length + 1 });
  chapters(many);
  const start = performance.now();
  chapters(many);
  expect(performance.now() - start).toBeLessThan(100);
});
