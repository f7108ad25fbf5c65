// The types of what comes over the wire have the fields that the server sends. The lists are held to the types
// by the compiler, and to the server here.
import { describe, expect, test } from "vitest";
import type { Action } from "../../src/game/actions";
import type { Event, RevealedBid } from "../../src/game/events";
import type { Drafted, Offer, Offers, Refused } from "../../src/game/offers";
import type * as t from "../../src/game/types";
import type * as w from "../../src/game/wire";
import { rules, TABLES } from "./fixtures";

/** Every field of a type, and no other. */
type Fields<T> = Record<keyof T, 1>;
type ByType<U extends { type: string }, Left extends string> = {
  [K in U["type"]]: Record<Exclude<keyof Extract<U, { type: K }>, Left>, 1>;
};
type ByKind<U extends { kind: string }> = {
  [K in U["kind"]]: Record<Exclude<keyof Extract<U, { kind: K }>, "kind">, 1>;
};

const EVENTS: ByType<Event, "type" | "audience"> = {
  "game-began": { options: 1, first: 1 },
  "seat-dealt": { seat: 1, machine: 1, price: 1, cash: 1 },
  "card-dealt": { seat: 1, card: 1 },
  "brokers-dealt": { goods: 1, money: 1 },
  "turn-began": { seat: 1, round: 1 },
  awaited: { phase: 1, seats: 1, actions_left: 1, in_default: 1, to_seize: 1 },
  passed: { seat: 1, actions: 1 },
  "money-cards-counted": { cards: 1 },
  "interest-paid": { seat: 1, amount: 1, brokers: 1 },
  defaulted: { seat: 1, loans: 1 },
  "container-seized": { seat: 1, place: 1, colour: 1, price: 1 },
  "warehouse-seized": { seat: 1 },
  "machine-seized": { seat: 1, colour: 1 },
  "interest-forgiven": { seat: 1 },
  "loan-taken": { seat: 1, amount: 1, cause: 1 },
  "loan-repaid": { seat: 1, amount: 1 },
  "loan-struck-off": { seat: 1 },
  "machine-built": { seat: 1, colour: 1, price: 1 },
  "warehouse-built": { seat: 1, price: 1 },
  produced: { seat: 1, colours: 1, wage: 1, boss: 1 },
  "store-set-out": { seat: 1, store: 1, goods: 1 },
  stocked: { seat: 1, host: 1, goods: 1, paid: 1 },
  "ship-sailed": { seat: 1, origin: 1, berth: 1 },
  "ship-loaded": { seat: 1, host: 1, goods: 1, paid: 1 },
  "ship-loaded-at-bank": { seat: 1, goods: 1 },
  "sold-at-home": { seat: 1, store: 1, colour: 1, price: 1, paid: 1 },
  "end-triggered": { seat: 1 },
  "auction-opened": { seat: 1, cargo: 1, bidding: 1 },
  "sealed-bid": { seat: 1, amount: 1, loans: 1, bluff: 1, extra: 1 },
  "bid-sealed": { seat: 1, extra: 1, cards: 1 },
  "bids-revealed": { bids: 1, extra: 1 },
  "bid-raised": { seat: 1, amount: 1 },
  "bid-passed": { seat: 1 },
  "bids-tied": { seats: 1, amount: 1, again: 1 },
  "highest-bid": { seat: 1, amount: 1 },
  "cargo-sold": { seller: 1, winner: 1, price: 1, subsidy: 1, cargo: 1 },
  "cargo-kept": { seller: 1, price: 1, cargo: 1 },
  "cargo-unsold": { seller: 1, cargo: 1 },
  "broker-called": { seat: 1, broker: 1, side: 1, amount: 1, factory: 1, harbour: 1 },
  "broker-outbid": { seat: 1, amount: 1, factory: 1, harbour: 1 },
  "broker-won": { seat: 1, broker: 1, side: 1, goods: 1, money: 1, at_the_end: 1 },
  "brokers-paid": { seat: 1, money: 1, goods: 1 },
  "game-over": { rounds: 1, scores: 1, winners: 1 },
};

const ACTIONS: ByType<Action, "type"> = {
  "build-machine": { colour: 1 },
  "build-warehouse": {},
  produce: { store: 1 },
  stock: { seat: 1, take: 1, store: 1 },
  reprice: { store: 1 },
  "sail-sea": {},
  "sail-island": {},
  "sail-harbour": { seat: 1, load: 1 },
  "sail-bank": { load: 1 },
  load: { load: 1 },
  "load-bank": { load: 1 },
  bid: { amount: 1, loans: 1, bluff: 1 },
  accept: {},
  decline: {},
  award: { seat: 1 },
  loan: {},
  repay: {},
  sell: { colour: 1, price: 1 },
  "call-goods": { broker: 1, amount: 1 },
  "call-money": { broker: 1, factory: 1, harbour: 1 },
  price: { factory: 1, harbour: 1 },
  pay: { order: 1 },
  seize: { colour: 1, price: 1 },
  "give-up-warehouse": {},
  "give-up-machine": {},
  "seize-machine": { colour: 1 },
  pass: {},
};

const OFFERS: ByKind<Offer> = {
  "build-machine": { needs_loan: 1, colours: 1, price: 1 },
  "build-warehouse": { needs_loan: 1, price: 1 },
  produce: { needs_loan: 1, makes: 1, count: 1, sets: 1, fee: 1, boss: 1, store: 1, prices: 1 },
  stock: { needs_loan: 1, seat: 1, goods: 1, room: 1, store: 1, prices: 1 },
  reprice: { needs_loan: 1, store: 1, prices: 1 },
  "sail-sea": { needs_loan: 1 },
  "sail-island": { needs_loan: 1, cargo: 1 },
  "sail-harbour": { needs_loan: 1, seat: 1, goods: 1, room: 1 },
  "sail-bank": { needs_loan: 1, goods: 1, room: 1 },
  load: { needs_loan: 1, seat: 1, goods: 1, room: 1 },
  "load-bank": { needs_loan: 1, goods: 1, room: 1 },
  bid: { needs_loan: 1, sealed: 1, extra: 1, least: 1, most: 1, loans: 1, bluff: 1, standing: 1 },
  accept: { needs_loan: 1, seat: 1, price: 1, subsidy: 1 },
  decline: { needs_loan: 1, price: 1 },
  award: { needs_loan: 1, seats: 1, price: 1, subsidy: 1 },
  loan: { needs_loan: 1, amount: 1 },
  repay: { needs_loan: 1, amount: 1 },
  sell: { needs_loan: 1, goods: 1, store: 1, paid: 1 },
  "call-goods": { needs_loan: 1, brokers: 1 },
  "call-money": { needs_loan: 1, brokers: 1, factory: 1, harbour: 1 },
  price: { needs_loan: 1, factory: 1, harbour: 1, factory_prices: 1, harbour_prices: 1 },
  pay: { needs_loan: 1, goods: 1 },
  seize: { needs_loan: 1, seat: 1, place: 1, goods: 1, count: 1 },
  "give-up-warehouse": { needs_loan: 1 },
  "give-up-machine": { needs_loan: 1 },
  "seize-machine": { needs_loan: 1, seat: 1, colours: 1 },
  pass: { needs_loan: 1, actions: 1 },
};

interface Structs {
  Options: Fields<t.Options>;
  View: Fields<t.View>;
  PublicBoard: Fields<t.Board>;
  SeatArea: Fields<t.SeatArea>;
  Facts: Fields<t.Facts>;
  Broker: Fields<t.Broker>;
  PaymentCard: Fields<t.PaymentCard>;
  Floor: Fields<t.Floor>;
  Bidding: Fields<t.Bidding>;
  ShownBid: Fields<t.ShownBid>;
  Default: Fields<t.Default>;
  Result: Fields<t.Result>;
  Own: Fields<t.Own>;
  OwnBid: Fields<t.OwnBid>;
  Score: Fields<t.Score>;
  RevealedBid: Fields<RevealedBid>;
  Settings: Fields<w.Settings>;
  ClockSettings: Fields<w.ClockSettings>;
  SeatClock: Fields<w.SeatClock>;
  SeatTold: Fields<w.SeatTold>;
  Origin: Fields<w.Origin>;
  Reveal: Fields<w.Reveal>;
  TableTold: Fields<w.TableTold>;
  Seen: Fields<w.Seen>;
  UndoTold: Fields<w.UndoTold>;
  SeatAskTold: Fields<w.SeatAskTold>;
  Links: Fields<w.Links>;
  NewTableTold: Fields<w.NewTableTold>;
  Seated: Fields<w.Seated>;
  Keys: Fields<w.Keys>;
  KeyTold: Fields<w.KeyTold>;
  NewKeyTold: Fields<w.NewKeyTold>;
  Legal: Fields<w.Legal>;
  Checked: Fields<w.Checked>;
  LogTold: Fields<w.LogTold>;
  Lobby: Fields<w.Lobby>;
  LobbyTable: Fields<w.LobbyTable>;
  Catalogue: Fields<w.Catalogue>;
  EditionTold: Fields<w.EditionTold>;
  BotTold: Fields<w.BotTold>;
  Hint: Fields<w.Hint>;
  Fairness: Fields<w.Fairness>;
  Offers: Fields<Offers>;
  DraftTold: Fields<Drafted>;
  NotNow: Fields<Refused>;
}

const STRUCTS: Structs = {
  Options: {
    all_zero: 1,
    auction: 1,
    bluff: 1,
    broker_win: 1,
    discard_tie: 1,
    docked_loading: 1,
    domestic_sale: 1,
    edition: 1,
    idle_production_fee: 1,
    investment_bank: 1,
    machines: 1,
    money: 1,
    money_cards: 1,
    round_limit: 1,
    seats: 1,
    seizure: 1,
    supply: 1,
    tie_break: 1,
    warehouses: 1,
  },
  View: { board: 1, options: 1, own: 1 },
  PublicBoard: {
    actions_left: 1,
    active: 1,
    awaiting: 1,
    bidding: 1,
    brokers: 1,
    called: 1,
    colours_gone: 1,
    default: 1,
    end_triggered: 1,
    first: 1,
    floor: 1,
    machine_supply: 1,
    payment_card: 1,
    phase: 1,
    produced: 1,
    result: 1,
    round: 1,
    seats: 1,
    seized: 1,
    sold: 1,
    supply: 1,
    warehouse_supply: 1,
    won: 1,
  },
  SeatArea: {
    bank: 1,
    berth: 1,
    card: 1,
    cash: 1,
    factory: 1,
    facts: 1,
    harbour: 1,
    island: 1,
    loans: 1,
    machines: 1,
    money_cards: 1,
    ship: 1,
    warehouses: 1,
  },
  Facts: {
    factory_capacity: 1,
    factory_room: 1,
    harbour_capacity: 1,
    harbour_room: 1,
    interest: 1,
    machine_price: 1,
    ship_room: 1,
    warehouse_price: 1,
  },
  Broker: { goods: 1, money: 1 },
  PaymentCard: { broker: 1, factory: 1, harbour: 1, holder: 1, money: 1, side: 1 },
  Floor: { factory: 1, harbour: 1, seat: 1 },
  Bidding: { bids: 1, cards: 1, extras: 1, highest: 1, leaders: 1, passed: 1, sealed: 1, seller: 1 },
  ShownBid: { amount: 1, bluff: 1, counts: 1 },
  Default: { loans: 1, to_seize: 1 },
  Result: { scores: 1, winners: 1 },
  Own: { bid: 1, card: 1, cash: 1, seat: 1, two_value: 1, values: 1 },
  OwnBid: { amount: 1, bluff: 1, loans: 1 },
  Score: {
    bank: 1,
    card: 1,
    cash: 1,
    discarded: 1,
    harbour: 1,
    island: 1,
    loans: 1,
    seat: 1,
    ship: 1,
    total: 1,
    values: 1,
  },
  RevealedBid: { amount: 1, bluff: 1, counts: 1, loans: 1, seat: 1 },
  Settings: { clock: 1, counted_cash: 1, hints: 1, pace: 1, public: 1, spectators: 1, title: 1, undo: 1 },
  ClockSettings: { bot: 1, game: 1, move: 1, out: 1 },
  SeatClock: { deadline: 1, game_left_ms: 1, running: 1, seat: 1 },
  SeatTold: { away: 1, bot: 1, kind: 1, name: 1 },
  Origin: { seq: 1, study: 1, table: 1 },
  Reveal: { deal: 1, secret: 1 },
  TableTold: {
    auction: 1,
    awaiting: 1,
    changed_at: 1,
    clocks: 1,
    commitment: 1,
    host: 1,
    mine: 1,
    opened_at: 1,
    options: 1,
    origin: 1,
    reveal: 1,
    rules: 1,
    seats: 1,
    seq: 1,
    settings: 1,
    status: 1,
    table: 1,
    undo_asked: 1,
    seat_asked: 1,
    may_hand: 1,
  },
  Seen: {
    auction: 1,
    clocks: 1,
    counted: 1,
    free_undo: 1,
    kind: 1,
    seats: 1,
    seq: 1,
    status: 1,
    undo_asked: 1,
    view: 1,
  },
  UndoTold: { agreed: 1, seat: 1, seq: 1, to: 1 },
  SeatAskTold: { agreed: 1, seat: 1, seq: 1, silence_at: 1, waiting: 1, what: 1 },
  Links: { invitation: 1, seat: 1, table: 1 },
  NewTableTold: { invitation: 1, links: 1, seats: 1, table: 1, token: 1 },
  Seated: { seat: 1, seq: 1, table: 1, token: 1 },
  Keys: { keys: 1 },
  KeyTold: { host: 1, id: 1, label: 1, seats: 1, this: 1 },
  NewKeyTold: { id: 1, link: 1, token: 1 },
  Legal: { actions: 1, auction: 1, awaited: 1, complete: 1, kinds: 1, seat: 1, seq: 1 },
  Checked: { code: 1, legal: 1, text: 1, values: 1 },
  LogTold: { entries: 1, sentences: 1, seq: 1, table: 1 },
  Lobby: { more: 1, tables: 1 },
  LobbyTable: {
    changed_at: 1,
    clocked: 1,
    created_at: 1,
    edition: 1,
    options: 1,
    pace: 1,
    seats: 1,
    spectators: 1,
    status: 1,
    table: 1,
    title: 1,
  },
  Catalogue: { address: 1, bots: 1, choices: 1, editions: 1, languages: 1, rules: 1, version: 1 },
  EditionTold: { by_seats: 1, colours: 1, letters: 1, name: 1 },
  BotTold: { description: 1, kind: 1, name: 1 },
  Hint: { actions: 1, bot: 1, seq: 1, texts: 1 },
  Fairness: { bids: 1, commitment: 1, reveal: 1, rules: 1, table: 1 },
  Offers: {
    auction: 1,
    awaited: 1,
    cash: 1,
    loans_free: 1,
    offers: 1,
    phase: 1,
    refused: 1,
    seat: 1,
    seq: 1,
  },
  DraftTold: { ends: 1, events: 1, offers: 1, seq: 1 },
  NotNow: { code: 1, kind: 1, seat: 1, text: 1, values: 1 },
};

const listed = (kinds: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, fields]) => [kind, Object.keys(fields as object).sort()]),
  );

describe("the types have the server's fields", () => {
  const without = (kinds: Readonly<Record<string, readonly string[]>>, ...left: string[]) =>
    Object.fromEntries(
      Object.entries(kinds).map(([kind, fields]) => [kind, fields.filter((one) => !left.includes(one))]),
    );

  test("events", () => expect(listed(EVENTS)).toEqual(without(rules.events, "audience")));
  test("actions", () => expect(listed(ACTIONS)).toEqual(rules.actions));
  test("offers", () => expect(listed(OFFERS)).toEqual(rules.offers));
  test("everything else", () => expect(listed(STRUCTS)).toEqual(rules.structs));
});

describe("entries of the log", () => {
  const COMMON = ["seq", "at", "kind", "status"];
  /** What an entry of a kind has, and what it may have. */
  const ENTRIES: { readonly [K in w.EntryKind]: { has: string[]; may?: string[] } } = {
    opened: { has: ["settings", "options", "seats"], may: ["origin"] },
    joined: { has: ["seat", "seats", "name"] },
    left: { has: ["seat", "seats", "dropped"], may: ["asked"] },
    "seat-set": { has: ["seat", "seats"] },
    "seat-offered": { has: ["seat"] },
    "seat-asked": { has: ["seat", "what"] },
    "seat-answered": { has: ["asked", "agree"], may: ["seat", "settled"] },
    renamed: { has: ["seat", "seats", "name"] },
    keys: { has: [] },
    closed: { has: [], may: ["reveal"] },
    started: { has: ["seats", "commitment", "rules", "events"], may: ["auction", "reveal"] },
    played: {
      has: ["seat", "by", "events"],
      may: ["action", "commitment", "auction", "forfeit", "reveal"],
    },
    "undo-asked": { has: ["seat", "to"] },
    "undo-answered": { has: ["seat", "asked", "agree"] },
    undone: { has: ["seat", "to", "view"], may: ["asked", "auction"] },
    "taken-over": { has: ["seat", "seats", "name"] },
    returned: { has: ["seat", "seats"] },
    said: { has: ["name", "text"], may: ["seat"] },
  };

  test("have the fields of their kind", () => {
    const found = new Set<string>();
    const wrong: unknown[] = [];
    for (const { name, steps } of TABLES)
      for (const entry of steps.flatMap(({ told }) => told)) {
        const { has, may = [] } = ENTRIES[entry.kind];
        const fields = Object.keys(entry);
        const missing = [...COMMON, ...has].filter((field) => !fields.includes(field));
        const more = fields.filter((field) => ![...COMMON, ...has, ...may, "clocks"].includes(field));
        if (missing.length || more.length) wrong.push({ name, seq: entry.seq, missing, more });
        found.add(entry.kind);
      }
    expect(wrong).toEqual([]);
    expect([...found].sort()).toEqual(Object.keys(ENTRIES).sort());
  });

  test("A1 a sealed bid's action is told to its seat alone", () => {
    let sealed = 0;
    for (const { steps } of TABLES)
      for (const { told } of steps) {
        if (told[0]?.kind !== "played" || !told[0].commitment) continue;
        const knowing = told.flatMap((entry, place) => (entry.action ? [place - 1] : []));
        expect(knowing).toEqual([told[0].seat]);
        sealed++;
      }
    expect(sealed).toBeGreaterThan(100);
  });
});
