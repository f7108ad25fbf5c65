// Standing orders as a form, and as the server takes them.
import { FACTORY_PRICES, HARBOUR_PRICES } from "../game/numbers";
import type { AcceptOrder, BidOrder, Orders, PassOrder, PriceOrder, SeizeOrder } from "../game/types";

export type Amount = number | null; // null: nothing typed
export interface OrdersForm {
  bid: {
    on: boolean;
    most: Amount;
    byColour: boolean;
    colours: Record<string, Amount>;
    extra: Amount;
    loans: number;
    bluff: number;
    some: boolean; // only cargoes of some sellers
    sellers: string[];
    all: boolean; // every cargo, not the next one alone
  };
  accept: {
    on: boolean;
    least: Amount;
    byColour: boolean;
    colours: Record<string, Amount>;
    decline: boolean;
    loans: number;
    award: string[];
    all: boolean;
  };
  pass: { on: boolean } & Record<Until, Amount>;
  seize: { on: boolean; colours: string[]; prefer: Prefer; building: "ask" | "warehouse" | "machine" };
  price: { on: boolean; factory: Amount; harbour: Amount };
  pay: { on: boolean; colours: string[] };
}
export type Prefer = "dearest" | "cheapest" | "fewest" | "most";
export const PREFERS: readonly Prefer[] = ["dearest", "cheapest", "fewest", "most"];
const span = (prices: readonly number[]): readonly [number, number] => [
  Math.min(...prices),
  Math.max(...prices),
];
export const UNTIL = {
  turns: [1, 1000],
  round: [1, 10_000],
  cash: [0, 10_000],
  factory_left: [0, 20],
  harbour_left: [0, 20],
  get factory_price() {
    return span(FACTORY_PRICES);
  },
  get harbour_price() {
    return span(HARBOUR_PRICES);
  },
  supply_left: [0, 20],
} as const;
export type Until = keyof typeof UNTIL;
export const UNTILS = Object.keys(UNTIL) as Until[];
export const MOST_DOLLARS = 10_000;

const amounts = (
  colours: readonly string[],
  given: Readonly<Record<string, number>> = {},
): Record<string, Amount> => Object.fromEntries(colours.map((colour) => [colour, given[colour] ?? null]));

/** The form of what is ordered now. */
export function formOf(orders: Orders, colours: readonly string[]): OrdersForm {
  const { bid, accept, seize, price, pay } = orders;
  const pass: PassOrder = orders.pass ?? {};
  return {
    bid: {
      on: Boolean(bid),
      most: bid?.most ?? null,
      byColour: Boolean(bid?.colours),
      colours: amounts(colours, bid?.colours ?? {}),
      extra: bid?.extra || null,
      loans: bid?.loans ?? 0,
      bluff: bid?.bluff ?? 0,
      some: Boolean(bid?.sellers?.length),
      sellers: [...(bid?.sellers ?? [])],
      all: bid?.cargoes === "all",
    },
    accept: {
      on: Boolean(accept),
      least: accept?.least ?? null,
      byColour: Boolean(accept?.colours),
      colours: amounts(colours, accept?.colours ?? {}),
      decline: accept?.otherwise === "decline",
      loans: accept?.loans ?? 0,
      award: [...(accept?.award ?? [])],
      all: accept?.cargoes === "all",
    },
    pass: {
      on: Boolean(orders.pass),
      ...(Object.fromEntries(UNTILS.map((name) => [name, pass[name] ?? null])) as Record<Until, Amount>),
    },
    seize: {
      on: Boolean(seize),
      colours: [...(seize?.colours ?? [])],
      prefer: seize?.prefer ?? "dearest",
      building: seize?.building ?? "ask",
    },
    price: { on: Boolean(price), factory: price?.factory ?? null, harbour: price?.harbour ?? null },
    pay: { on: Boolean(pay), colours: [...(pay?.colours ?? [])] },
  };
}

const named = (given: Record<string, Amount>): Record<string, number> =>
  Object.fromEntries(Object.entries(given).filter((one): one is [string, number] => one[1] !== null));

function bidOrder({ bid }: OrdersForm): BidOrder {
  return {
    ...(bid.most === null ? {} : { most: bid.most }),
    ...(bid.byColour ? { colours: named(bid.colours) } : {}),
    ...(bid.extra ? { extra: bid.extra } : {}),
    ...(bid.loans ? { loans: bid.loans } : {}),
    ...(bid.bluff ? { bluff: bid.bluff } : {}),
    ...(bid.some && bid.sellers.length ? { sellers: [...bid.sellers] } : {}),
    ...(bid.all ? { cargoes: "all" } : {}),
  };
}

function acceptOrder({ accept }: OrdersForm): AcceptOrder {
  return {
    ...(accept.least === null ? {} : { least: accept.least }),
    ...(accept.byColour ? { colours: named(accept.colours) } : {}),
    ...(accept.decline ? { otherwise: "decline" } : {}),
    ...(accept.decline && accept.loans ? { loans: accept.loans } : {}),
    ...(accept.award.length ? { award: [...accept.award] } : {}),
    ...(accept.all ? { cargoes: "all" } : {}),
  };
}

const passOrder = ({ pass }: OrdersForm): PassOrder =>
  Object.fromEntries(UNTILS.filter((name) => pass[name] !== null).map((name) => [name, pass[name]]));

const seizeOrder = ({ seize }: OrdersForm): SeizeOrder => ({
  ...(seize.colours.length ? { colours: [...seize.colours] } : {}),
  prefer: seize.prefer,
  ...(seize.building === "ask" ? {} : { building: seize.building }),
});

const priceOrder = ({ price }: OrdersForm): PriceOrder => ({
  ...(price.factory === null ? {} : { factory: price.factory }),
  ...(price.harbour === null ? {} : { harbour: price.harbour }),
});

/** The orders that a form asks for. */
export function ordersOf(form: OrdersForm): Orders {
  return {
    ...(form.bid.on ? { bid: bidOrder(form) } : {}),
    ...(form.accept.on ? { accept: acceptOrder(form) } : {}),
    ...(form.pass.on ? { pass: passOrder(form) } : {}),
    ...(form.seize.on ? { seize: seizeOrder(form) } : {}),
    ...(form.price.on ? { price: priceOrder(form) } : {}),
    ...(form.pay.on ? { pay: { colours: [...form.pay.colours] } } : {}),
  };
}

export interface OrderProblem {
  order: keyof OrdersForm;
  id: string;
  values?: Record<string, number>;
}

const whole = (amount: Amount, least: number, most: number): boolean =>
  amount === null || (Number.isInteger(amount) && amount >= least && amount <= most);

/** What is wrong with a form, each at its order. */
export function orderProblems(form: OrdersForm): OrderProblem[] {
  const found: OrderProblem[] = [];
  const range = (order: keyof OrdersForm, amount: Amount, least: number, most: number): void => {
    if (!whole(amount, least, most))
      found.push({ order, id: "around-orders-range", values: { least, most } });
  };
  const limits = { bid: form.bid.most, accept: form.accept.least };
  for (const order of ["bid", "accept"] as const) {
    const one = form[order];
    if (!one.on) continue;
    const prices = one.byColour ? Object.values(one.colours) : [];
    const any = limits[order] !== null || prices.some((price) => price !== null);
    if (!any) found.push({ order, id: `around-orders-${order}-limit` });
    else if (one.byColour && prices.every((price) => price === null)) {
      found.push({ order, id: "around-orders-no-colour" });
    }
    for (const amount of [limits[order], ...prices]) range(order, amount, 0, MOST_DOLLARS);
  }
  if (form.bid.on) range("bid", form.bid.extra, 0, MOST_DOLLARS);
  if (form.bid.on && form.bid.some && !form.bid.sellers.length) {
    found.push({ order: "bid", id: "around-orders-no-seller" });
  }
  if (form.pass.on) {
    if (UNTILS.every((name) => form.pass[name] === null))
      found.push({ order: "pass", id: "around-orders-no-until" });
    for (const name of UNTILS) range("pass", form.pass[name], UNTIL[name][0], UNTIL[name][1]);
  }
  if (form.price.on && form.price.factory === null && form.price.harbour === null) {
    found.push({ order: "price", id: "around-orders-no-price" });
  }
  return found;
}

/** Put a name at the end of a list of preference, or take it out. */
export const toggled = (list: readonly string[], name: string): string[] =>
  list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
