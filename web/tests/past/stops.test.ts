import { describe, expect, test } from "vitest";
import { mayFork } from "../../src/past/forking";
import { addressOf, marksOf, stopAt, stopsOf, turnFrom } from "../../src/past/stops";
import { entriesOf, followed, table, TABLES } from "../game/fixtures";

describe.each(TABLES.map((played) => [played.name, played] as const))("%s", (_, played) => {
  const entries = entriesOf(played, null);
  const stops = stopsOf(entries);
  const timeline = followed(played, null);

  test("every moment that counts is a stop", () => {
    expect(stops.map(({ seq }) => seq)).toEqual(timeline.standing.map(({ seq }) => seq));
  });
  test("a stop tells in which turn it was done", () => {
    stops.slice(1).forEach((stop, n) => {
      const before = timeline.standing[n]?.view.board;
      expect([stop.round, stop.seat], `entry ${stop.seq}`).toEqual([before?.round, before?.active]);
    });
  });
  test("marks stand in order, a round once", () => {
    const marks = marksOf(stops);
    const places = marks.map(({ at }) => at);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const rounds = marks.filter(({ kind }) => kind === "round").map(({ round }) => round);
    expect(new Set(rounds).size).toBe(rounds.length);
    for (const { at, kind } of marks) {
      const type = { round: "turn-began", auction: "auction-opened", end: "end-triggered" }[kind];
      expect(stops[at]?.entry.events.some((event) => event.type === type)).toBe(true);
    }
  });
});

describe("stepping", () => {
  const stops = stopsOf(entriesOf(table("classic-3"), null));
  const last = stops.length - 1;

  test("now is the last stop; a moment between two shows the one before", () => {
    expect(stopAt(stops, null)).toBe(last);
    expect(stopAt(stops, stops[5]?.seq ?? 0)).toBe(5);
    expect(stopAt(stops, 0)).toBe(0);
    expect(stopAt(stops, 10 ** 6)).toBe(last);
  });
  test("an entry that was taken back shows what counts before it", () => {
    const entries = entriesOf(table("undos-classic-3"), null);
    const undone = entries.find(({ kind }) => kind === "undone");
    if (undone?.kind !== "undone") throw new Error("There is no undo in this game.");
    const counted = stopsOf(entries);
    const at = stopAt(counted, undone.to);
    expect(counted[at]?.seq).toBeLessThan(undone.to);
  });
  test("by turns goes to where a turn begins, and there and back again", () => {
    const next = turnFrom(stops, 0, 1);
    expect(stops[next]?.begins).toBe(true);
    expect(stops.slice(1, next).some(({ begins }) => begins)).toBe(false);
    expect(turnFrom(stops, next, -1)).toBe(0);
  });
  test("by turns ends at the ends", () => {
    expect(turnFrom(stops, 0, -1)).toBe(0);
    expect(turnFrom(stops, last, 1)).toBe(last);
  });
});

describe("addresses", () => {
  test("a moment has one, and now is the table's", () => {
    const here = "https://play.example.org/t/old?at=3#x";
    expect(addressOf("k7m2", 41, here)).toBe("https://play.example.org/t/k7m2?at=41");
    expect(addressOf("k7m2", null, here)).toBe("https://play.example.org/t/k7m2");
  });
});

describe("playing on from a moment", () => {
  test("of a finished game is for whoever sees it", () =>
    expect(mayFork("finished", null, false)).toBe("again"));
  test("after its last action there is nothing left to play", () => {
    expect(mayFork("finished", 0, true)).toBeNull();
    expect(mayFork("running", 0, true)).toBe("study");
  });
  test("of a running one it is a study, for those who play", () => {
    expect(mayFork("running", 1, false)).toBe("study");
    expect(mayFork("running", null, false)).toBeNull();
  });
  test("of none that has not begun, or was closed", () => {
    expect(mayFork("open", 0, false)).toBeNull();
    expect(mayFork("closed", 0, false)).toBeNull();
  });
});
