// The rulebook's numbers that a board is drawn and counted with, as the server's catalogue tells them.
import type { NumbersTold } from "./types";

export let COLOURS = 0;
export let BROKERS = 0;
export let SHIP_ROOM = 0; // M2
export let FACTORY_PRICES: readonly number[] = []; // P3
export let HARBOUR_PRICES: readonly number[] = []; // H3
// B1: by space; the first of each is dealt
export let MACHINE_PRICES: readonly number[] = [];
export let WAREHOUSE_PRICES: readonly number[] = [];
export let LOAN = 0; // L1
export let MAX_LOANS = 0;

export function learnNumbers(told: NumbersTold): void {
  COLOURS = told.colours;
  BROKERS = told.brokers;
  SHIP_ROOM = told.ship_room;
  FACTORY_PRICES = told.factory_prices;
  HARBOUR_PRICES = told.harbour_prices;
  MACHINE_PRICES = told.machine_prices;
  WAREHOUSE_PRICES = told.warehouse_prices;
  LOAN = told.loan;
  MAX_LOANS = told.max_loans;
}
