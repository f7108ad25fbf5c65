// The rulebook's numbers, as the catalogue tells them, are those of the boards that the server shows.
import { expect, test } from "vitest";
import * as numbers from "../../src/game/numbers";
import { TABLES } from "./fixtures";

const areas = TABLES.flatMap(({ steps }) => steps.flatMap(({ seen }) => seen?.board.seats ?? []));

test("they are the rulebook's", () => {
  expect([numbers.COLOURS, numbers.BROKERS, numbers.SHIP_ROOM]).toEqual([5, 3, 5]);
  expect([numbers.LOAN, numbers.MAX_LOANS]).toEqual([10, 2]);
  expect(numbers.FACTORY_PRICES).toEqual([1, 2, 3, 4]);
  expect(numbers.HARBOUR_PRICES).toEqual([2, 3, 4, 5, 6]);
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
