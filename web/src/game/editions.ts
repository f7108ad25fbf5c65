// The names by which messages call seats, colours, brokers and cards. The catalogue has the editions too;
// a table is shown before it has come.
import type { Options } from "./types";

export const SEAT_NAMES = ["blue", "red", "yellow", "green", "purple"] as const;
export const BROKER_NAMES = ["I", "II", "III"] as const;
export const CARD_NAMES = ["A", "B", "C", "D", "E"] as const;

interface Edition {
  readonly colours: readonly string[]; // in the order of the ring (S6)
}

const EDITIONS: Readonly<Record<string, Edition>> = {
  classic: {
    colours: ["black", "brown", "orange", "tan", "white"],
  },
  anniversary: {
    colours: ["black", "brown", "purple", "beige", "grey"],
  },
};

function edition(options: Pick<Options, "edition">): Edition {
  const found = EDITIONS[options.edition];
  if (!found) throw new Error(`There is no edition ${options.edition}.`);
  return found;
}

/** The names of the five colours of containers. */
export const coloursOf = (options: Pick<Options, "edition">): readonly string[] => edition(options).colours;

/** A seat's name as messages select on it. */
export const seatName = (seat: number): string => SEAT_NAMES[seat] ?? String(seat);
