// What the others did since one's own turn.
import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/game/types";
import { longAway, recapOf, sinceOwn } from "../../src/past/since";
import { chapters, takenBack } from "../../src/past/story";
import { entriesOf, table, TABLES } from "../game/fixtures";

const upTo = (name: string, seq: number, seat = 0): Entry[] =>
  entriesOf(table(name), seat).filter((entry) => entry.seq <= seq) as Entry[];

describe("since one's own turn", () => {
  it("are the turns of the others, and no own one among them", () => {
    const entries = entriesOf(table("classic-3"), 1) as Entry[];
    for (let seq = 5; seq < entries.length; seq++) {
      const told = recapOf(entries.slice(0, seq), 1);
      expect(told.every(({ seat }) => seat !== 1 && seat !== null)).toBe(true);
      expect(new Set(told.map(({ seat }) => seat)).size).toBe(told.length); // each had one turn at most
    }
  });

  it("begins after one's last turn, and of a running one after the turn before", () => {
    const all = chapters(upTo("classic-3", 30));
    const first = sinceOwn(all, 0);
    expect(all[first - 1]?.seat).toBe(0);
    const own = all.findLastIndex(({ seat }) => seat === 0);
    expect(first).toBe(
      own === all.length - 1 ? all.slice(0, own).findLastIndex((one) => one.seat === 0) + 1 : own + 1,
    );
    expect(sinceOwn(all, null)).toBe(all.length);
  });

  it("is everything before one's first turn, but for the deal", () => {
    const entries = upTo("classic-3", 6, 1); // the first has played
    const told = recapOf(entries, 1);
    expect(told.map(({ seat }) => seat)).toEqual([0]);
  });

  it("leaves out what was taken back, and how stores were set out", () => {
    for (const played of TABLES) {
      const entries = entriesOf(played, 0) as Entry[];
      const gone = takenBack(entries);
      for (const { lines } of recapOf(entries, 0))
        for (const { entry, events } of lines) {
          expect(gone.has(entry.seq)).toBe(false);
          expect(events.map(({ type }) => type)).not.toContain("store-set-out");
        }
    }
  });

  it("is read as a whole after some minutes away", () => {
    const entries = upTo("classic-3", 10);
    const own = entries.findLast((entry) => entry.kind === "played" && entry.seat === 0);
    expect(longAway(entries, 0, (own?.at ?? 0) + 5 * 60_000)).toBe(false);
    expect(longAway(entries, 0, (own?.at ?? 0) + 11 * 60_000)).toBe(true);
    expect(longAway([], 0, Date.now())).toBe(false);
  });
});
