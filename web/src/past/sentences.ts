// The sentences of an entry, in the page's language.
import { eventsOf } from "../game/events";
import type { Entry, Event, Options, Seat } from "../game/types";
import { tell } from "../words/log";
import { words } from "../words/say.svelte";
import { botName } from "../around/bots";
import { doingOf } from "./doings";

interface Told {
  readonly options: Options | null;
  readonly seat: Seat | null;
  readonly entries: readonly Entry[];
}

/** What happened in the game, of the events that one was told. One's own sealed bid is told as everybody's is:
 * others may look at the screen, and the amount is read when the bids are shown. */
export const gameSentences = (events: readonly Event[], { options }: Told): string[] => {
  if (!options) return [];
  const told = events.filter((event) => event.type !== "sealed-bid");
  return told.map((event) => tell(event, options, words)).filter((sentence) => sentence !== null);
};

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
