// An action as a sentence of the page's language: “Buy black and tan from Red for $5”.
import type { Action, Colour, Event, Priced, View } from "../game/types";
import { BROKER_NAMES } from "../game/editions";
import { payments } from "../game/money";
import { words as pageWords, type Values, type Words } from "../words/say.svelte";
import { beyond, coloursSaid, cost, storeSaid, wares, type Spoken } from "./goods";

/** The table as far as a sentence needs it; the view tells what is new in a store. */
export interface Described extends Spoken {
  readonly seat: number | null;
  readonly now?: View | null;
  readonly made?: readonly Colour[]; // what a production makes, where that is known
}

const broker = (number: number): string => BROKER_NAMES[number] ?? String(number + 1);
const colours = (goods: readonly Priced[]): Colour[] => goods.map(([colour]) => colour).sort((a, b) => a - b);
const paid = (goods: readonly Priced[]): number => cost(wares(goods));

/** What a production makes: as its trial told, or what the store holds more than now. */
function made(
  store: readonly Priced[],
  table: Described,
  events: readonly Event[] | undefined,
): readonly Colour[] {
  const told = table.made ?? events?.find((event) => event.type === "produced")?.colours;
  if (told) return told;
  const before = table.seat === null ? undefined : table.now?.board.seats[table.seat];
  return beyond(
    store.map(([colour]) => colour),
    (before?.factory ?? []).map(([colour]) => colour),
  );
}

/** The values of an action's sentence, but for those that every kind has. */
function valuesOf(action: Action, table: Described, words: Words, events?: readonly Event[]): Values {
  const goods = (list: readonly Priced[] = []): string => storeSaid(list, table, words);
  const plain = (list: readonly Priced[]): string => coloursSaid(colours(list), table, words);
  switch (action.type) {
    case "build-machine":
    case "seize-machine":
      return { colour: table.colour(action.colour) };
    case "produce": {
      const fresh = made(action.store, table, events);
      return { goods: coloursSaid(fresh, table, words), count: fresh.length };
    }
    case "stock":
      return { goods: plain(action.take), seat: table.called(action.seat), amount: paid(action.take) };
    case "sail-harbour": {
      const load = action.load ?? [];
      return { seat: table.called(action.seat), goods: plain(load), count: load.length, amount: paid(load) };
    }
    case "load":
      return { goods: plain(action.load), amount: paid(action.load) };
    case "sail-bank":
    case "load-bank": {
      const load = action.load ?? [];
      return { goods: coloursSaid(load, table, words), count: load.length };
    }
    case "bid":
      return { amount: action.amount, loans: action.loans ?? 0, bluff: action.bluff ?? 0 };
    case "award":
      return { seat: table.called(action.seat) };
    case "sell":
      return { colour: table.colour(action.colour), price: action.price };
    case "call-goods":
      return { broker: broker(action.broker), amount: action.amount };
    case "call-money": {
      const all = [...(action.factory ?? []), ...(action.harbour ?? [])];
      return { broker: broker(action.broker), goods: plain(all), count: all.length };
    }
    case "price":
      return { goods: goods([...(action.factory ?? []), ...(action.harbour ?? [])]) };
    case "pay":
      return {
        goods: words.listed(
          action.order.map((colour) => words.say("log-alike", { count: 1, colour: table.colour(colour) })),
        ),
      };
    case "seize":
      return { colour: table.colour(action.colour), price: action.price ?? 0, priced: action.price != null };
    default:
      return {};
  }
}

/** An action as a sentence. The events of its trial, where there are any, say what it really does. */
export function describe(
  action: Action,
  table: Described,
  events?: readonly Event[],
  words: Words = pageWords,
): string {
  return words.say(`acting-do-${action.type}`, valuesOf(action, table, words, events));
}

/** How a store is set out by an action, as a second sentence; nothing where none is. */
export function describeStore(action: Action, table: Described, words: Words = pageWords): string {
  if (action.type !== "produce" && action.type !== "stock" && action.type !== "reprice") return "";
  if (!action.store.length) return "";
  const id = action.type === "produce" ? "acting-factory-then" : "acting-harbour-then";
  return words.say(id, { goods: storeSaid(action.store, table, words) });
}

/** Whether the sentence of an action leaves open what it costs. */
export const untoldCost = (action: Action): boolean =>
  action.type === "build-machine" || action.type === "build-warehouse" || action.type === "produce";

/** What a trial of one's own turn does to one's cash: less than 0 is paid. */
export function cashChange(events: readonly Event[], seat: number): number {
  return events
    .flatMap(payments)
    .reduce(
      (sum, { giver, taker, amount }) => sum + (taker === seat ? amount : 0) - (giver === seat ? amount : 0),
      0,
    );
}
