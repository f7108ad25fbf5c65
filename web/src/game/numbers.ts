// The rulebook's numbers that a board is drawn and counted with.

export const COLOURS = 5;
export const BROKERS = 3;
export const SHIP_ROOM = 5; // M2
export const MACHINE_SPACES = 4; // B1
export const WAREHOUSE_SPACES = 5;
export const LOAN = 10; // L1
export const MAX_LOANS = 2;
