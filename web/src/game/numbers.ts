// The rulebook's numbers that a board is drawn and counted with.

export const COLOURS = 5;
export const BROKERS = 3;
export const SHIP_ROOM = 5; // M2
export const FACTORY_PRICES: readonly number[] = [1, 2, 3, 4]; // P3
export const HARBOUR_PRICES: readonly number[] = [2, 3, 4, 5, 6]; // H3
export const MACHINE_SPACES = 4; // B1
export const WAREHOUSE_SPACES = 5;
/** What the next one costs who has so many. */
export const machinePrice = (machines: number): number => 3 + 3 * machines;
export const warehousePrice = (warehouses: number): number => 3 + warehouses;
// by space: the first of each is dealt
export const MACHINE_PRICES = priced(MACHINE_SPACES, machinePrice);
export const WAREHOUSE_PRICES = priced(WAREHOUSE_SPACES, warehousePrice);
export const LOAN = 10; // L1
export const MAX_LOANS = 2;

function priced(spaces: number, price: (count: number) => number): readonly number[] {
  return Array.from({ length: spaces }, (_, space) => (space === 0 ? 0 : price(space)));
}
