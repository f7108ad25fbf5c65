// The letters on containers: no two alike, and in English those of the notation.
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { distinct, letterOf } from "../../src/board/letters";
import { dyesOf } from "../../src/game/editions";
import { LANGUAGES, speak } from "../../src/words/say.svelte";
import { catalogue } from "../catalogue";

const names = (language: string): string =>
  readFileSync(new URL(`../../../src/longshore/text/locales/${language}/names.ftl`, import.meta.url), "utf8");

describe("letters that tell names apart", () => {
  it("are their first ones", () => {
    expect(distinct(["nero", "marrone", "arancio"], [])).toEqual(["N", "M", "A"]);
  });
  it("are the first that is free where another begins alike, wherever that one stands", () => {
    expect(distinct(["braun", "orange", "beige"], [])).toEqual(["B", "O", "E"]);
    expect(distinct(["ba", "ab"], [])).toEqual(["B", "A"]);
    expect(distinct(["ab", "a b", "b"], ["x", "y", "z"])).toEqual(["A", "Y", "B"]);
  });
  it("are no blanks, and are capitals", () => {
    expect(distinct(["marrón", "marrón claro", "ámbar"], [])).toEqual(["M", "A", "Á"]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(catalogue.editions)("the colours of $name have letters of their own", async ({ name, letters }) => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(names(language)) }));
    await speak(language);
    const found = dyesOf({ edition: name }).map(letterOf);
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((letter) => /^\p{Lu}$/u.test(letter))).toBe(true);
    if (language === "en") expect(found).toEqual(letters.map((letter) => letter.toUpperCase()));
  });
});
