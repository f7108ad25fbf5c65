// Whoever comes to the table of a test: everything runs by a clock that the test turns.
import { afterEach, beforeEach, vi } from "vitest";
import { page, TABLE } from "./page";
import { prefs } from "../../src/prefs.svelte";
import { Table } from "../../src/table/table.svelte";
import { settled } from "./server";

const open: Table[] = [];

export function atTheTable(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    page.clear();
    prefs.pace = "instant";
  });
  afterEach(() => {
    for (const table of open.splice(0)) table.leave();
    vi.useRealTimers();
  });
}

export function newTable(): Table {
  const table = new Table(TABLE);
  open.push(table);
  return table;
}

/** Come in by the cookie, or by what is behind the #; everything is there then. */
export async function comeIn(fragment = ""): Promise<Table> {
  const table = newTable();
  void table.enter(fragment);
  await settled();
  return table;
}

export const seqs = (table: Table): number[] => table.entries.map(({ seq }) => seq);
export const upTo = (seq: number): number[] => Array.from({ length: seq }, (_, n) => n + 1);
