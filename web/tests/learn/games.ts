// Games as the first seat saw them: `python web/tests/learn/games.py`, in the repository's root.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Event, Offers, Options, View } from "../../src/game/types";
import { pastOf, type Scene } from "../../src/learn/scene";
import { Lexicon } from "../../src/words/say.svelte";

const FOLDER = fileURLToPath(new URL("../../.fixtures/guide", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../../src/longshore/text/locales", import.meta.url));
export const SEAT = 0;

export interface Moment {
  readonly events: readonly Event[];
  readonly view: View;
  readonly awaited: boolean;
  readonly offers: Offers | null;
}
export interface Game {
  readonly name: string;
  readonly options: Options;
  readonly moments: readonly Moment[];
}

function read(): Game[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".json")) : [];
  if (!names.length)
    throw new Error(`There are no games in ${FOLDER}: make them with python web/tests/learn/games.py.`);
  return names.sort().map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Game);
}

export const GAMES: readonly Game[] = read();
export const GUIDED = GAMES.filter(({ name }) => name.startsWith("easy"));

/** The game moment by moment as the coach looks at it. */
export function scenes({ moments }: Game): Scene[] {
  const told: Event[] = [];
  return moments.map(({ events, view, awaited, offers }) => {
    told.push(...events);
    return { seat: SEAT, view, awaited, offers, draft: [], complete: false, past: pastOf(told, SEAT) };
  });
}

/** The words of a language, the coach's and the help's among them. */
export function lexicon(language = "en"): Lexicon {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Lexicon(language, ...files.map((name) => readFileSync(join(folder, name), "utf8")));
}

/** A message as it stands in its file. */
export const source = (language: string, file: string): string =>
  readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8");
