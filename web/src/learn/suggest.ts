// What the coach would try: sound beginner's play, always within what is offered. Null where it knows nothing good.
import type { Action, OfferOf, Priced } from "../game/types";
import { cargoWorth, type CargoWorth } from "../game/worth";
import { keeping } from "../acting/worthline";
import type { Values } from "../words/say.svelte";
import { allOffered, area, offered, type Scene } from "./scene";

const FIRST_PRICE = 2; // of one's own goods
const FAIR_FACTORY = 3; // the most to pay for goods for the harbour
const FAIR_HARBOUR = 5; // the most to pay for goods for the ship
const RESERVE = 3; // dollars to keep
const MOST_LOADED = 4;
const PATIENCE = 2; // own turns without a sale
const BUILDING_ROUNDS = 3; // that a building needs to pay

const total = (goods: readonly Priced[]): number => goods.reduce((sum, [, price]) => sum + price, 0);
const cheapestFirst = (goods: readonly Priced[]): Priced[] => [...goods].sort((a, b) => a[1] - b[1]);

/** The cheapest goods up to a price, as many as there is room and money for. */
function affordable(goods: readonly Priced[], most: number, room: number, money: number): Priced[] {
  const taken: Priced[] = [];
  for (const ware of cheapestFirst(goods)) {
    if (ware[1] > most || taken.length >= room || total(taken) + ware[1] > money) break;
    taken.push(ware);
  }
  return taken;
}

const nearest = (wanted: number, prices: readonly number[]): number =>
  prices.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    prices[0] ?? 0,
  );

const spare = (scene: Scene): number => (scene.offers?.cash ?? 0) - RESERVE;

/** P: everything that can be made, at a price that sells. */
export function produce(scene: Scene): Action | null {
  const offer = offered(scene, "produce");
  const made = offer?.sets[0];
  if (!offer || !made?.length) return null;
  const price = nearest(FIRST_PRICE, offer.prices);
  return { type: "produce", store: [...offer.store, ...made.map((colour): Priced => [colour, price])] };
}

/** H: cheap goods from one factory, to be sold for $2 more. */
export function stock(scene: Scene): Action | null {
  const choices = allOffered(scene, "stock")
    .map((offer) => ({
      offer,
      take: affordable(offer.goods, FAIR_FACTORY, Math.min(2, offer.room), spare(scene)),
    }))
    .filter(({ take }) => take.length)
    .sort((a, b) => b.take.length - a.take.length || total(a.take) - total(b.take));
  const best = choices[0];
  if (!best) return null;
  const { offer, take } = best;
  const fresh = take.map(([colour, price]): Priced => [colour, nearest(price + 2, offer.prices)]);
  return { type: "stock", seat: offer.seat, take, store: [...offer.store, ...fresh] };
}

/** H4: what does not sell, $1 cheaper. */
export function reprice(scene: Scene): Action | null {
  const offer = offered(scene, "reprice");
  if (!offer?.store.some(([, price]) => price > Math.min(...offer.prices))) return null;
  return {
    type: "reprice",
    store: offer.store.map(([colour, price]): Priced => [colour, nearest(price - 1, offer.prices)]),
  };
}

/** B: a second warehouse, then machines, as long as they can still pay. */
export function build(scene: Scene): Action | null {
  const { round_limit: limit } = scene.view.options;
  if (limit !== null && scene.view.board.round > limit - BUILDING_ROUNDS) return null;
  const cash = scene.offers?.cash ?? 0;
  const warehouse = offered(scene, "build-warehouse");
  if (warehouse && area(scene).warehouses < 2 && cash >= warehouse.price + RESERVE)
    return { type: "build-warehouse" };
  const machine = offered(scene, "build-machine");
  if (!machine || cash < machine.price + 2 * RESERVE) return null;
  const { supply } = scene.view.board;
  const [most] = [...machine.colours].sort((a, b) => (supply[b] ?? 0) - (supply[a] ?? 0));
  return most === undefined ? null : { type: "build-machine", colour: most };
}

/** M2: the harbour with the most goods at a fair price. */
export function sail(scene: Scene): Action | null {
  const choices = allOffered(scene, "sail-harbour")
    .map((offer) => ({
      offer,
      load: affordable(offer.goods, FAIR_HARBOUR, Math.min(MOST_LOADED, offer.room), spare(scene)),
    }))
    .filter(({ load }) => load.length)
    .sort((a, b) => b.load.length - a.load.length || total(a.load) - total(b.load));
  const best = choices[0];
  return best ? { type: "sail-harbour", seat: best.offer.seat, load: best.load } : null;
}

/** M1: out of a seat's harbour with goods, or away from the island. */
export function toSea(scene: Scene): Action | null {
  const { berth, ship } = area(scene);
  if (!offered(scene, "sail-sea")) return null;
  return berth === "island" || ship.length ? { type: "sail-sea" } : null;
}

/** M4: with two containers or more; later in the game with any. */
export function toIsland(scene: Scene): Action | null {
  const offer = offered(scene, "sail-island");
  const enough = scene.view.board.round >= 4 ? 1 : 2;
  return offer && offer.cargo.length >= enough ? { type: "sail-island" } : null;
}

/** L2: once there is enough left to go on with. */
export function repay(scene: Scene): Action | null {
  const offer = offered(scene, "repay");
  return offer && (scene.offers?.cash ?? 0) >= offer.amount + RESERVE ? { type: "repay" } : null;
}

/** D1: when the money is gone, or a full store has not sold for some turns. */
export function sellHome(scene: Scene): Action | null {
  const offer = offered(scene, "sell");
  const needed =
    (scene.offers?.cash ?? 0) <= RESERVE ||
    (area(scene).facts.factory_room === 0 && scene.past.shelved > PATIENCE);
  const [cheapest] = offer && needed ? cheapestFirst(offer.goods) : [];
  return cheapest ? { type: "sell", colour: cheapest[0], price: cheapest[1] } : null;
}

/** The cargo that is for sale on the island. */
export function cargo({ view: { board } }: Scene): readonly number[] {
  const seller = board.bidding?.seller;
  return seller === undefined ? [] : (board.seats[seller]?.ship ?? []);
}

function worthHere(scene: Scene): CargoWorth | null {
  const { own, options } = scene.view;
  return own && cargoWorth(cargo(scene), area(scene).island, own.card, options.discard_tie);
}

/** What the cargo is worth to oneself now and at best, as the panel beside it says. */
export function worthSaid(scene: Scene): Values {
  const worth = worthHere(scene);
  const { now, most } = worth ? keeping(worth) : { now: 0, most: 0 };
  return { now: Math.abs(now), sign: now < 0 ? "minus" : "plus", most, open: most > now };
}

/** What the cargo is about worth to oneself: between what it adds as things stand, where a first colour is
 * discarded whole (F2), and what the card says. */
export function aboutWorth(scene: Scene): number {
  const worth = worthHere(scene);
  return worth ? Math.max(0, Math.round((worth.now + worth.card) / 2)) : 0;
}

/** A1: about two thirds of what the cargo is worth; the rest is profit. */
export function bid(scene: Scene, offer: OfferOf<"bid">): number {
  return Math.max(offer.least, Math.min(offer.most, Math.floor((aboutWorth(scene) * 2) / 3)));
}

/** A4, A5: what leaves one richer. */
export const answer = (scene: Scene, price: number): "accept" | "decline" =>
  2 * price >= aboutWorth(scene) - price ? "accept" : "decline";
