// What a cargo is worth to oneself, in the words of the calculator.
import { cargoWorth, type CargoWorth } from "../game/worth";
import type { Colours, View } from "../game/types";

/** The worth of the cargo that is up for auction, or of a ship, to the seat that looks; null without a card.
 * `aboard`: it lies, or would lie, on that seat's own ship. */
export function worthOf(view: View | null, cargo: Colours, aboard = false): CargoWorth | null {
  const own = view?.own;
  const area = own && view.board.seats[own.seat];
  if (!own || !area || !cargo.length) return null;
  return cargoWorth(cargo, area.island, own.card, view.options.discard_tie, aboard);
}

/** The cargo under auction. */
export function cargoOf(view: View | null): Colours {
  const board = view?.board;
  const seller = board?.bidding?.seller ?? board?.active;
  return seller === undefined ? [] : (board?.seats[seller]?.ship ?? []);
}

export interface WorthLine {
  readonly colour: number;
  readonly count: number;
  readonly each: number;
  readonly discarded: boolean;
}

/** The cargo by colour, with what each counts once it is on the island. */
export function linesOf(cargo: Colours, worth: CargoWorth): WorthLine[] {
  const lines = new Map<number, number>();
  for (const colour of cargo) lines.set(colour, (lines.get(colour) ?? 0) + 1);
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([colour, count]) => ({
      colour,
      count,
      each: worth.after.values[colour] ?? 0,
      discarded: worth.after.discarded === colour,
    }));
}

export type Why =
  | { readonly id: "every" | "not-every" }
  | { readonly id: "discard"; readonly colour: number }
  | { readonly id: "discard-other"; readonly colour: number; readonly wanted: number };

/** Why it is worth that: F1 where the cargo changes it or its 5/10 colour counts, and what is discarded (F2). */
export function reasons(cargo: Colours, worth: CargoWorth, double: number): Why[] {
  const found: Why[] = [];
  const { before, after } = worth;
  if (after.every && !before.every) found.push({ id: "every" });
  else if (!after.every && cargo.includes(double)) found.push({ id: "not-every" });
  if (after.discarded === null) return found;
  if (before.discarded !== null && before.discarded !== after.discarded) {
    found.push({ id: "discard-other", colour: after.discarded, wanted: before.discarded });
  } else found.push({ id: "discard", colour: after.discarded });
  return found;
}

/** What a cargo counts for, and what is left of it after what is paid. */
export interface WorthRow {
  readonly id: "now" | "end" | "card" | "most";
  readonly worth: number;
  readonly after: number | null;
}

/** The rows of the calculator: as the island stands; beyond what it counts on one's ship at the end anyway
 * (F3); by the card alone, and by the card at best. Only those that differ. */
export function rowsOf(worth: CargoWorth, bid: number | null): WorthRow[] {
  const row = (id: WorthRow["id"]): WorthRow => ({
    id,
    worth: worth[id],
    after: bid === null ? null : worth[id] - bid,
  });
  const ids: WorthRow["id"][] = ["now"];
  if (worth.end !== worth.now) ids.push("end");
  ids.push("card");
  if (worth.most !== worth.card) ids.push("most");
  return ids.map(row);
}

/** What a cargo is worth to whoever keeps it: now, and at best. It may be now that it is worth most, where it
 * makes other containers count for more. */
export interface Kept {
  readonly now: number;
  readonly most: number;
}
export const keeping = ({ now, most }: CargoWorth): Kept => ({ now, most: Math.max(now, most) });

/** Whether something adds, takes away, or does neither. */
export const signOf = (amount: number): "plus" | "minus" | "none" =>
  amount > 0 ? "plus" : amount < 0 ? "minus" : "none";
