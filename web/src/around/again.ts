// Playing again: a table like the one whose game is over, and how the others find it.
import type { Catalogue, NewTable, SaidTold, SeatPlan, TableTold } from "../game/types";
import { plainOptions, realChanges, type Changes } from "./options";
import { linkTarget } from "./remembered";

type Played = Pick<TableTold, "options" | "settings" | "seats" | "mine">;

/** The same game, run the same way, with the same bots; people who sit elsewhere find their seats open. */
export function againWish({ options, settings, seats, mine }: Played, catalogue: Catalogue): NewTable {
  const plan = seats.map((one, seat): SeatPlan => {
    if (mine.includes(seat)) return one.name ? { kind: "me", name: one.name } : { kind: "me" };
    return one.kind === "bot" && one.bot ? { kind: "bot", bot: one.bot } : { kind: "open" };
  });
  const plain = plainOptions(catalogue, options.edition, options.seats);
  return {
    ...settings,
    edition: options.edition,
    seats: options.seats,
    options: realChanges(plain, { ...options } as Changes),
    plan,
    start: plan.every(({ kind }) => kind !== "open"),
  };
}

/** A new table that somebody has told of here, after the game. */
export interface Called {
  readonly name: string;
  readonly address: string; // within this page
}

/** The last link to another table among what was said. */
export function calledTo(said: readonly SaidTold[], table: string, origin: string): Called | null {
  for (const { name, text } of said.toReversed()) {
    for (const word of text.split(/\s+/)) {
      const address = word.startsWith(origin) ? linkTarget(word, origin) : null;
      if (address && address !== "elsewhere" && !address.startsWith(`/t/${table}`)) return { name, address };
    }
  }
  return null;
}
