// A review as the page shows it: figures, the parts of a lead, decisions in words.
import { describe, describeStore } from "../acting/describe";
import { coloursOf, CARD_NAMES, SEAT_NAMES } from "../game/editions";
import type { CostlyDecision, GameReview, ReviewedAction, SeatReview, TableTold } from "../game/types";
import { money, number } from "../past/amounts";
import type { FigureSpec } from "../past/figures";
import { seatLabel, type Seated } from "../past/names";
import { seatStyle } from "../past/plot/paints";
import type { Panel, Series } from "../past/plot/types";
import { Proper, say } from "../words/say.svelte";

/** A person by name; a bot, which has none, by its seat's. */
const personAt = ({ seats }: TableTold, seat: number): string | null => {
  const one = seats[seat];
  return (one?.kind === "person" && one.name) || null;
};

/** What the seats of a table are called: people by their names, bots by their colours. */
export function seatedAt(told: TableTold): Seated {
  const seatKeys = SEAT_NAMES.slice(0, told.seats.length);
  return { names: seatKeys.map((key, seat) => personAt(told, seat) ?? say(`seat-${key}`)), seatKeys };
}

const whole = (amount: number): string => money(Math.round(amount));
const percent = (value: number): string => say("review-percent", { value: Math.round(value) });

/** The expected standing: final scores, and the chances to win. */
export function figuresOf(
  { standing }: GameReview,
  at: readonly number[],
  seated: Seated,
): readonly FigureSpec[] {
  const stops = standing.map(({ number: action, round, seat }, x) => ({
    x,
    seq: at[action] ?? 0,
    label: seat === null ? say("review-end") : say("past-turn", { round, seat: seated.seatKeys[seat] ?? "" }),
  }));
  const first = new Map<number, number>();
  standing.forEach(({ round }, x) => first.has(round) || first.set(round, x));
  const xTicks = [...first].map(([round, x]) => ({ at: x, label: number(round) }));
  const series = (values: (seat: number) => number[]): Series[] =>
    seated.seatKeys.map((key, seat) => ({
      key,
      label: seatLabel(seated, seat),
      style: seatStyle(seat, key),
      values: values(seat),
    }));
  const panel = (all: readonly Series[], yTitle: string, format: Panel["format"]): Panel => ({
    kind: "steps",
    stops,
    series: all,
    xTicks,
    xTitle: say("past-axis-round"),
    yTitle,
    format,
  });
  const scores = series((seat) => standing.map((point) => point.scores[seat] ?? 0));
  const chances = series((seat) => standing.map((point) => 100 * (point.chances[seat] ?? 0)));
  const figure = (name: string, one: Panel): FigureSpec => ({
    name,
    title: say(`review-${name}`),
    reading: say(`review-${name}-reading`),
    first: say("past-axis-turn"),
    panels: [one],
    wide: true,
  });
  return [
    figure("standing", panel(scores, say("past-axis-dollars"), money)),
    figure("chances", panel(chances, say("review-axis-percent"), percent)),
  ];
}

export interface AccountLine {
  readonly name: string;
  readonly label: string;
  readonly amount: number;
  readonly said: string;
}

/** How a seat's lead came about, part by part; they add up to the last. */
export function accountOf({ luck, account }: SeatReview): AccountLine[] {
  const card = CARD_NAMES[luck?.card ?? -1] ?? "";
  return account.map(({ part, amount }) => ({
    name: part,
    label: say(`review-${part}`, { card }),
    amount,
    said: whole(amount),
  }));
}

/** Something that a seat does, in the words it is offered with. */
export function actionSaid({ action, made }: ReviewedAction, told: TableTold, seat: number): string {
  const colours = coloursOf(told.options);
  const table = {
    seat,
    made: made ?? [],
    colour: (colour: number) => colours[colour] ?? "",
    called: (other: number) => {
      const name = personAt(told, other);
      return name ? new Proper(name) : (SEAT_NAMES[other] ?? "");
    },
  };
  const store = describeStore(action, table);
  const does = describe(action, table);
  return store ? `${does}. ${store}` : does;
}

/** Why it was costly. */
export function causeSaid({ cause }: CostlyDecision): string {
  const { type, ...values } = cause;
  return say(`review-cause-${type}`, values);
}

export const costSaid = ({ loss, error }: CostlyDecision): string =>
  say("review-cost", { amount: Math.round(loss), error: Math.max(1, Math.round(error)) });

export function hindsightSaid({ hindsight }: CostlyDecision): string {
  const amount = Math.round(hindsight);
  const sign = amount > 0 ? "plus" : amount < 0 ? "minus" : "none";
  return say("review-hindsight", { sign, amount: Math.abs(amount) });
}
