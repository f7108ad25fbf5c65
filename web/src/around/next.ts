// The table that waits for oneself, while one is at another.
import type { TableTold } from "../game/types";
import { nowOf } from "./mine";
import type { Remembered } from "./remembered";

const MOST = 6; // asked about at once

/** The other tables that may wait for one: where one sits, and the game was not over when last seen. */
export const candidates = (remembered: readonly Remembered[], here: string): string[] =>
  remembered
    .filter(({ table, role, status }) => table !== here && role === "seat" && status === "running")
    .slice(0, MOST)
    .map(({ table }) => table);

/** The one that has waited longest for what one owes there: it was seen last the longest ago. */
export const nextOf = (told: readonly TableTold[]): TableTold | null =>
  told.findLast((one) => nowOf(one) === "turn") ?? null;
