import { describe, expect, test } from "vitest";
import { Timeline } from "../../src/game/timeline";
import { eventsOf } from "../../src/game/events";
import type { Entry } from "../../src/game/types";
import { takenBack } from "../../src/past/story";
import { entriesOf, followed, standingEvents, table, TABLES, timelineOf, viewers } from "./fixtures";

const UNDOS = TABLES.filter(({ name }) => name.includes("undos"));
const FORKS = TABLES.filter(({ name }) => name.startsWith("fork"));
const named = (tables: typeof TABLES) => tables.map((played) => [played.name, played] as const);

describe("V2 cash is counted from what was seen to be paid", () => {
  test.each(named(TABLES))("%s", (_, played) => {
    const timeline = followed(played, null);
    for (const { told, standing, seen } of played.steps) {
      if (!standing) continue;
      const seq = told[0]?.seq ?? 0;
      const moment = timeline.at(seq);
      expect(moment?.counted, `entry ${seq}`).toEqual(standing.cash);
      seen?.counted.forEach((counted) => counted && expect(moment?.counted).toEqual(counted));
    }
  });

  test.each(named(TABLES))("%s: a seat's own cash is what it counts for itself", (_, played) => {
    for (const viewer of viewers(played)) {
      if (viewer === null) continue;
      const { moments } = followed(played, viewer);
      expect(moments.map(({ view }) => view.own?.cash)).toEqual(
        moments.map(({ counted }) => counted[viewer]),
      );
    }
  });
});

describe("what was taken back", () => {
  test.each(named(UNDOS))("%s: the table tells the view from before it", (_, played) => {
    for (const viewer of viewers(played)) {
      const timeline = new Timeline(viewer);
      let undone = 0;
      for (const entry of entriesOf(played, viewer)) {
        const moment = timeline.push(entry);
        if (entry.kind !== "undone") continue;
        undone++;
        expect(moment?.view).toEqual(timeline.standing.at(-1)?.view);
        expect(moment?.counted).toEqual(timeline.standing.at(-1)?.counted);
        expect(timeline.standing.every(({ seq }) => seq < entry.to)).toBe(true);
      }
      expect(undone).toBeGreaterThan(1);
    }
  });

  test.each(named(UNDOS))("%s: what stands is the game as it was played at last", (name, played) => {
    const plain = followed(table(name.replace(/^(far-)?undos-/, "")), 0);
    const timeline = followed(played, 0);
    expect(standingEvents(timeline)).toEqual(standingEvents(plain));
    expect(timeline.standing.length).toBe(plain.standing.length);
    expect(timeline.moments.length).toBeGreaterThan(timeline.standing.length);
    expect(timeline.moments.at(-1)?.view).toEqual(plain.moments.at(-1)?.view);
  });

  test("taken back are the entries that the undos name, and those after them", () => {
    const timeline = followed(table("far-undos-anniversary-4"), null);
    const gone = takenBack(timeline.entries);
    const lost = timeline.entries.filter(({ seq }) => gone.has(seq));
    expect(lost.length).toBe(39 + 12 + 25);
    expect(lost.every(({ kind }) => kind === "played")).toBe(true);
    expect(timeline.standing.some(({ seq }) => gone.has(seq))).toBe(false);
  });
});

test.each(named(FORKS))("%s: a fork is started with all that was played before", (name, played) => {
  const whole = followed(table(name.replace("fork-", "")), 2);
  const fork = followed(played, 2);
  expect(standingEvents(fork)).toEqual(standingEvents(whole));
  expect(fork.moments.at(-1)?.view).toEqual(whole.moments.at(-1)?.view);
  expect(fork.moments.length).toBeLessThan(whole.moments.length);
  const started = fork.moments[0];
  const same = whole.moments[whole.moments.length - fork.moments.length];
  expect(started?.entry.kind).toBe("started");
  expect(started?.view).toEqual(same?.view);
  expect(started?.counted).toEqual(same?.counted);
});

test("before the deal there is no moment; chat and the like have none of their own", () => {
  const played = table("classic-3");
  const timeline = followed(played, 0);
  const dealt = played.steps.findIndex(({ standing }) => standing) + 1;
  expect(timeline.at(dealt - 1)).toBeNull();
  expect(timeline.at(dealt)?.entry.kind).toBe("started");
  const last = timeline.entries.at(-1);
  expect(last?.kind).toBe("said");
  expect(timeline.seq).toBe(last?.seq);
  expect(timeline.gameSeq).toBe(timeline.seq - 1);
  expect(timeline.at(timeline.seq)?.seq).toBe(timeline.gameSeq);
  expect(timeline.at(1_000_000)).toBe(timeline.moments.at(-1));
});

test("an entry that comes twice is taken in once, and lists that were handed out stay as they were", () => {
  const entries = entriesOf(table("classic-3"), 0);
  const timeline = timelineOf(entries.slice(0, 30), 0);
  const { moments } = timeline;
  const count = moments.length;
  expect(entries.slice(0, 30).map((entry) => timeline.push(entry))).toEqual(Array(30).fill(null));
  expect(timeline.moments).toBe(moments);
  expect(timeline.push(entries[30] as Entry)).not.toBeNull();
  expect(moments.length).toBe(count);
  expect(timeline.moments.length).toBe(count + 1);
});

test("without its beginning a game cannot be followed", () => {
  const timeline = timelineOf(entriesOf(table("classic-3"), 1).slice(10, 20), 1);
  expect(timeline.entries.length).toBe(10);
  expect(timeline.moments).toEqual([]);
});

test("a long log is quick to follow", () => {
  const entries = entriesOf(table("anniversary-4"), 0);
  const many: Entry[] = [];
  while (many.length < 2000)
    many.push(...entries.map((entry, place): Entry => ({ ...entry, seq: many.length + place + 1 })));
  const began = process.cpuUsage();
  const timeline = timelineOf(many, 0);
  const took = process.cpuUsage(began).user / 1000; // ms of work, however busy the machine is
  expect(timeline.moments.length).toBeGreaterThan(1900);
  expect(many.flatMap(eventsOf).length).toBeGreaterThan(4000);
  expect(took).toBeLessThan(1500); // a tenth of that on a desktop
});
