import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NEW } from "../../src/learn/coach";
import { guidedAddress, guidedWish } from "../../src/learn/opening";
import { keepProgress, lastGuided, recallProgress } from "../../src/learn/progress";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("goes on where one was, table by table", () => {
  keepProgress("one", { ...NEW, learned: ["welcome"] });
  keepProgress("two", { ...NEW, paused: true });
  expect(recallProgress("one").learned).toEqual(["welcome"]);
  expect(recallProgress("two")).toEqual({ ...NEW, paused: true });
  expect(recallProgress("three")).toEqual(NEW);
  expect(lastGuided()).toBe("two");
});
it("keeps the last few tables alone", () => {
  for (let n = 0; n < 9; n++) keepProgress(`table-${n}`, { ...NEW, learned: ["card"] });
  expect(recallProgress("table-0")).toEqual(NEW);
  expect(recallProgress("table-8").learned).toEqual(["card"]);
});
it("begins anew when what is kept makes no sense", () => {
  kept.set("longshore-guide", '{"one": 2}');
  expect(recallProgress("one")).toEqual(NEW);
  kept.set("longshore-guide", "[null, {}]");
  expect(lastGuided()).toBeNull();
});
it("opens a short table against two gentle bots", () => {
  const wish = guidedWish("First", "Ann");
  expect(wish).toMatchObject({
    seats: 3,
    start: true,
    hints: true,
    counted_cash: true,
    name: "Ann",
  });
  expect(wish.plan?.map((one) => one.kind)).toEqual(["me", "bot", "bot"]);
  expect(guidedWish("First", "")).not.toHaveProperty("name");
  expect(guidedAddress("a-b")).toBe("/t/a-b?guide");
});
