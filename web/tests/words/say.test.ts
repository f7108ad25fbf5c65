// Messages as `longshore.text.messages` says them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bestLanguage, callSeats, Lexicon, Proper } from "../../src/words/say.svelte";

const LOCALES = join(import.meta.dirname, "../../../src/longshore/text/locales");
const lexicon = (language: string): Lexicon =>
  new Lexicon(
    language,
    ...["names", "lists", "log", "refusals", "page"].map((file) =>
      readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8"),
    ),
  );
const english = lexicon("en");

describe("say", () => {
  it("calls seats and colours by their names in the language", () => {
    const built = { seat: "blue", colour: "orange", price: 6 };
    expect(english.say("log-machine-built", built)).toBe("Blue built an orange machine for $6.");
    expect(lexicon("de").say("seat-yellow")).toBe("Gelb");
  });

  it("lists seats, and containers with and without prices", () => {
    expect(english.say("refused-not-asked", { seat: "red", others: ["blue", "green"] })).toContain(
      "blue, green",
    );
    const goods = [
      ["black", 2],
      ["tan", 3],
    ];
    expect(english.say("refused-not-for-sale", { colour: "white", price: 1, goods })).toContain("k@2 t@3");
    expect(lexicon("de").say("refused-store-differs", { goods })).toContain("2\u00a0$");
  });

  it("says people's own names as they stand, whatever they are", () => {
    const names: Record<string, Proper> = { red: new Proper("blue"), green: new Proper("{ $seat }") };
    const called = (key: string): string | Proper => names[key] ?? key;
    const asked = { seat: "red", others: ["blue", "green"], colour: "red" };
    const values = callSeats(asked, called);
    expect(english.say("refused-not-asked", values)).toContain("blue has nothing");
    expect(english.say("refused-not-asked", values)).toContain("for blue, { $seat }.");
    expect(values["colour"]).toBe("red");
  });

  it("says yes and no for what is true or not", () => {
    const said = { seat: "red", extra: false, cards: 0 };
    expect(english.say("log-bid-sealed", said)).toBe("Red sealed a bid.");
  });

  it("puts lists together as sentences have them", () => {
    expect(english.listed(["a", "b", "c"])).toBe("a, b and c");
    expect(english.listed(["a", "b"])).toBe("a and b");
    expect(english.listed(["a"])).toBe("a");
    expect(new Lexicon("de").listed(["a", "b", "c"])).toBe("a, b und c");
    expect(new Lexicon("es").listed(["I", "II", "III"])).toBe("I, II y III");
    expect(english.listed(["a", "b"], { plain: true })).toBe("a, b");
    expect(english.listed([])).toBe("nothing");
  });

  it("shows the id of what nobody has written", () => {
    expect(english.say("no-such-message")).toBe("no-such-message");
  });
});

describe("the language of a visitor", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["pt-BR", "es-MX"], "es"],
    [["ja"], "en"],
    [[], "en"],
  ])("of %j is %s", (preferred, found) => expect(bestLanguage(preferred)).toBe(found));
});
