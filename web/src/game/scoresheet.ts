// The score of a finished game worked out step by step, F1 to F4, as data to be shown.
import { twoValueColour } from "./cards";
import type { Board, Colour, Colours, Options, Result, Score, Seat } from "./types";
import { areaOf } from "./fold/changes";
import { BANK_VALUE, HARBOUR_VALUE, islandScore, LOAN_COST, SHIP_VALUE, type Discarding } from "./worth";

/** F1: whether the 5/10 colour is worth 10. */
export interface TwoValueStep {
  readonly colour: Colour;
  readonly every: boolean;
  readonly missing: Colours;
  readonly value: number;
}

/** F2: which colour goes, and why. */
export interface DiscardStep {
  readonly counts: readonly number[]; // by colour
  readonly most: number;
  readonly tied: Colours;
  readonly discarded: Colour | null; // null: the island is empty
  readonly why: Discarding | null;
}

/** F3: a line of the island, a colour. */
export interface ColourLine {
  readonly colour: Colour;
  readonly count: number;
  readonly value: number;
  readonly amount: number; // 0 when it was discarded
  readonly discarded: boolean;
}

/** F3: another line: so many, at so much. */
export interface CountLine {
  readonly what: "harbour" | "ship" | "bank" | "loans";
  readonly count: number;
  readonly value: number;
  readonly amount: number;
}

/** A seat's score. */
export interface SeatSheet {
  readonly seat: Seat;
  readonly card: number;
  readonly cash: number;
  readonly twoValue: TwoValueStep;
  readonly discard: DiscardStep;
  readonly island: readonly ColourLine[]; // the colours that are there
  readonly islandTotal: number;
  readonly lines: readonly CountLine[]; // `bank` only with the Investment Bank
  readonly total: number;
  readonly left: number; // containers left on the island
  readonly factory: number; // containers in the factory store, which are worth nothing
}

/** F4: who has won, and how a tie was broken. */
export interface WinnerStep {
  readonly ranking: readonly Seat[]; // best first, by score and tie-break
  readonly best: number;
  readonly tied: readonly Seat[]; // the seats with the best score
  readonly tieBreak: Options["tie_break"] | null; // null: it was not needed
  readonly ranks: readonly number[]; // what the tie-break counts, by seat
  readonly winners: readonly Seat[];
}

export interface ScoreSheet {
  readonly seats: readonly SeatSheet[];
  readonly winner: WinnerStep;
}

/** The score sheet of a finished game; null before its end. */
export function scoreSheet(board: Board, options: Options): ScoreSheet | null {
  const { result } = board;
  if (!result) return null;
  const seats = result.scores.map((score) => seatSheet(board, options, score));
  return { seats, winner: winnerStep(seats, options, result) };
}

function seatSheet(board: Board, options: Options, score: Score): SeatSheet {
  const area = areaOf(board, score.seat);
  const island = islandScore(area.island, score.card, options.discard_tie);
  const { counts, every, values, most, tied, discarded, why } = island;
  const double = twoValueColour(score.card);
  const lines = [
    line("harbour", area.harbour.length, HARBOUR_VALUE),
    line("ship", area.ship.length, SHIP_VALUE),
    ...(options.investment_bank ? [line("bank", area.bank.length, BANK_VALUE)] : []),
    line("loans", area.loans, -LOAN_COST),
  ];
  return {
    seat: score.seat,
    card: score.card,
    cash: score.cash,
    twoValue: {
      colour: double,
      every,
      missing: counts.flatMap((count, colour) => (count ? [] : [colour])),
      value: values[double] ?? 0,
    },
    discard: { counts, most, tied, discarded, why },
    island: counts.flatMap((count, colour) =>
      count
        ? [
            {
              colour,
              count,
              value: values[colour] ?? 0,
              amount: island.worth[colour] ?? 0,
              discarded: colour === discarded,
            },
          ]
        : [],
    ),
    islandTotal: island.total,
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, score.cash + island.total),
    left: island.left,
    factory: area.factory.length,
  };
}

const line = (what: CountLine["what"], count: number, value: number): CountLine => ({
  what,
  count,
  value,
  amount: count ? count * value : 0,
});

function winnerStep(seats: readonly SeatSheet[], options: Options, result: Result): WinnerStep {
  const rank = (sheet: SeatSheet): number => (options.tie_break === "island" ? sheet.left : sheet.factory);
  const ordered = [...seats].sort(
    (one, other) => other.total - one.total || rank(other) - rank(one) || one.seat - other.seat,
  );
  const best = ordered[0]?.total ?? 0;
  const tied = seats.filter(({ total }) => total === best).map(({ seat }) => seat);
  return {
    ranking: ordered.map(({ seat }) => seat),
    best,
    tied,
    tieBreak: tied.length > 1 ? options.tie_break : null,
    ranks: seats.map(rank),
    winners: result.winners,
  };
}
