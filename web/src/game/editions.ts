// The editions that are played here, as the server's catalogue tells them, and the names by which messages
// call seats, brokers and cards. A table is shown once the catalogue has come.
import type { EditionTold, Options, Paints } from "./types";

export const SEAT_NAMES = ["blue", "red", "yellow", "green", "purple"] as const;
export const BROKER_NAMES = ["I", "II", "III"] as const;
export const CARD_NAMES = ["A", "B", "C", "D", "E"] as const;

/** A colour of containers: its place in the ring (S6), its name in messages, its paints; and the names and letters
 * of all five, among which its own is told apart. */
export interface Dye {
  readonly place: number;
  readonly name: string;
  readonly paints: Paints;
  readonly names: readonly string[];
  readonly letters: readonly string[];
}

let told: readonly EditionTold[] = [];

export function learnEditions(editions: readonly EditionTold[]): void {
  told = editions;
}

export const editions = (): readonly EditionTold[] => told;

function edition(options: Pick<Options, "edition">): EditionTold {
  const found = told.find(({ name }) => name === options.edition);
  if (!found) throw new Error(`There is no edition ${options.edition}.`);
  return found;
}

/** The names of the five colours of containers. */
export const coloursOf = (options: Pick<Options, "edition">): readonly string[] => edition(options).colours;

export function dyesOf(options: Pick<Options, "edition">): readonly Dye[] {
  const { colours, letters, paints } = edition(options);
  return paints.map((own, place) => ({
    place,
    name: colours[place] ?? "",
    paints: own,
    names: colours,
    letters,
  }));
}

/** A seat's name as messages select on it. */
export const seatName = (seat: number): string => SEAT_NAMES[seat] ?? String(seat);
