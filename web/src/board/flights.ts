// What moves on the board when something happens: containers from place to place, buildings, ships and
// money. Pure: `motion.ts` finds the places on the page and lets things fly.
import type { Board, Colour, Event, EventKind, EventOf, Priced, Seat } from "../game/types";
import { payments } from "../game/money";

/** A container or a machine (`colour`), or a warehouse (`colour` null), from place to place. */
export interface Flight {
  readonly colour: Colour | null;
  readonly from: string;
  readonly to: string;
  readonly fromPrice?: number;
  readonly toPrice?: number;
}
/** An amount from purse to purse, numbered as in `game/money`. */
export interface Coins {
  readonly giver: number;
  readonly taker: number;
  readonly amount: number;
}
export interface Moves {
  readonly flights: readonly Flight[];
  readonly ships: readonly Seat[];
  readonly coins: readonly Coins[];
  readonly turnedOver: boolean; // bids were
  readonly settled: boolean; // an auction was
}

/** The stores as they stand while the events go on, and what is on its way into them without a price. */
class Stock {
  readonly flights: Flight[] = [];
  private readonly stores = new Map<string, Priced[]>();
  private readonly coming = new Map<string, Flight[]>();

  constructor(before: Board) {
    before.seats.forEach((area, seat) => {
      this.stores.set(`factory-${seat}`, [...area.factory]);
      this.stores.set(`harbour-${seat}`, [...area.harbour]);
    });
    const { floor } = before; // K5: in its owner's hand
    if (!floor) return;
    for (const store of ["factory", "harbour"] as const) {
      const to = `${store}-${floor.seat}`;
      this.coming.set(
        to,
        floor[store].map((colour) => ({ colour, from: `hand-${floor.seat}`, to })),
      );
    }
  }

  fly(colours: readonly (Colour | null)[], from: string, to: string): void {
    for (const colour of colours) {
      const flight = { colour, from, to };
      if (this.stores.has(to)) this.coming.set(to, [...(this.coming.get(to) ?? []), flight]);
      else this.flights.push(flight);
    }
  }

  /** Out of a store, where they have prices. */
  flyPriced(goods: readonly Priced[], from: string, to: string): void {
    for (const [colour, fromPrice] of goods) {
      this.take(from, [colour, fromPrice]);
      const flight = { colour, from, to, fromPrice };
      if (this.stores.has(to)) this.coming.set(to, [...(this.coming.get(to) ?? []), flight]);
      else this.flights.push(flight);
    }
  }

  /** A store as it stands now: what came in gets its price, what was there may move to another. */
  setOut(place: string, goods: readonly Priced[]): void {
    const left = [...(this.stores.get(place) ?? [])];
    const fresh = goods.filter((one) => !takeOut(left, (other) => same(one, other)));
    const coming = [...(this.coming.get(place) ?? [])];
    for (const [colour, toPrice] of fresh) {
      const moved = takeOut(left, ([other]) => other === colour);
      const flight = moved
        ? { colour, from: place, to: place, fromPrice: moved[1] }
        : takeOut(coming, (other) => other.colour === colour);
      if (flight) this.flights.push({ ...flight, toPrice });
    }
    this.stores.set(place, [...goods]);
    this.coming.set(place, coming);
  }

  /** All, with those whose store was not set out; what lies in a hand stays there. */
  landed(): readonly Flight[] {
    const others = [...this.coming.values()].flat().filter(({ from }) => !from.startsWith("hand-"));
    return [...this.flights, ...others];
  }

  private take(place: string, one: Priced): void {
    const store = this.stores.get(place);
    if (store) takeOut(store, (other) => same(one, other));
  }
}

const same = (one: Priced, other: Priced): boolean => one[0] === other[0] && one[1] === other[1];

function takeOut<T>(list: T[], wanted: (one: T) => boolean): T | undefined {
  const found = list.findIndex(wanted);
  return found < 0 ? undefined : list.splice(found, 1)[0];
}

type Readers = { [K in EventKind]?: (stock: Stock, event: EventOf<K>) => void };

const READERS: Readers = {
  produced: (stock, { seat, colours }) => stock.fly(colours, "supply", `factory-${seat}`),
  stocked: (stock, { seat, host, goods }) => stock.flyPriced(goods, `factory-${host}`, `harbour-${seat}`),
  "store-set-out": (stock, { seat, store, goods }) => stock.setOut(`${store}-${seat}`, goods),
  "ship-loaded": (stock, { seat, host, goods }) => stock.flyPriced(goods, `harbour-${host}`, `ship-${seat}`),
  "ship-loaded-at-bank": (stock, { seat, goods }) => stock.fly(goods, `bank-${seat}`, `ship-${seat}`),
  "sold-at-home": (stock, { seat, store, colour, price }) =>
    stock.flyPriced([[colour, price]], `${store}-${seat}`, "supply"),
  "container-seized": (stock, { seat, place, colour, price }) => {
    if (price === null) stock.fly([colour], `${place}-${seat}`, "seized");
    else stock.flyPriced([[colour, price]], `${place}-${seat}`, "seized");
  },
  "machine-built": (stock, { seat, colour }) => stock.fly([colour], "machines", `machines-${seat}`),
  "machine-seized": (stock, { seat, colour }) => stock.fly([colour], `machines-${seat}`, "machines"),
  "warehouse-built": (stock, { seat }) => stock.fly([null], "warehouses", `warehouses-${seat}`),
  "warehouse-seized": (stock, { seat }) => stock.fly([null], `warehouses-${seat}`, "warehouses"),
  "cargo-sold": (stock, { seller, winner, cargo }) => stock.fly(cargo, `ship-${seller}`, `island-${winner}`),
  "cargo-kept": (stock, { seller, cargo }) => stock.fly(cargo, `ship-${seller}`, `island-${seller}`),
  "cargo-unsold": (stock, { seller, cargo }) => stock.fly(cargo, `ship-${seller}`, `island-${seller}`),
  "broker-called": (stock, { seat, factory, harbour }) => {
    stock.flyPriced(factory, `factory-${seat}`, "card");
    stock.flyPriced(harbour, `harbour-${seat}`, "card");
  },
  "broker-outbid": (stock, { seat, factory, harbour }) =>
    stock.fly([...factory, ...harbour], "card", `hand-${seat}`),
  "broker-won": (stock, { seat, broker, goods }) => stock.fly(goods, `broker-${broker}`, `bank-${seat}`),
  "brokers-paid": (stock, { goods }) => {
    for (const [broker, colour] of goods) stock.fly([colour], "card", `broker-${broker}`);
  },
};

/** All that moves in one step. */
export function movesOf(events: readonly Event[], before: Board): Moves {
  const stock = new Stock(before);
  for (const event of events) {
    const read = READERS[event.type] as ((stock: Stock, event: Event) => void) | undefined;
    read?.(stock, event);
  }
  const dealt = events.some(({ type }) => type === "game-began");
  return {
    flights: stock.landed(),
    ships: events.flatMap((event) => (event.type === "ship-sailed" ? [event.seat] : [])),
    coins: dealt ? [] : events.flatMap(payments),
    turnedOver: events.some(({ type }) => type === "bids-revealed"),
    settled: events.some(({ type }) => ["cargo-sold", "cargo-kept", "cargo-unsold"].includes(type)),
  };
}
