// @vitest-environment ./tests/table/browser.ts
import { it, expect } from "vitest";
import { Table } from "../../src/table/table.svelte";
import { flushSync } from "svelte";
it("x", () => {
  (globalThis as any).document = { hidden: false };
  const t = new Table("abc");
  expect(t.view).toBe(null);
  console.log(Object.getOwnPropertyNames(t), String(flushSync));
  t.told = { options: { seats: 3 }, status: "running", seats: [], mine: [1] } as any;
  expect(t.running).toBe(true);
  expect(t.mine).toEqual([1]);
  t.seat = 1;
  t.told = { ...t.told, status: "open" } as any;
  expect(t.running).toBe(false);
});
