import { describe, expect, test } from "vitest";
import { eventsOf } from "../../src/game/events";
import type { Event } from "../../src/game/types";
import { tell, tellAll } from "../../src/words/log";
import { Lexicon, Proper } from "../../src/words/say.svelte";
import { entriesOf, of, rules, table, TABLES, viewers } from "../game/fixtures";

const LANGUAGES = Object.keys(rules.words);
const TOLD = TABLES.filter(({ steps }) => steps.some(({ sentences }) => sentences));

const lexicon = (language: string): Lexicon => new Lexicon(language, rules.words[language] ?? "");

describe.each(LANGUAGES)("the log in %s is the server's", (language) => {
  const words = lexicon(language);

  test.each(TOLD.map((played) => [played.name, played] as const))("%s", (_, played) => {
    for (const { told, sentences } of played.steps)
      for (const viewer of told.length > 1 ? viewers(played) : [null]) {
        const entry = of(told, viewer);
        const said = tellAll(eventsOf(entry), played.options, viewer, words);
        expect(said, `entry ${entry.seq}`).toEqual(of(sentences?.[language] ?? [], viewer));
      }
  });
});

test("all kinds of events are among those told, and in every language", () => {
  const kinds = new Set<string>();
  for (const played of TOLD)
    for (const viewer of viewers(played))
      for (const { type } of entriesOf(played, viewer).flatMap(eventsOf)) kinds.add(type);
  expect([...kinds].sort()).toEqual([...rules.event_kinds].sort());
  const [step] = TOLD[0]?.steps ?? [];
  expect(Object.keys(step?.sentences ?? {}).sort()).toEqual([...LANGUAGES].sort());
});

describe("whom a sentence is for", () => {
  const { options } = table("classic-3");
  const words = lexicon("en");
  const own: Event = {
    type: "sealed-bid",
    seat: 1,
    amount: 7,
    loans: 1,
    bluff: 0,
    extra: false,
    audience: [1],
  };
  const sealed: Event = { type: "bid-sealed", seat: 1, extra: false, cards: null, audience: null };

  test("A7 all read of how many cards a bid is, where they see it", () => {
    const seen: Event = { ...sealed, cards: 1 };
    expect(tell(seen, options, words)).toBe("Red sealed a bid of 1 card.");
    expect(tell({ ...seen, cards: 4, extra: true }, options, words)).toBe(
      "Red sealed an extra bid of 4 cards.",
    );
  });

  test("A1 one's own bid is told once, with its amount", () => {
    expect(tellAll([own, sealed], options, 1, words)).toEqual(["Red sealed a bid of $7, with a loan."]);
    expect(tellAll([sealed], options, 0, words)).toEqual(["Red sealed a bid."]);
    expect(tellAll([sealed], options, null, words)).toEqual(["Red sealed a bid."]);
    const [called, hidden] = [() => null, true];
    expect(tellAll([own, sealed], options, 1, words, called, hidden)).toEqual(["Red sealed a bid."]);
  });

  test("people are called by their names, bots by their colours", () => {
    const called = (seat: number): Proper | null => (seat === 1 ? new Proper("yellow") : null);
    expect(tellAll([sealed], options, 0, words, called)).toEqual(["yellow sealed a bid."]);
    const tied: Event = { type: "bids-tied", seats: [1, 2], amount: 3, again: true, audience: null };
    expect(tell(tied, options, words, called)).toContain("yellow and Yellow were tied");
  });

  test("what a board shows needs no sentence", () => {
    const cards: Event = { type: "money-cards-counted", cards: [1, 2, 3], audience: null };
    expect(tell(cards, options, words)).toBeNull();
    expect(tellAll([cards], options, null, words)).toEqual([]);
  });
});
