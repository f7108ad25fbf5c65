// Games as the server's table tells them: `python -m tests.web.fixtures`, in the repository's root.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eventsOf } from "../../src/game/events";
import type { Board, Entry, Event, Options, Own, Score, View } from "../../src/game/types";
import { economy, type Economy } from "../../src/game/economy";
import { Timeline } from "../../src/game/timeline";
import { FOLDER } from "../catalogue";

type Fields<U> = U extends unknown ? keyof U : never;
type Loose<U, F extends PropertyKey> = U extends unknown
  ? U & { readonly [P in Exclude<F, keyof U>]?: undefined }
  : never;
/** An entry of which every field can be asked for, there or not: a test knows which one it looks at. */
export type Recorded = Loose<Entry, Fields<Entry>>;

export interface Step {
  /** A spectator's, then each seat's; or one for all. */
  readonly told: readonly Recorded[];
  readonly sentences?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly standing?: {
    readonly scores: readonly number[];
    readonly islands: readonly number[];
    readonly cash: readonly number[];
  };
  readonly seen?: {
    readonly board: Board;
    readonly own: readonly Own[];
    readonly counted: readonly (readonly number[] | null)[];
  };
}

export type LabRow = Readonly<Record<string, number | string | null>>;

export interface Played {
  readonly name: string;
  readonly options: Options;
  readonly steps: readonly Step[];
  readonly lab: { readonly turns: readonly LabRow[]; readonly seats: readonly LabRow[] } | null;
}

export interface Rules {
  readonly words: Readonly<Record<string, string>>; // the log's messages, by language
  readonly seat_names: readonly string[];
  readonly cards: readonly { values: readonly number[]; two_value: number }[];
  readonly event_kinds: readonly string[];
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as T;
}

function names(): string[] {
  const found = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const others = ["rules.json", "catalogue.json"];
  const tables = found.filter((name) => name.endsWith(".json") && !others.includes(name));
  if (!tables.length)
    throw new Error(`There are no games in ${FOLDER}: make them with python -m tests.web.fixtures.`);
  return tables.map((name) => name.replace(".json", "")).sort();
}

export const rules: Rules = (names(), read<Rules>("rules"));
export const TABLES: readonly Played[] = names().map((name) => read<Played>(name));
export const FINISHED = TABLES.filter(({ steps }) => steps.at(-1)?.seen?.board.result);

export function table(name: string): Played {
  const found = TABLES.find((one) => one.name === name);
  if (!found) throw new Error(`There is no game ${name} in ${FOLDER}.`);
  return found;
}

/** All who look: a spectator, and each seat. */
export const viewers = ({ options }: Played): (number | null)[] => [
  null,
  ...Array.from({ length: options.seats }, (_, seat) => seat),
];

/** Of what there is for each who looks, or for all alike. */
export function of<T>(list: readonly T[], viewer: number | null): T {
  const found = list.length === 1 ? list[0] : list[viewer === null ? 0 : viewer + 1];
  if (found === undefined) throw new Error(`There is nothing for seat ${viewer}.`);
  return found;
}

export const entriesOf = ({ steps }: Played, viewer: number | null): Recorded[] =>
  steps.map(({ told }) => of(told, viewer));

export function timelineOf(entries: readonly Entry[], seat: number | null): Timeline {
  const timeline = new Timeline(seat);
  for (const entry of entries) timeline.push(entry);
  return timeline;
}

const kept = new Map<string, Timeline>();

/** The whole timeline of one who looks; it is not to be pushed any further. */
export function followed(played: Played, viewer: number | null): Timeline {
  const key = `${played.name} ${viewer}`;
  const timeline = kept.get(key) ?? timelineOf(entriesOf(played, viewer), viewer);
  kept.set(key, timeline);
  return timeline;
}

/** What one who looks sees after a step; null where it was not written down. */
export function viewOf({ options }: Played, { seen }: Step, viewer: number | null): View | null {
  if (!seen) return null;
  return { options, board: seen.board, own: viewer === null ? null : of(seen.own, viewer - 1) };
}

export function scoresOf({ steps }: Played): readonly Score[] {
  const result = steps.at(-1)?.seen?.board.result;
  if (!result) throw new Error("The game is not over.");
  return result.scores;
}

export const cardsOf = (played: Played): number[] => scoresOf(played).map(({ card }) => card);

/** All that happened and counts, in order; of a fork also what was played before it. */
export const standingEvents = (timeline: Timeline): Event[] =>
  timeline.standing.flatMap(({ entry }) => eventsOf(entry));

/** Everything that happened in a game that was not taken back, as a spectator knows it. */
export const happened = (played: Played): readonly Event[] => standingEvents(followed(played, null));

/** The economy of a game as far as its log goes, with the cards that are known then. */
export function economyOf(timeline: Timeline): Economy {
  const steps = timeline.standing.map(({ seq, entry }) => ({ seq, events: eventsOf(entry) }));
  const { board, own } = timeline.standing.at(-1)?.view ?? {};
  const cards = (board?.seats ?? []).map((area, seat) => area.card ?? (own?.seat === seat ? own.card : null));
  return economy(steps, cards);
}

/** Make a value one that cannot be changed. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
