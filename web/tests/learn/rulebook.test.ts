import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { GROUPS, optionId } from "../../src/around/options";
import {
  CHAPTERS,
  matches,
  onlyIn,
  OPTION_RULES,
  pieces,
  RULES,
  rulesIn,
  variantsOf,
} from "../../src/learn/rulebook";
import type { EditionTold, Options } from "../../src/game/types";
import { catalogue } from "../catalogue";
import { lexicon, source } from "./games";

const words = lexicon();
const { editions } = catalogue;
const book = readFileSync(fileURLToPath(new URL("../../../docs/rules.md", import.meta.url)), "utf8");
const laidDown = [...book.matchAll(/^- \*\*([A-Z]\d)\*\*/gm)].map((found) => found[1] as string);

describe("the help", () => {
  it("has every rule that docs/rules.md lays down, and no other", () => {
    expect(laidDown.length).toBeGreaterThan(60);
    expect([...RULES].sort()).toEqual([...laidDown].sort());
  });
  it.each(laidDown)("says %s in a headline and a few short sentences", (rule) => {
    expect(words.has(`help-${rule}-title`)).toBe(true);
    const text = words.say(`help-${rule}`);
    const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z0-9$])/);
    expect(text).not.toContain("help-");
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(Math.max(...sentences.map((one) => one.split(/\s+/).length))).toBeLessThanOrEqual(36);
  });
  it("names only rules that there are", () => {
    const named = source("en", "help").match(/\b[A-Z]\d\b/g) ?? [];
    for (const rule of named) expect(RULES).toContain(rule);
  });
  it("says every variant of a rule in some edition, or with some option of a table", () => {
    const said = [...source("en", "help").matchAll(/^(help-([A-Z]\d)-(?!title)\S+) =/gm)];
    expect(said.length).toBeGreaterThan(10);
    const asked = new Set<string>();
    const has = (id: string): boolean => Boolean(asked.add(id)) && words.has(id);
    for (const rule of RULES) variantsOf(rule, editions, has);
    const [, anniversary] = editions;
    const table = {
      ...(anniversary?.by_seats["4"] as Options),
      bluff: "cancel",
      discard_tie: "free",
      broker_win: "before-interest",
    } as Options;
    for (const rule of RULES) variantsOf(rule, editions, has, table);
    for (const [, id, rule] of said) {
      expect(RULES).toContain(rule);
      expect(asked).toContain(id);
    }
  });
  it("says alike what is alike, and at a table what that plays", () => {
    const texts = (rule: string, table: Options | null = null): [number, readonly string[]][] =>
      variantsOf(rule, editions, () => true, table).map(({ text, editions: names }) => [text.length, names]);
    expect(texts("P4").map(([, names]) => names)).toEqual([["classic"], ["anniversary"]]);
    expect(texts("P1")).toEqual([]);
    const [classic] = editions;
    const third = { ...(classic as EditionTold), name: "third" };
    expect(variantsOf("P4", [...editions, third], () => true)[0]?.editions).toEqual(["classic", "third"]);
    const plain = classic?.by_seats["4"] as Options;
    expect(texts("P4", plain)).toHaveLength(1);
    expect(texts("P4", { ...plain, idle_production_fee: true })).not.toEqual(texts("P4", plain));
  });
  it("has a name for every chapter, and for every option a rule", () => {
    for (const { name } of CHAPTERS) expect(words.has(`help-chapter-${name}`)).toBe(true);
    for (const option of GROUPS.flatMap((group) => group.options)) {
      expect(words.has(optionId(option, "about"))).toBe(true);
      for (const rule of OPTION_RULES[option] ?? [""]) expect(RULES).toContain(rule);
    }
  });
  it("knows whose rule is only one edition's", () => {
    expect(onlyIn("K3", editions)).toEqual(["anniversary"]);
    expect(onlyIn("I3", editions)).toEqual(["classic"]);
    expect(onlyIn("D1", editions)).toEqual([]);
    expect(onlyIn("P4", editions)).toBeNull();
  });
});

describe("the texts", () => {
  it("have links where they name a rule", () => {
    expect(pieces("As usual (A2).")).toEqual([
      { text: "As usual (" },
      { text: "A2", rule: "A2" },
      { text: ")." },
    ]);
    expect(pieces("Brokers I, II and X9")).toEqual([{ text: "Brokers I, II and X9" }]);
  });
  it("mark what was searched for", () => {
    expect(pieces("A loan, a Loan", "loan")).toEqual([
      { text: "A " },
      { text: "loan", found: true },
      { text: ", a " },
      { text: "Loan", found: true },
    ]);
    expect(pieces("Nothing here", "xyz")).toEqual([{ text: "Nothing here" }]);
  });
  it("are found by all words of a search, whatever their accents", () => {
    expect(matches("P4 Le prix à l’entrepôt", "entrepot prix")).toBe(true);
    expect(matches("P4 Le prix", "p4")).toBe(true);
    expect(matches("P4 Le prix", "prix vente")).toBe(false);
  });
  it("are asked for by one rule or several", () => {
    expect(rulesIn("M2 M3")).toEqual(["M2", "M3"]);
    expect(rulesIn("P4, Q1")).toEqual(["P4"]);
  });
});
