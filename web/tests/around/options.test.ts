import { describe, expect, test } from "vitest";
import {
  clashes,
  GROUPS,
  kindOf,
  merged,
  optionId,
  plainOptions,
  realChanges,
} from "../../src/around/options";
import type { Options } from "../../src/game/types";
import { catalogue, english, source } from "./helpers";

const plain = plainOptions(catalogue, "classic", 4);
const wrong = (options: Options): string[] =>
  clashes(options, catalogue.ranges)
    .filter((one) => one.wrong)
    .map((one) => one.id);

describe("every option", () => {
  const names = Object.keys(plain).filter((name) => name !== "edition" && name !== "seats");

  test("is in a group, once", () => {
    expect(GROUPS.flatMap((group) => group.options).sort()).toEqual(names.sort());
  });

  test("has a name and a sentence, and so has each of its values", () => {
    for (const name of names) {
      expect(english.has(optionId(name)), name).toBe(true);
      expect(english.has(optionId(name, "about")), name).toBe(true);
      for (const value of catalogue.choices[name] ?? [])
        expect(english.has(optionId(name, value)), value).toBe(true);
    }
    for (const group of GROUPS) expect(english.has(`option-group-${group.name}`)).toBe(true);
  });

  test("is known to the server, and no other is", () => {
    const fields = /class Options\([^]*?\n((?: {4}\w+: .+\n)+)/.exec(source("game/options.py"))?.[1] ?? "";
    const known = [...fields.matchAll(/^ {4}(\w+):/gm)].map((found) => found[1]);
    expect(known.sort()).toEqual([...names, "edition", "seats"].sort());
  });
});

test("kinds are read off what the edition sets", () => {
  expect(["supply", "investment_bank", "bluff", "round_limit"].map((name) => kindOf(name, plain))).toEqual([
    "number",
    "switch",
    "choice",
    "limit",
  ]);
});

describe("what does not go together is said", () => {
  test("an edition by itself has nothing to complain of", () => {
    for (const name of ["classic", "anniversary"]) {
      for (const seats of [3, 4, 5]) expect(wrong(plainOptions(catalogue, name, seats))).toEqual([]);
    }
  });

  test.each([
    [{ warehouses: 3 }, "option-clash-few-warehouses"],
    [{ investment_bank: true, supply: 20 }, "option-clash-bank-supply"],
    [{ auction: "progressive", bluff: "cancel" }, "option-clash-cancel-open"],
    [{ supply: 1 }, "option-clash-number"],
    [{ supply: 2.5 }, "option-clash-number"],
    [{ machines: NaN }, "option-clash-number"],
    [{ round_limit: 0 }, "option-clash-number"],
  ])("%o", (changes, id) => {
    expect(wrong(merged(plain, changes))).toEqual([id]);
  });

  test("what is only of no use does not stand in the way", () => {
    const odd = clashes(
      merged(plain, {
        auction: "progressive",
        bluff: "plain",
        money: "open",
        money_cards: "open",
        supply: 4,
      }),
      catalogue.ranges,
    );
    expect(odd.every((one) => !one.wrong)).toBe(true);
    expect(odd.map((one) => one.option).sort()).toEqual(["bluff", "money_cards", "supply"]);
    for (const one of odd) expect(english.has(one.id)).toBe(true);
  });
});

test("only what differs is sent", () => {
  expect(realChanges(plain, { supply: 16, money: "open", round_limit: null })).toEqual({ money: "open" });
});
