// The sentences of an entry, in the page's language.
import type { Event } from "../game/events";
import type { Options, Seat } from "../game/types";
import { eventsOf, type Entry } from "../game/wire";
import { tellAll } from "../words/log";
import { words } from "../words/say.svelte";
import { botName } from "../around/bots";
import { doingOf } from "./doings";

interface Told {
  readonly options: Options | null;
  readonly seat: Seat | null;
  readonly entries: readonly Entry[];
}

/** What happened in the game. */
export const gameSentences = (events: readonly Event[], { options, seat }: Told): string[] =>
  options ? tellAll(events, options, seat, words) : [];

/** What the table itself did. */
export function tableSentences(entry: Entry, { entries }: Told): string[] {
  const doing = doingOf(entry, entries);
  if (!doing) return [];
  const { bot } = doing.values;
  const values = typeof bot === "string" ? { ...doing.values, bot: botName(bot) } : doing.values;
  return [words.say(doing.id, values)];
}

export const entrySentences = (entry: Entry, told: Told): string[] => [
  ...tableSentences(entry, told),
  ...gameSentences(eventsOf(entry), told),
];
