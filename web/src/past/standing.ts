// F4: places and why somebody has won, as the score sheet says it.
import type { SeatSheet, ScoreSheet } from "../game/scoresheet";
import type { Seat } from "../game/types";
import { listed, say } from "../words/say.svelte";

/** The place of each seat, by seat: 1 is best; who is alike in score and tie-break shares it. */
export function placesOf({ seats, winner }: ScoreSheet): number[] {
  const better = (one: SeatSheet, other: SeatSheet): boolean =>
    one.total > other.total ||
    (one.total === other.total && (winner.ranks[one.seat] ?? 0) > (winner.ranks[other.seat] ?? 0));
  return seats.map((sheet) => 1 + seats.filter((other) => better(other, sheet)).length);
}

/** Who won and how, in a sentence; `names` by seat. */
export function verdictOf(sheet: ScoreSheet, names: readonly string[]): string {
  const { winners, best, ranks, tied } = sheet.winner;
  const others = tied.filter((seat) => !winners.includes(seat));
  return say(`past-score-won-${victoryOf(sheet)}`, {
    names: listed(winners.map((seat) => names[seat] ?? "")),
    amount: best,
    count: ranks[winners[0] ?? 0] ?? 0,
    less: Math.max(0, ...others.map((seat) => ranks[seat] ?? 0)),
  });
}

export type Victory = "alone" | "island" | "factory" | "shared";

/** How it was decided: by the score, by the tie-break, or not at all. */
export function victoryOf({ winner }: ScoreSheet): Victory {
  if (winner.winners.length > 1) return "shared";
  return winner.tieBreak ?? "alone";
}

/** The seats, best first. */
export const ranked = ({ seats, winner }: ScoreSheet): SeatSheet[] =>
  winner.ranking.flatMap((seat: Seat) => seats.find((sheet) => sheet.seat === seat) ?? []);

/** F3: what a seat has of something; `count` null for a sum, `gone` for what F2 took away. */
export interface SheetCell {
  readonly count: number | null;
  readonly value: number;
  readonly amount: number;
  readonly gone: boolean;
}

/** F3: a line of the sheet, by seat; null where a seat has none of it. */
export interface SheetLine {
  readonly key: string;
  readonly colour: number | null; // of the island's lines
  readonly weight: "plain" | "subtotal" | "total";
  readonly cells: readonly (SheetCell | null)[];
}

const sum = (amount: number): SheetCell => ({ count: null, value: 0, amount, gone: false });

/** F3 line by line: the colours that anybody has, the island, cash, the other places, loans, the total. */
export function linesOf({ seats }: ScoreSheet, colours: number): SheetLine[] {
  const line = (key: string, cells: SheetLine["cells"], more: Partial<SheetLine> = {}): SheetLine => ({
    key,
    colour: null,
    weight: "plain",
    cells,
    ...more,
  });
  const island = Array.from({ length: colours }, (_, colour) => {
    const cells = seats.map((one) => {
      const found = one.island.find((held) => held.colour === colour);
      return found ? { ...found, gone: found.discarded } : null;
    });
    return line(`colour-${colour}`, cells, { colour });
  });
  const places = (seats[0]?.lines ?? []).map(({ what }, n) =>
    line(
      what,
      seats.map((one) => {
        const found = one.lines[n];
        return found?.count ? { ...found, gone: false } : null;
      }),
    ),
  );
  return [
    ...island.filter(({ cells }) => cells.some((cell) => cell !== null)),
    line(
      "island",
      seats.map((one) => sum(one.islandTotal)),
      { weight: "subtotal" },
    ),
    line(
      "cash",
      seats.map((one) => sum(one.cash)),
    ),
    ...places,
    line(
      "total",
      seats.map((one) => sum(one.total)),
      { weight: "total" },
    ),
  ];
}
