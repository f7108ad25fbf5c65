// The table that waits for oneself.
import { describe, expect, it } from "vitest";
import { candidates, nextOf } from "../../src/around/next";
import type { Remembered } from "../../src/around/remembered";
import type { TableTold } from "../../src/game/types";

const kept = (table: string, changes: Partial<Remembered> = {}): Remembered => ({
  table,
  title: "",
  edition: "classic",
  role: "seat",
  status: "running",
  at: 0,
  ...changes,
});
const told = (table: string, awaiting: number[], mine = [0]): TableTold =>
  ({ table, status: "running", mine, host: false, awaiting, seats: [{}, {}] }) as unknown as TableTold;

describe("the next table", () => {
  it("is another one at which one sits and the game goes on", () => {
    const all = [
      kept("here"),
      kept("there"),
      kept("over", { status: "finished" }),
      kept("looking", { role: "guest" }),
    ];
    expect(candidates(all, "here")).toEqual(["there"]);
    const many = Array.from({ length: 40 }, (_, n) => kept(`t${n}`));
    expect(candidates(many, "here").length).toBeLessThan(10);
  });

  it("is the one that has waited longest, where one is awaited at all", () => {
    expect(nextOf([told("a", [0]), told("b", [1]), told("c", [0])])?.table).toBe("c");
    expect(nextOf([told("b", [1])])).toBeNull();
    expect(nextOf([])).toBeNull();
  });
});
