// What the table tells of an entry has the fields of its kind.
import { describe, expect, test } from "vitest";
import type { EntryKind } from "../../src/game/entries";
import { TABLES } from "./fixtures";

describe("entries of the log", () => {
  const COMMON = ["seq", "at", "kind", "status"];
  /** What an entry of a kind has, and what it may have. */
  const ENTRIES: { readonly [K in EntryKind]: { has: string[]; may?: string[] } } = {
    opened: { has: ["settings", "options", "seats"], may: ["origin"] },
    joined: { has: ["seat", "seats", "name"] },
    left: { has: ["seat", "seats", "dropped"], may: ["asked"] },
    "seat-set": { has: ["seat", "seats"] },
    "seat-offered": { has: ["seat"] },
    "seat-asked": { has: ["seat", "what"] },
    "seat-answered": { has: ["asked", "agree"], may: ["seat", "settled"] },
    renamed: { has: ["seat", "seats", "name"] },
    keys: { has: [] },
    closed: { has: [], may: ["reveal"] },
    started: { has: ["seats", "commitment", "rules", "events"], may: ["auction", "reveal"] },
    played: {
      has: ["seat", "by", "events"],
      may: ["action", "commitment", "auction", "forfeit", "reveal"],
    },
    "undo-asked": { has: ["seat", "to"] },
    "undo-answered": { has: ["seat", "asked", "agree"] },
    undone: { has: ["seat", "to", "view"], may: ["asked", "auction"] },
    "taken-over": { has: ["seat", "seats", "name"] },
    returned: { has: ["seat", "seats"] },
    said: { has: ["name", "text"], may: ["seat"] },
  };

  test("have the fields of their kind", () => {
    const found = new Set<string>();
    const wrong: unknown[] = [];
    for (const { name, steps } of TABLES)
      for (const entry of steps.flatMap(({ told }) => told)) {
        const { has, may = [] } = ENTRIES[entry.kind];
        const fields = Object.keys(entry);
        const missing = [...COMMON, ...has].filter((field) => !fields.includes(field));
        const more = fields.filter((field) => ![...COMMON, ...has, ...may, "clocks"].includes(field));
        if (missing.length || more.length) wrong.push({ name, seq: entry.seq, missing, more });
        found.add(entry.kind);
      }
    expect(wrong).toEqual([]);
    expect([...found].sort()).toEqual(Object.keys(ENTRIES).sort());
  });

  test("A1 a sealed bid's action is told to its seat alone", () => {
    let sealed = 0;
    for (const { steps } of TABLES)
      for (const { told } of steps) {
        if (told[0]?.kind !== "played" || !told[0].commitment) continue;
        const knowing = told.flatMap((entry, place) => (entry.action ? [place - 1] : []));
        expect(knowing).toEqual([told[0].seat]);
        sealed++;
      }
    expect(sealed).toBeGreaterThan(100);
  });
});
