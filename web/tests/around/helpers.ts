// What the tests of this room share: the English words as they are, and the server's catalogue in short.
import { readdirSync, readFileSync } from "node:fs";
import type { Catalogue, EditionTold, Options } from "../../src/game/types";
import { Lexicon } from "../../src/words/say.svelte";

const EN = new URL("../../../src/longshore/text/locales/en/", import.meta.url);
export const source = (path: string): string =>
  readFileSync(new URL(`../../../src/longshore/${path}`, import.meta.url), "utf-8");
export const english = new Lexicon(
  "en",
  ...readdirSync(EN)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(new URL(file, EN), "utf-8")),
);

const classic = (seats: number): Options => ({
  edition: "classic",
  seats,
  supply: { 3: 12, 4: 16, 5: 20 }[seats] ?? 0,
  machines: 5,
  warehouses: 25,
  investment_bank: false,
  domestic_sale: "off",
  auction: "sealed",
  all_zero: "seller",
  bluff: "none",
  money: "hidden",
  money_cards: "hidden",
  seizure: "erratum",
  idle_production_fee: false,
  docked_loading: true,
  discard_tie: "two-value",
  tie_break: "island",
  broker_win: "after-interest",
  round_limit: null,
});
const anniversary = (seats: number): Options => ({
  ...classic(seats),
  edition: "anniversary",
  supply: { 3: 10, 4: 13, 5: 16 }[seats] ?? 0,
  machines: seats - 1,
  warehouses: 4 * seats,
  investment_bank: true,
  all_zero: "tie",
  bluff: "plain",
  money_cards: "open",
  seizure: "anniversary",
  idle_production_fee: true,
  docked_loading: false,
  tie_break: "factory",
});
const edition = (name: string, make: (seats: number) => Options): EditionTold => ({
  name,
  colours: [],
  letters: [],
  by_seats: { 3: make(3), 4: make(4), 5: make(5) },
});
export const catalogue: Catalogue = {
  version: "0",
  languages: ["en"],
  address: "https://x.org",
  rules: "0",
  editions: [edition("classic", classic), edition("anniversary", anniversary)],
  choices: {
    domestic_sale: ["off", "pre-turn", "action"],
    auction: ["sealed", "progressive"],
    all_zero: ["seller", "tie"],
    bluff: ["none", "plain", "cancel"],
    money: ["hidden", "open"],
    money_cards: ["hidden", "open"],
    seizure: ["printed", "erratum", "anniversary"],
    discard_tie: ["two-value", "free"],
    tie_break: ["island", "factory"],
  },
  bots: ["random", "merchant", "search"]
    .map((name) => ({ name, kind: "bot", description: "" }))
    .concat(["easy", "steady", "hard", "master"].map((name) => ({ name, kind: "level", description: "" })))
    .concat([{ name: "shipper", kind: "personality", description: "" }]),
};
