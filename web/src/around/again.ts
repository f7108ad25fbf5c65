// Playing again: a table like the one whose game is over, and how the others find it.
import type { Catalogue, NewTable, SaidTold, SeatPlan, TableTold } from "../game/types";
import { STANDARD_BOT } from "./bots";
import { plainOptions, realChanges, type Changes } from "./options";

const LINK = /^\/t\/([a-z0-9]{12})(?:#join=([\w-]+))?$/;

type Played = Pick<TableTold, "options" | "settings" | "seats" | "mine">;

/** Whether those who look on here would read the invitation to a new table that is not public. */
export const overheard = ({ settings, seats, mine }: Played): boolean =>
  settings.spectators && !settings.public && inCompany({ seats, mine });

/** Whether other people played. */
export const inCompany = ({ seats, mine }: Pick<Played, "seats" | "mine">): boolean =>
  seats.some(({ kind }, seat) => kind !== "bot" && !mine.includes(seat));

/** The same game, run the same way, with the same bots. People who sit elsewhere find their seats open; or,
 * where one plays on without them, bots sit there. */
export function againWish(
  { options, settings, seats, mine }: Played,
  catalogue: Catalogue,
  { alone = false } = {},
): NewTable {
  const standing = seats.find(({ kind, bot }) => kind === "bot" && bot)?.bot ?? STANDARD_BOT;
  const plan = seats.map((one, seat): SeatPlan => {
    if (mine.includes(seat)) return one.name ? { kind: "me", name: one.name } : { kind: "me" };
    if (one.kind === "bot" && one.bot) return { kind: "bot", bot: one.bot };
    return alone ? { kind: "bot", bot: standing } : { kind: "open" };
  });
  const plain = plainOptions(catalogue, options.edition, options.seats);
  return {
    ...settings,
    rated: settings.rated && !alone, // for which it takes people
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

/** The last link to another table among what was said after the end.
 *
 * Only an invitation is followed, or a table's plain address: a link with a key would seat whoever follows it
 * beside the one who made it. `bases` are the addresses of this server. */
export function calledTo(said: readonly SaidTold[], table: string, bases: readonly string[]): Called | null {
  for (const { name, text, status, guest } of said.toReversed()) {
    if (status !== "finished") return null;
    if (guest) continue; // anybody may look on, under any name
    for (const word of text.split(/\s+/)) {
      const base = bases.find((one) => word.startsWith(`${one}/t/`));
      const [, other, join] = LINK.exec(base === undefined ? "" : word.slice(base.length)) ?? [];
      if (other && other !== table) return { name, address: `/t/${other}${join ? `#join=${join}` : ""}` };
    }
  }
  return null;
}
