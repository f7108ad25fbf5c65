import { describe, expect, test } from "vitest";
import { formOf, orderProblems, ordersOf, toggled, UNTIL, UNTILS } from "../../src/around/orders";
import type { Orders } from "../../src/game/types";
import { english, source } from "./helpers";

const COLOURS = ["black", "brown", "orange", "tan", "white"];

// the examples of the server's own description
const EXAMPLES: Orders[] = [
  {},
  { bid: { most: 12 } },
  { bid: { colours: { black: 4, tan: 6 }, most: 20, loans: 1, cargoes: "all" } },
  { bid: { most: 0, extra: 3, bluff: 2, sellers: ["red"] } },
  { accept: { least: 9, otherwise: "decline", award: ["red", "green"] } },
  { accept: { colours: { white: 3 }, otherwise: "decline", loans: 1, cargoes: "all" } },
  { pass: { round: 6, cash: 15 } },
  { seize: { colours: ["white", "black"], prefer: "fewest", building: "warehouse" } },
  { price: { factory: 3, harbour: 5 }, pay: { colours: ["brown"] } },
];

test.each(EXAMPLES)("%j goes into the form and comes out again", (orders) => {
  const form = formOf(orders, COLOURS);
  expect(orderProblems(form)).toEqual([]);
  expect(ordersOf(form)).toEqual(orders);
});

test("what is off is not ordered, whatever is typed there", () => {
  const form = formOf({}, COLOURS);
  form.bid.most = 12;
  form.pass.cash = 3;
  expect(ordersOf(form)).toEqual({});
});

test("the server's note of an auction is not sent back", () => {
  expect(ordersOf(formOf({ bid: { most: 5, auction: 9 } }, COLOURS))).toEqual({ bid: { most: 5 } });
});

describe("what is wrong is said at its order", () => {
  const problems = (change: (form: ReturnType<typeof formOf>) => void): string[] => {
    const form = formOf({}, COLOURS);
    change(form);
    return orderProblems(form).map((one) => `${one.order} ${one.id}`);
  };

  test("an order without a limit", () => {
    expect(problems((form) => (form.bid.on = true))).toEqual(["bid around-orders-bid-limit"]);
    expect(problems((form) => (form.accept.on = true))).toEqual(["accept around-orders-accept-limit"]);
    expect(problems((form) => (form.pass.on = true))).toEqual(["pass around-orders-no-until"]);
    expect(problems((form) => (form.price.on = true))).toEqual(["price around-orders-no-price"]);
  });

  test("colours without amounts, and cargoes of nobody", () => {
    expect(
      problems((form) => Object.assign(form.bid, { on: true, most: 5, byColour: true, some: true })),
    ).toEqual(["bid around-orders-no-colour", "bid around-orders-no-seller"]);
  });

  test("numbers that are none", () => {
    expect(problems((form) => Object.assign(form.bid, { on: true, most: -1 }))).toEqual([
      "bid around-orders-range",
    ]);
    expect(problems((form) => Object.assign(form.bid, { on: true, most: 2.5 }))).toEqual([
      "bid around-orders-range",
    ]);
    expect(problems((form) => Object.assign(form.pass, { on: true, factory_price: 5 }))).toEqual([
      "pass around-orders-range",
    ]);
  });
});

test("the bounds of an order to pass are the server's", () => {
  const text = source("server/domain/orders/forms.py");
  const fields = /class PassOrder.*?"""\n\n(.*?)\n\n\nclass/s.exec(text)?.[1] ?? "";
  const known = [...fields.matchAll(/^ {4}(\w+): (.+) \| None/gm)].map((found) => found[1]);
  expect(UNTILS).toEqual(known);
  const ranges = { turns: /ge=1, le=MOST_TURNS/, round: /ge=1, le=MAX_ROUNDS/ };
  for (const [name, shape] of Object.entries(ranges))
    expect(fields).toMatch(new RegExp(`${name}.*${shape.source}`));
  expect(UNTIL.turns[1]).toBe(Number(/^MOST_TURNS = (\d+)/m.exec(text)?.[1]));
});

test("a list of preference is made by pressing names", () => {
  expect(toggled(toggled(toggled([], "red"), "blue"), "red")).toEqual(["blue"]);
});

test("every message is there", () => {
  const ids = [
    ...["bid", "accept", "pass", "seize", "price", "pay"].flatMap((one) => [
      `order-${one}`,
      `order-${one}-about`,
    ]),
    ...UNTILS.map((one) => `until-${one.replaceAll("_", "-")}`),
    ...["bid-limit", "accept-limit", "no-colour", "no-seller", "no-until", "no-price", "range"].map(
      (one) => `orders-${one}`,
    ),
  ];
  for (const id of ids) expect(english.has(`around-${id}`), id).toBe(true);
});
