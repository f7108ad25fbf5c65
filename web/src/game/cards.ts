// S6: the value cards. From a card's best colour on around the ring: 10, 5/10, 6, 4, 2.
import { COLOURS } from "./numbers";
import type { Colour } from "./types";

const RING = [10, 5, 6, 4, 2] as const;
const FULL = 10; // F1: the 5/10 colour with all five colours on the island

/** The 5/10 colour: on card A (0) it stands at place 3 of the ring, and moves on by one a card. */
export const twoValueColour = (card: number): Colour => (card + 3) % COLOURS;

/** The value of a colour on a card; 5 for the 5/10 colour, `full` or not. */
export function cardValue(card: number, colour: Colour, full = false): number {
  if (full && colour === twoValueColour(card)) return FULL;
  return RING[(colour - card - 2 + 2 * COLOURS) % COLOURS] ?? 0;
}

/** The worth of each colour on a value card; `full`: with all five colours on the island (F1). */
export const cardValues = (card: number, full = false): readonly number[] =>
  Array.from({ length: COLOURS }, (_, colour) => cardValue(card, colour, full));
