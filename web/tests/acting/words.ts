// The English of the page, and a table that is looked at: for the tests of where one acts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Board, Offer, Offers, Refused, SeatArea, View } from "../../src/game/types";
import { Lexicon } from "../../src/words/say.svelte";

const FOLDER = fileURLToPath(new URL("../../../src/longshore/text/locales/en/", import.meta.url));
export const ftl = (name: string): string => readFileSync(`${FOLDER}${name}.ftl`, "utf8");

export const english = new Lexicon(
  "en",
  ...["names", "lists", "log", "refusals", "page", "acting"].map((name) => ftl(name)),
);

const COLOURS = ["black", "brown", "orange", "tan", "white"];
const SEATS = ["blue", "red", "yellow", "green", "purple"];
export const [BLACK, BROWN, ORANGE, TAN, WHITE] = [0, 1, 2, 3, 4] as const;
export const [BLUE, RED, YELLOW] = [0, 1, 2] as const;
export const spoken = {
  colour: (colour: number): string => COLOURS[colour] ?? "",
  called: (seat: number): string => SEATS[seat] ?? "",
};

export const area = (changes: Partial<SeatArea> = {}): SeatArea =>
  ({
    machines: [BLACK],
    warehouses: 1,
    factory: [],
    harbour: [],
    ship: [],
    berth: "sea",
    island: [],
    bank: [],
    loans: 0,
    cash: null,
    money_cards: null,
    card: null,
    ...changes,
  }) as SeatArea;

export function view(board: Partial<Board>, own: Partial<NonNullable<View["own"]>> = {}): View {
  return {
    options: { discard_tie: "two-value", seats: 3, edition: "classic" },
    board: {
      active: BLUE,
      phase: "act",
      awaiting: [BLUE],
      actions_left: 2,
      seats: [area(), area(), area()],
      bidding: null,
      default: null,
      ...board,
    },
    own: { seat: BLUE, cash: 20, card: 0, values: [4, 2, 10, 5, 6], two_value: TAN, bid: null, ...own },
  } as unknown as View;
}

export const offers = (
  list: readonly Offer[],
  refused: readonly Refused[] = [],
  more: Partial<Offers> = {},
): Offers => ({
  seq: 5,
  seat: BLUE,
  awaited: true,
  phase: "act",
  cash: 20,
  loans_free: 2,
  offers: list,
  refused,
  ...more,
});
