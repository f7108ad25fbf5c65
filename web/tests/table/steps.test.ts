// The pace at which others' doings are shown.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "./page";
import type { Entry } from "../../src/game/types";
import { prefs } from "../../src/prefs.svelte";
import { pauseAfter, Steps, TURNING } from "../../src/table/steps";
import { entriesOf, table as recorded, type Recorded } from "../game/fixtures";

const entries = entriesOf(recorded("classic-3"), 0);
const at = (seq: number): Entry => entries[seq - 1] as Entry;

let shown: number[];
let rested: number;
let steps: Steps;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  page.clear();
  prefs.pace = "calm";
  prefs.motion = true;
  shown = [];
  rested = 0;
  steps = new Steps(
    (entry) => void shown.push(entry.seq),
    () => void rested++,
  );
});
afterEach(() => {
  vi.useRealTimers();
});
const add = (seat: number | null, ...seqs: number[]): void => {
  for (const seq of seqs) steps.add(at(seq), seat);
};

describe("steps", () => {
  it("follow each other at the pace that is liked, the first at once", () => {
    add(0, 7, 8, 9);
    expect(shown).toEqual([7]);
    expect(steps.idle).toBe(false);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([7]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([7, 8]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([7, 8, 9]);
    expect(steps.idle).toBe(true);
  });

  it("a step that comes soon after another waits its time too; one that comes later does not", () => {
    add(0, 7);
    vi.advanceTimersByTime(500);
    add(0, 8);
    expect(shown).toEqual([7]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([7, 8]);
    vi.advanceTimersByTime(5000);
    add(0, 9);
    expect(shown).toEqual([7, 8, 9]);
  });

  it.each([
    ["instant", 0],
    ["quick", 350],
    ["calm", 900],
  ] as const)("%s is %i ms", (pace, pause) => {
    prefs.pace = pace;
    expect(pauseAfter(at(7))).toBe(pause);
    add(0, 7, 8);
    vi.advanceTimersByTime(pause);
    expect(shown).toEqual([7, 8]);
  });

  it("one's own are shown without a pause after them", () => {
    add(0, 5, 6, 7);
    expect(shown).toEqual([5, 6, 7]);
  });

  it("what the clock or a bot did for one's seat is watched like another's", () => {
    steps.add({ ...at(5), by: "bot" } as Entry, 0);
    add(0, 7);
    expect(shown).toEqual([5]);
  });

  it("whoever looks on has nothing of his own", () => {
    add(null, 5, 6);
    expect(shown).toEqual([5]);
  });

  it("what shows nothing on the board needs no time: talk, and a bid that is sealed", () => {
    expect([pauseAfter(at(2)), pauseAfter(at(3)), pauseAfter(at(4))]).toEqual([0, 0, 0]);
    const sealed = entriesOf(recorded("classic-3"), null)[22] as Recorded; // as another is told of it
    expect(sealed.events?.map(({ type }) => type)).toContain("bid-sealed");
    expect(pauseAfter(sealed)).toBe(0);
  });

  it.each([
    ["quick", 2000],
    ["calm", 2500],
  ] as const)("bids can be read for two or three seconds once all are turned over: %s", (pace, pause) => {
    prefs.pace = pace;
    expect(pauseAfter(at(24))).toBe(TURNING + pause);
    prefs.motion = false; // all at once then
    expect(pauseAfter(at(24))).toBe(pause);
    prefs.pace = "instant";
    prefs.motion = true;
    expect(pauseAfter(at(24))).toBe(0);
  });

  it("bids that one's own sealing turned over stay as long", () => {
    const sealing = { ...at(24), seat: 0, by: "person" } as Entry;
    steps.add(sealing, 0);
    steps.add({ ...at(25), seat: 1 } as Entry, 0);
    vi.advanceTimersByTime(TURNING + 2499);
    expect(shown).toEqual([24]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([24, 25]);
  });

  it("what one does while something is looked at is shown at once, and the next still waits", () => {
    steps.add({ ...at(24), seat: 1 } as Entry, 0);
    vi.advanceTimersByTime(1000);
    steps.add({ ...at(25), seat: 0, by: "person" } as Entry, 0);
    expect(shown).toEqual([24, 25]);
    steps.add({ ...at(26), seat: 1 } as Entry, 0);
    vi.advanceTimersByTime(TURNING + 1499);
    expect(shown).toEqual([24, 25]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([24, 25, 26]);
  });

  it("hurry shows all that waits, in order, and no step comes twice", () => {
    add(0, 7, 8, 9, 10);
    steps.hurry();
    expect(shown).toEqual([7, 8, 9, 10]);
    expect(steps.idle).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([7, 8, 9, 10]);
  });

  it("tell when the last has been looked at", () => {
    add(0, 7, 8);
    vi.advanceTimersByTime(1799);
    expect([steps.idle, steps.resting, rested]).toEqual([true, true, 0]);
    vi.advanceTimersByTime(1);
    expect([steps.idle, steps.resting, rested]).toEqual([true, false, 1]);
  });

  it("skipped, they are shown at once, those that are still to come too, until one is asked", () => {
    add(0, 7, 8);
    steps.skip();
    expect([shown, rested]).toEqual([[7, 8], 1]);
    add(0, 9, 10);
    expect(shown).toEqual([7, 8, 9, 10]);
    expect(steps.resting).toBe(false);
    steps.watch();
    add(0, 13, 14);
    expect(shown).toEqual([7, 8, 9, 10, 13]);
  });

  it("too far behind is not worth watching", () => {
    const many = entries.slice(6).map(({ seq }) => seq);
    expect(many.length).toBeGreaterThan(100);
    add(null, ...many);
    vi.advanceTimersByTime(0);
    expect(shown.length).toBeGreaterThan(60);
    vi.advanceTimersByTime(120_000);
    expect(shown).toEqual(many);
  });

  it("clear forgets what waits, and leaves no timer", () => {
    add(0, 7, 8, 9);
    steps.clear();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([7]);
    add(0, 10);
    expect(shown).toEqual([7, 10]);
  });

  it("nobody waits on a page that is hidden", () => {
    page.hide(true);
    add(0, 7, 8, 9);
    expect(shown).toEqual([7, 8, 9]);
    page.hide(false);
    add(0, 10, 13);
    expect(shown.at(-1)).toBe(10);
  });
});
