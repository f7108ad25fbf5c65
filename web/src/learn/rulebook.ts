// The rules by chapters, as the help shows them: `help-<rule>` in the Fluent files has the words.

export type EditionName = "classic" | "anniversary";
export const EDITIONS: readonly EditionName[] = ["classic", "anniversary"];

export interface Chapter {
  readonly name: string; // `help-chapter-<name>`
  readonly rules: readonly string[];
}

const rules = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, place) => `${letter}${place + 1}`);

export const CHAPTERS: readonly Chapter[] = [
  { name: "setup", rules: rules("S", 7) },
  { name: "turn", rules: rules("T", 3) },
  { name: "interest", rules: rules("I", 7) },
  { name: "loans", rules: rules("L", 3) },
  { name: "domestic", rules: rules("D", 3) },
  { name: "build", rules: rules("B", 2) },
  { name: "produce", rules: rules("P", 6) },
  { name: "stock", rules: rules("H", 4) },
  { name: "sail", rules: rules("M", 5) },
  { name: "auction", rules: rules("A", 7) },
  { name: "open", rules: rules("V", 2) },
  { name: "end", rules: [...rules("E", 1), ...rules("F", 5)] },
  { name: "bank", rules: rules("K", 8) },
];

export const RULES: readonly string[] = CHAPTERS.flatMap((chapter) => chapter.rules);

/** Rules that only one edition has. */
const ONLY: Readonly<Record<string, EditionName>> = {
  S7: "anniversary",
  I3: "classic",
  I4: "classic",
  I6: "anniversary",
  M5: "anniversary",
  A7: "anniversary",
};
export const onlyIn = (rule: string): EditionName | null =>
  ONLY[rule] ?? (rule.startsWith("K") ? "anniversary" : null);

/** Rules that neither edition has: only tables that have chosen them. */
const OPTIONAL = new Set(["I5", "D1", "D2", "D3", "A6"]);
export const isOptional = (rule: string): boolean => OPTIONAL.has(rule);

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
