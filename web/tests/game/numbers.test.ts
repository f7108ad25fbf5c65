// The rulebook's numbers are those of the server's engine, and of the boards that it shows.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as numbers from "../../src/game/numbers";
import { TABLES } from "./fixtures";

const engine = readFileSync(new URL("../../../src/longshore/engine/state.py", import.meta.url), "utf8");
/** Constants of the engine: `LOAN = 10`, `LOWEST, PRICES = 1, 4`. */
const constants = new Map(
  [...engine.matchAll(/^([A-Z_]+(?:, [A-Z_]+)*) = (\d+(?:, \d+)*)/gm)].flatMap(
    ([, names = "", values = ""]) => {
      const given = values.split(", ").map(Number);
      return names.split(", ").map((name, n) => [name, given[n] ?? NaN] as const);
    },
  ),
);
const column = (store: string): number[] =>
  Array.from(
    { length: constants.get(`${store}_PRICES`) ?? 0 },
    (_, n) => (constants.get(`${store}_LOWEST`) ?? 0) + n,
  );
const areas = TABLES.flatMap(({ steps }) => steps.flatMap(({ seen }) => seen?.board.seats ?? []));

test.each([
  "COLOURS",
  "BROKERS",
  "SHIP_ROOM",
  "MACHINE_SPACES",
  "WAREHOUSE_SPACES",
  "LOAN",
  "MAX_LOANS",
] as const)("%s is the engine's", (name) => expect(numbers[name]).toBe(constants.get(name)));

test("P3, H3 stores have the engine's price columns", () => {
  expect(numbers.FACTORY_PRICES).toEqual(column("FACTORY"));
  expect(numbers.HARBOUR_PRICES).toEqual(column("HARBOUR"));
});

test("B1 the next machine and the next warehouse cost what the server asks", () => {
  const asked = { machines: new Set<number>(), warehouses: new Set<number>() };
  for (const { machines, warehouses, facts } of areas) {
    if (facts.machine_price !== null) {
      expect(numbers.MACHINE_PRICES[machines.length]).toBe(facts.machine_price);
      asked.machines.add(machines.length);
    }
    if (facts.warehouse_price !== null) {
      expect(numbers.WAREHOUSE_PRICES[warehouses]).toBe(facts.warehouse_price);
      asked.warehouses.add(warehouses);
    }
  }
  expect([...asked.machines].sort()).toEqual([1, 2, 3]);
  expect([...asked.warehouses].sort()).toEqual([1, 2, 3, 4]);
  expect(numbers.MACHINE_PRICES).toEqual([0, 6, 9, 12]);
  expect(numbers.WAREHOUSE_PRICES).toEqual([0, 4, 5, 6, 7]);
});
