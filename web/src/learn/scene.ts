// What the coach looks at: the table as one's seat sees it, what it may do, and what it has been through.
import type { Action, ActionKind, Colours, Event, OfferOf, Offers, SeatArea, View } from "../game/types";

/** Goods that somebody else bought from one's stores. */
export interface Trade {
  readonly seat: number;
  readonly count: number;
  readonly paid: number;
}

/** An auction that is settled. Without a winner the cargo stayed with its seller. */
export interface Ended {
  readonly seller: number;
  readonly winner: number | null;
  readonly price: number;
  readonly cargo: Colours;
}

/** What has happened to a seat so far. */
export interface Past {
  readonly turns: number; // that began
  readonly deeds: number; // actions of its own that were done
  readonly made: number; // containers
  readonly bought: number; // times that it bought for the harbour
  readonly loaded: number;
  readonly built: number;
  readonly bids: number;
  readonly extras: number;
  readonly landed: number; // auctions of its own
  readonly decided: number; // of them, by accepting or declining
  readonly earned: number; // from them
  readonly putOut: number; // times the ship left a seat's harbour
  readonly leftIsland: number;
  readonly loans: number; // taken
  readonly repaid: number;
  readonly interest: number; // paid
  readonly soldHome: number;
  readonly repriced: number; // times the harbour store was set out without buying
  readonly unsold: number; // own turns since the harbour store was set out or sold from
  readonly shelved: number; // own turns since somebody bought from the factory store
  readonly fromFactory: readonly Trade[];
  readonly fromHarbour: readonly Trade[];
  readonly ended: Ended | null; // the last auction
}

type Counting = { -readonly [K in keyof Past]: Past[K] };

/** Everything that a seat has been through, from the events as it was told them. */
export function pastOf(events: Iterable<Event>, seat: number): Past {
  const past: Counting = {
    turns: 0,
    deeds: 0,
    made: 0,
    bought: 0,
    loaded: 0,
    built: 0,
    bids: 0,
    extras: 0,
    landed: 0,
    decided: 0,
    earned: 0,
    putOut: 0,
    leftIsland: 0,
    loans: 0,
    repaid: 0,
    interest: 0,
    soldHome: 0,
    repriced: 0,
    unsold: 0,
    shelved: 0,
    fromFactory: [],
    fromHarbour: [],
    ended: null,
  };
  let stocked = false; // the store is set out right after goods were bought for it
  for (const event of events) {
    if ("seat" in event && event.seat === seat) own(past, event, stocked);
    else others(past, event, seat);
    stocked = event.type === "stocked";
  }
  return past;
}

function own(past: Counting, event: Event, stocked: boolean): void {
  switch (event.type) {
    case "turn-began":
      past.turns++;
      past.unsold++;
      past.shelved++;
      return;
    case "produced":
      past.made += event.colours.length;
      past.deeds++;
      return;
    case "machine-built":
    case "warehouse-built":
      past.built++;
      past.deeds++;
      return;
    case "stocked":
      past.bought++;
      past.deeds++;
      return;
    case "store-set-out":
      if (event.store !== "harbour") return;
      past.unsold = 0;
      if (!stocked) past.repriced++;
      return;
    case "ship-sailed":
      if (event.origin === "island") past.leftIsland++;
      else if (typeof event.origin === "number") past.putOut++;
      past.deeds++;
      return;
    case "ship-loaded":
      past.loaded++;
      return;
    case "auction-opened":
      past.landed++;
      return;
    case "sealed-bid":
      if (event.extra) past.extras++;
      else past.bids++;
      return;
    case "interest-paid":
      past.interest += event.amount;
      return;
    case "loan-taken":
      past.loans++;
      return;
    case "loan-repaid":
      past.repaid++;
      return;
    case "sold-at-home":
      past.soldHome++;
      return;
  }
}

function others(past: Counting, event: Event, seat: number): void {
  switch (event.type) {
    case "stocked":
      if (event.host !== seat) return;
      past.fromFactory = [...past.fromFactory, trade(event)];
      past.shelved = 0;
      return;
    case "ship-loaded":
      if (event.host !== seat) return;
      past.fromHarbour = [...past.fromHarbour, trade(event)];
      past.unsold = 0;
      return;
    case "cargo-sold": {
      const { seller, winner, price, cargo } = event;
      past.ended = { seller, winner, price, cargo };
      if (seller !== seat) return;
      past.decided++;
      past.earned += price + event.subsidy;
      return;
    }
    case "cargo-kept":
      if (event.seller === seat) past.decided++;
      past.ended = { seller: event.seller, winner: null, price: event.price, cargo: event.cargo };
      return;
    case "cargo-unsold":
      past.ended = { seller: event.seller, winner: null, price: 0, cargo: event.cargo };
      return;
  }
}

const trade = (event: { seat: number; goods: readonly unknown[]; paid: number }): Trade => ({
  seat: event.seat,
  count: event.goods.length,
  paid: event.paid,
});

/** The table at a moment, as the coach sees it. */
export interface Scene {
  readonly seat: number;
  readonly view: View; // with the turn that is being put together
  readonly awaited: boolean;
  readonly offers: Offers | null;
  readonly draft: readonly Action[];
  readonly complete: boolean; // the draft is a whole turn: it only has to be told
  readonly past: Past;
}

/** The offer of a kind that needs no loan. */
export function offered<K extends ActionKind>(scene: Scene, kind: K): OfferOf<K> | null {
  return allOffered(scene, kind)[0] ?? null;
}

export function allOffered<K extends ActionKind>(scene: Scene, kind: K): OfferOf<K>[] {
  return (scene.offers?.offers ?? []).filter(
    (one): one is OfferOf<K> => one.kind === kind && !one.needs_loan,
  );
}

/** Whether the turn that is being put together has such an action. */
export const drafted = (scene: Scene, ...kinds: readonly ActionKind[]): boolean =>
  scene.draft.some((action) => kinds.includes(action.type));

export const area = ({ view, seat }: Scene): SeatArea => view.board.seats[seat] as SeatArea;

/** The seat that plays before another, its union boss (P1). */
export const before = ({ view }: Scene, seat: number): number =>
  (seat + view.options.seats - 1) % view.options.seats;
export const after = ({ view }: Scene, seat: number): number => (seat + 1) % view.options.seats;
