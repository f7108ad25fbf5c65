// The rules by chapters, as the help shows them: `help-<rule>` in the Fluent files has the words.
import type { EditionTold, Options } from "../game/types";
import { listed, say, type Values } from "../words/say.svelte";
// one list of chapters, and of what goes by which option, for the page and for what is told to programs
import rulebook from "../../../src/longshore/text/rulebook.json";

export interface Chapter {
  readonly name: string; // `help-chapter-<name>`
  readonly rules: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = Object.entries(rulebook.chapters).map(([name, rules]) => ({
  name,
  rules,
}));

export const RULES: readonly string[] = CHAPTERS.flatMap((chapter) => chapter.rules);

type OptionName = keyof Options;

/** Rules that there are only where an option has one of these values. */
const ONLY: Readonly<Record<string, { option: string; values: readonly (string | boolean)[] }>> = rulebook.only;

/** The options of an edition that are the same for any number of seats, among others. */
const optionsOf = (edition: EditionTold): Options => Object.values(edition.by_seats)[0] as Options;

function holds(rule: string, options: Options): boolean {
  const only = ONLY[rule];
  return !only || only.values.includes(options[only.option as OptionName] as string | boolean);
}

/** The editions that a rule is only in; null if it is in all of them. */
export function onlyIn(rule: string, editions: readonly EditionTold[]): readonly string[] | null {
  const having = editions.filter((edition) => holds(rule, optionsOf(edition)));
  return having.length === editions.length ? null : having.map(({ name }) => name);
}

/** Rules that read differently by an option: `help-<rule>-<value>`, where there is anything to say of it. */
const BY_OPTION: Readonly<Record<string, string>> = rulebook.by_option;

/** Numbers by seats as a text: `12 / 16 / 20`, or one where they are all the same. */
function bySeats({ by_seats }: EditionTold, option: "supply" | "machines" | "warehouses"): string {
  const numbers = Object.values(by_seats).map((options) => options[option]);
  return [...(new Set(numbers).size === 1 ? numbers.slice(0, 1) : numbers)].join(" / ");
}

/** What is only an edition's, or only a table's: a message with its values, or null. */
function special(rule: string, edition: EditionTold, options: Options): [id: string, values: Values] | null {
  if (rule === "S2") return ["help-S2-numbers", { supply: bySeats(edition, "supply") }];
  if (rule === "S3") {
    const [machines, warehouses] = (["machines", "warehouses"] as const).map((one) => bySeats(edition, one));
    return ["help-S3-numbers", { machines, warehouses }];
  }
  if (rule === "S6") {
    const colours = edition.colours.map((colour) => say(`colour-${colour}`));
    return ["help-S6-colours", { colours: listed(colours) }];
  }
  const option = BY_OPTION[rule] as OptionName | undefined;
  if (!option) return null;
  const value = options[option];
  return [`help-${rule}-${typeof value === "boolean" ? (value ? "on" : "off") : String(value)}`, {}];
}

/** What a rule says of some editions only: each text once, with the editions that it is for. */
export interface Variant {
  readonly text: string;
  readonly editions: readonly string[];
}

/** The variants of a rule; of a table only its own. */
export function variantsOf(
  rule: string,
  editions: readonly EditionTold[],
  has: (id: string) => boolean,
  table: Options | null = null,
): Variant[] {
  const found = new Map<string, string[]>();
  for (const edition of editions) {
    if (table && table.edition !== edition.name) continue;
    const own = special(rule, edition, table ?? optionsOf(edition));
    if (!own || !has(own[0])) continue;
    const text = say(...own);
    found.set(text, [...(found.get(text) ?? []), edition.name]);
  }
  return [...found].map(([text, names]) => ({ text, editions: names }));
}

/** Which rules an option is about. */
export const OPTION_RULES: Readonly<Record<string, readonly string[]>> = {
  supply: ["S2", "E1"],
  machines: ["S3"],
  warehouses: ["S3"],
  round_limit: ["E1"],
  investment_bank: ["K1"],
  domestic_sale: ["D1", "D2"],
  docked_loading: ["M3"],
  broker_win: ["K6"],
  idle_production_fee: ["P4"],
  auction: ["A1", "A6"],
  all_zero: ["A3"],
  bluff: ["A7"],
  money: ["V2"],
  money_cards: ["V2"],
  seizure: ["I3", "I5", "I6"],
  discard_tie: ["F2"],
  tie_break: ["F4"],
};

/** The rules that a text such as "M2 M3" names, without those there are not. */
export const rulesIn = (text: string): string[] => text.split(/[\s,]+/).filter((one) => RULES.includes(one));

/** A piece of a rule's text: plain, the name of another rule, or what was searched for. */
export interface Piece {
  readonly text: string;
  readonly rule?: string;
  readonly found?: boolean;
}

/** A text with the rules that it names, to be made links. */
export function pieces(text: string, query = ""): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { 0: rule, index } of text.matchAll(/\b[A-Z]\d\b/g)) {
    if (!RULES.includes(rule)) continue;
    found.push(...marked(text.slice(at, index), query), { text: rule, rule });
    at = index + rule.length;
  }
  return [...found, ...marked(text.slice(at), query)];
}

function marked(text: string, query: string): Piece[] {
  const wanted = plain(query.trim());
  const folded = plain(text);
  // where letters are folded away, places in the two texts differ: then nothing is marked
  if (!wanted || folded.length !== text.length) return text ? [{ text }] : [];
  const found: Piece[] = [];
  let at = 0;
  for (let next = folded.indexOf(wanted); next >= 0; next = folded.indexOf(wanted, at)) {
    if (next > at) found.push({ text: text.slice(at, next) });
    at = next + wanted.length;
    found.push({ text: text.slice(next, at), found: true });
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** Whether all words of a query stand in a text; a rule's own name finds it too. */
export const matches = (text: string, query: string): boolean =>
  plain(query)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
