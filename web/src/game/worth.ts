// What things are worth to a seat by its value card (F1 to F3). For showing only: scores are the server's.
import { cardValues, twoValueColour } from "./cards";
import { COLOURS } from "./numbers";
import type { Colour, Colours, Options, SeatArea } from "./types";

export const HARBOUR_VALUE = 2; // F3, for a container
export const SHIP_VALUE = 3;
export const BANK_VALUE = 3;
export const LOAN_COST = 11;

/** How a table settles a tie for the colour that is discarded (F2). */
export type DiscardTie = Options["discard_tie"];

/** Why a colour goes (F2): it is the most, or of the tied the 5/10 colour, or the one that costs least. */
export type Discarding = "most" | "two-value" | "least";

/** F1 and F2 for an island. */
export interface IslandScore {
  readonly counts: readonly number[]; // by colour
  readonly every: boolean; // F1: all five colours are there
  readonly values: readonly number[]; // F1: a container's worth, by colour
  readonly most: number; // F2: of the colour, or colours, it has most of
  readonly tied: Colours; // F2: the colours it has most of
  readonly discarded: Colour | null;
  readonly why: Discarding | null;
  readonly worth: readonly number[]; // what each colour gives, by colour; 0 for the discarded one
  readonly total: number;
  readonly left: number; // containers left after F2
}

export function counts(goods: Colours): readonly number[] {
  const found = Array.from({ length: COLOURS }, () => 0);
  for (const colour of goods) found[colour] = (found[colour] ?? 0) + 1;
  return found;
}

/** F1, F2: what an island is worth with a card. */
export function islandScore(island: Colours, card: number, tie: DiscardTie): IslandScore {
  const held = counts(island);
  const every = held.every((count) => count > 0);
  const values = cardValues(card, every);
  const most = Math.max(...held);
  const tied = most ? held.flatMap((count, colour) => (count === most ? [colour] : [])) : [];
  const { discarded, why } = discard(tied, values, card, tie);
  const worth = held.map((count, colour) => (colour === discarded ? 0 : count * (values[colour] ?? 0)));
  return {
    counts: held,
    every,
    values,
    most,
    tied,
    discarded,
    why,
    worth,
    total: sum(worth),
    left: island.length - (discarded === null ? 0 : most),
  };
}

interface Discard {
  readonly discarded: Colour | null;
  readonly why: Discarding | null;
}

function discard(tied: Colours, values: readonly number[], card: number, tie: DiscardTie): Discard {
  const [first] = tied;
  if (first === undefined) return { discarded: null, why: null };
  if (tied.length === 1) return { discarded: first, why: "most" };
  const double = twoValueColour(card);
  if (tie === "two-value" && tied.includes(double)) return { discarded: double, why: "two-value" };
  const value = (colour: Colour): number => values[colour] ?? 0;
  const least = tied.reduce((best, colour) => (value(colour) < value(best) ? colour : best), first);
  return { discarded: least, why: "least" };
}

/** What a cargo is worth to a seat with a card. */
export interface CargoWorth {
  /** By the card alone, nothing discarded; the 5/10 colour as it counts once the cargo is there (F1). */
  readonly card: number;
  /** By the card at best: nothing discarded, the 5/10 colour at 10. */
  readonly most: number;
  /** What it adds to the island as it stands, by F1 and F2. It may be nothing, or less. */
  readonly now: number;
  /** What it adds to the score if nothing else changes until the end: `now`, less what the containers are
   * worth where they are (F3), if they are the seat's own. What is paid for it comes off. */
  readonly end: number;
  readonly before: IslandScore;
  readonly after: IslandScore;
}

/** What a cargo would be worth on an island; `aboard`: it lies on the seat's own ship. */
export function cargoWorth(
  cargo: Colours,
  island: Colours,
  card: number,
  tie: DiscardTie,
  aboard = false,
): CargoWorth {
  const before = islandScore(island, card, tie);
  const after = islandScore([...island, ...cargo], card, tie);
  const now = after.total - before.total;
  return {
    card: byValues(cargo, after.values),
    most: byValues(cargo, cardValues(card, true)),
    now,
    end: now - (aboard ? SHIP_VALUE * cargo.length : 0),
    before,
    after,
  };
}

/** F3 as things stand, line by line. `island` is null, and not in the total, while the card is unknown. */
export interface NetWorth {
  readonly cash: number;
  readonly island: number | null;
  readonly harbour: number;
  readonly ship: number;
  readonly bank: number;
  readonly loans: number; // 0 or less
  readonly total: number;
}

/** What a seat would score if the game were over now, open auctions aside (K7). */
export function netWorth(area: SeatArea, card: number | null, cash: number, tie: DiscardTie): NetWorth {
  const island = card === null ? null : islandScore(area.island, card, tie).total;
  const harbour = HARBOUR_VALUE * area.harbour.length;
  const ship = SHIP_VALUE * area.ship.length;
  const bank = BANK_VALUE * area.bank.length;
  const loans = area.loans ? -LOAN_COST * area.loans : 0;
  const total = cash + (island ?? 0) + harbour + ship + bank + loans;
  return { cash, island, harbour, ship, bank, loans, total };
}

const byValues = (goods: Colours, values: readonly number[]): number =>
  sum(goods.map((colour) => values[colour] ?? 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
