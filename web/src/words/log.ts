// The log of a game: a sentence for each event, from the messages `log-…`; the server's `longshore.render.log`.
//
// An event's message is called after its type. Its variables are the event's fields: seats and colours by
// name, lists as text with their length beside them (`$cargo` and `$cargo-count`), what is true or not as yes
// or no. `OWN` has the messages whose variables are others.
import { cardValue, twoValueColour } from "../game/cards";
import { BROKER_NAMES, CARD_NAMES, coloursOf, seatName } from "../game/editions";
import type { Colour, Colours, Event, EventKind, EventOf, Options, Priced, Seat } from "../game/types";
import { COLOURS } from "../game/numbers";
import { Proper, type Value, type Values, type Words } from "./say.svelte";

/** What a seat is called where that is not its colour; null where it is. */
export type Called = (seat: Seat) => Proper | null;
const BY_COLOUR: Called = () => null;

// What a board shows and a log need not tell: whom the table waits for, how many money cards all hold.
const SILENT: ReadonlySet<EventKind> = new Set(["awaited", "money-cards-counted"]);

/** What happened, as a sentence; null for an event that needs none. It tells all that the event holds. */
export function tell(
  event: Event,
  options: Options,
  words: Words,
  called: Called = BY_COLOUR,
): string | null {
  if (SILENT.has(event.type)) return null;
  return words.say(`log-${event.type}`, valuesOf(event, new Names(options, words, called)));
}

/** The sentences of events that somebody was told: one's own sealed bid with its amount, unless amounts are
 * `hidden`; then, as of the others', that there is one. */
export function tellAll(
  events: readonly Event[],
  options: Options,
  seat: Seat | null,
  words: Words,
  called: Called = BY_COLOUR,
  hidden = false,
): string[] {
  const own = (event: Event, type: EventKind): boolean =>
    event.type === type && "seat" in event && event.seat === seat;
  const read = !hidden && events.some((event) => own(event, "sealed-bid"));
  return events
    .filter((event) => event.type !== "sealed-bid" || !hidden)
    .filter((event) => !read || !own(event, "bid-sealed"))
    .map((event) => tell(event, options, words, called))
    .filter((sentence) => sentence !== null);
}

/** Seats, colours and lists of them, in one language. */
class Names {
  private readonly colours: readonly string[];

  constructor(
    options: Options,
    readonly words: Words,
    private readonly called: Called,
  ) {
    this.colours = coloursOf(options);
  }

  say(id: string, values?: Values): string {
    return this.words.say(id, values);
  }

  listed(items: readonly string[]): string {
    return this.words.listed(items);
  }

  readonly seat = (seat: Seat): string | Proper => this.called(seat) ?? seatName(seat);
  readonly colour = (colour: Colour): string => this.colours[colour] ?? String(colour);
  readonly broker = (broker: number): string => BROKER_NAMES[broker] ?? String(broker);

  readonly seats = (seats: readonly Seat[]): string =>
    this.listed(seats.map((seat) => this.called(seat)?.text ?? this.say(`seat-${seatName(seat)}`)));

  readonly brokers = (brokers: readonly number[]): string => this.listed(brokers.map(this.broker));

  /** Containers, with their prices if they have any; alike ones together. */
  readonly goods = (goods: readonly (Colour | Priced)[]): string => {
    const alike = new Map<string, [container: Colour | Priced, count: number]>();
    for (const container of goods) {
      const key = String(container);
      alike.set(key, [container, (alike.get(key)?.[1] ?? 0) + 1]);
    }
    return this.listed([...alike.values()].map(([container, count]) => this.alike(container, count)));
  };

  /** Containers one by one, as they are put in brackets. */
  readonly cargo = (cargo: Colours): string =>
    this.words.listed(
      cargo.map((colour) => this.say(`colour-${this.colour(colour)}`)),
      { plain: true },
    );

  private alike(container: Colour | Priced, count: number): string {
    if (typeof container === "number")
      return this.say("log-alike", { count, colour: this.colour(container) });
    const [colour, price] = container;
    return this.say("log-priced", { count, colour: this.colour(colour), price });
  }
}

// How a field is read, by its name; a field that is not here is a number or a word as it stands.
const FIELDS: Readonly<Record<string, keyof Names>> = {
  seat: "seat",
  first: "seat",
  boss: "seat",
  host: "seat",
  seller: "seat",
  winner: "seat",
  colour: "colour",
  machine: "colour",
  broker: "broker",
  seats: "seats",
  brokers: "brokers",
  colours: "goods",
  goods: "goods",
  factory: "goods",
  harbour: "goods",
  cargo: "cargo",
};

function valuesOf(event: Event, names: Names): Values {
  const own = OWN[event.type] as ((event: Event, names: Names) => Values) | undefined;
  return own ? own(event, names) : fieldsOf(event, names);
}

function fieldsOf(event: Event, names: Names): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(event))
    if (field !== "type" && field !== "audience") Object.assign(values, fieldValues(field, value, names));
  return values;
}

function fieldValues(field: string, value: unknown, names: Names): Values {
  if (value === null) return {};
  if (typeof value === "boolean") return { [field]: yesOrNo(value) };
  const how = FIELDS[field];
  const read = how && (names[how] as (value: unknown) => Value);
  const text = read ? read(value) : (value as string | number);
  return Array.isArray(value) ? { [field]: text, [`${field}-count`]: value.length } : { [field]: text };
}

const yesOrNo = (value: boolean): string => (value ? "yes" : "no");

// Messages whose variables are not simply the fields.

const gameBegan = ({ options, first }: EventOf<"game-began">, names: Names): Values => ({
  edition: options.edition,
  seats: options.seats,
  first: names.seat(first),
});

/** S6: in the order of the printed cards: 10, 5/10, 6, 4, 2. */
function cardDealt({ seat, card }: EventOf<"card-dealt">, names: Names): Values {
  const worths = Array.from({ length: COLOURS }, (_, colour) => {
    const amount = cardValue(card, colour);
    const double = colour === twoValueColour(card);
    const kind = double ? "double" : "single";
    const text = names.say("log-worth", { colour: names.colour(colour), kind, amount });
    return { best: double ? 2 * amount : amount, amount, text };
  });
  worths.sort((one, other) => other.best - one.best || other.amount - one.amount);
  return {
    seat: names.seat(seat),
    card: CARD_NAMES[card] ?? String(card),
    worths: names.listed(worths.map(({ text }) => text)),
  };
}

function brokersDealt({ goods, money }: EventOf<"brokers-dealt">, names: Names): Values {
  const shares = goods.map((held, broker) =>
    names.say("log-broker-share", {
      count: held.length,
      goods: names.cargo(held),
      amount: money[broker] ?? 0,
    }),
  );
  return { brokers: names.brokers(goods.map((_, broker) => broker)), shares: names.listed(shares) };
}

/** M1: one of the two ends is the open sea; the harbour at the other may be a seat's. */
function shipSailed({ seat, origin, berth }: EventOf<"ship-sailed">, names: Names): Values {
  const host = [origin, berth].find((end) => typeof end === "number");
  const end = (at: typeof berth): string => (typeof at === "number" ? "seat" : at);
  const values: Values = { seat: names.seat(seat), origin: end(origin), berth: end(berth) };
  return host === undefined ? values : { ...values, host: names.seat(host) };
}

/** A7: 0 cards is that the table shows none. */
const bidSealed = ({ seat, extra, cards }: EventOf<"bid-sealed">, names: Names): Values => ({
  seat: names.seat(seat),
  extra: yesOrNo(extra),
  cards: cards ?? 0,
});

/** A7: a bid that a bluff cancels is shown as what it counts. Loans are events of their own. */
function bidsRevealed({ bids, extra }: EventOf<"bids-revealed">, names: Names): Values {
  const shown = bids.map(({ seat, amount, counts }) =>
    names.say("log-bid", {
      seat: names.seat(seat),
      amount,
      counts,
      cancelled: yesOrNo(counts !== amount),
    }),
  );
  return { extra: yesOrNo(extra), bids: names.listed(shown) };
}

/** K2: a bid is money, or containers from one store or from both. */
function brokerBid(event: EventOf<"broker-called" | "broker-outbid">, names: Names): Values {
  const [factory, harbour] = [event.factory.length > 0, event.harbour.length > 0];
  const offer = factory && harbour ? "both" : factory ? "factory" : harbour ? "harbour" : "money";
  return { ...fieldsOf(event, names), offer };
}

function brokersPaid({ seat, money, goods }: EventOf<"brokers-paid">, names: Names): Values {
  const dollars = money.flatMap((amount, broker) =>
    amount ? [names.say("log-broker-money", { broker: names.broker(broker), amount })] : [],
  );
  const containers = goods.map(([broker, colour]) =>
    names.say("log-broker-container", { broker: names.broker(broker), colour: names.colour(colour) }),
  );
  const shares = names.listed([...dollars, ...containers]);
  return seat === null ? { shares, payer: "government" } : { shares, payer: "seat", seat: names.seat(seat) };
}

function gameOver({ rounds, scores, winners }: EventOf<"game-over">, names: Names): Values {
  const bestFirst = [...scores].sort((one, other) => other.total - one.total || one.seat - other.seat);
  const lines = bestFirst.map(({ seat, total }) =>
    names.say("log-score", {
      seat: names.seat(seat),
      sign: total < 0 ? "minus" : "plus",
      amount: Math.abs(total),
    }),
  );
  return {
    rounds,
    winners: names.seats(winners),
    "winners-count": winners.length,
    scores: names.listed(lines),
  };
}

const OWN: { readonly [K in EventKind]?: (event: EventOf<K>, names: Names) => Values } = {
  "game-began": gameBegan,
  "card-dealt": cardDealt,
  "brokers-dealt": brokersDealt,
  "ship-sailed": shipSailed,
  "bid-sealed": bidSealed,
  "bids-revealed": bidsRevealed,
  "broker-called": brokerBid,
  "broker-outbid": brokerBid,
  "brokers-paid": brokersPaid,
  "game-over": gameOver,
};
