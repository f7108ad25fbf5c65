// The sentences of an entry, in the page's language.
import { eventsOf } from "../game/events";
import type { Entry, Event, Options, Seat } from "../game/types";
import { masked } from "../acting/mask.svelte";
import { SEAT_NAMES } from "../game/editions";
import { tellAll, type Called } from "../words/log";
import { callSeats, Proper, words } from "../words/say.svelte";
import { botName } from "../around/bots";
import { doingOf } from "./doings";
import type { Line } from "./story";

interface Told {
  readonly options: Options | null;
  readonly seat: Seat | null;
  readonly mine: readonly Seat[]; // the seats of those who sit at this screen
  readonly entries: readonly Entry[];
  readonly called: (seat: Seat) => string | Proper;
}

/** Where a sentence names a seat: the seat's number between two signs that nobody can type. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const marked = (seat: Seat): Proper => new Proper(`${OPEN}${seat}${CLOSE}`);

/** A sentence in pieces: text, and seats that are to be drawn as such. */
export type Piece = string | Seat;
export const piecesOf = (sentence: string): Piece[] =>
  sentence
    .split(/(\uE000\d\uE001)/)
    .filter((piece) => piece !== "")
    .map((piece) => (piece.startsWith(OPEN) ? Number(piece.slice(1, -1)) : piece));

const namedBy =
  ({ called }: Told): Called =>
  (seat) => {
    const name = called(seat);
    return name instanceof Proper ? name : null;
  };

/** What happened in the game. */
const told = (events: readonly Event[], { options, seat, mine }: Told, called: Called): string[] =>
  options ? tellAll(events, options, seat, words, called, masked({ mine })) : [];

export const gameSentences = (events: readonly Event[], table: Told): string[] =>
  told(events, table, namedBy(table));

/** What the table itself did. */
function doingSaid(entry: Entry, { entries }: Told, called: (seat: Seat) => string | Proper): string[] {
  const doing = doingOf(entry, entries);
  if (!doing) return [];
  const { bot, name } = doing.values;
  // where a name is told beside the seat, the seat is its colour
  const named = name === undefined ? callSeats(doing.values, (key) => called(seatOf(key))) : doing.values;
  return [words.say(doing.id, typeof bot === "string" ? { ...named, bot: botName(bot) } : named)];
}
const seatOf = (key: string): Seat => (SEAT_NAMES as readonly string[]).indexOf(key);

export const tableSentences = (entry: Entry, table: Told): string[] => doingSaid(entry, table, table.called);

/** The same, in pieces. */
export const gamePieces = (events: readonly Event[], table: Told): Piece[][] =>
  told(events, table, marked).map(piecesOf);
export const tablePieces = (entry: Entry, table: Told): Piece[][] =>
  doingSaid(entry, table, marked).map(piecesOf);

/** What a line of the log says, in pieces. While bids are turned over one after the other, it does not know them
 * either. */
export function linePieces({ entry, events }: Line, table: Told & { readonly turning: number }): Piece[][] {
  if (!events.length) return tablePieces(entry, table);
  const shown = table.turning === entry.seq ? events.filter(({ type }) => SEALING.includes(type)) : events;
  return gamePieces(shown, table);
}
const SEALING: readonly string[] = ["sealed-bid", "bid-sealed"];

export const entrySentences = (entry: Entry, table: Told): string[] => [
  ...tableSentences(entry, table),
  ...gameSentences(eventsOf(entry), table),
];
