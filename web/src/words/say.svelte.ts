// What the page says, from the same Fluent files as the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Somebody's own name, whatever it is: said as it stands, be it “red” or “anniversary”. */
export class Proper {
  constructor(readonly text: string) {}
}
export type Value = string | number | boolean | null | undefined | Proper | readonly unknown[];
export type Values = Record<string, Value>;
export interface Words {
  say(id: string, values?: Values): string;
  listed(items: readonly string[], how?: { plain?: boolean }): string;
}

export const LANGUAGES = ["en", "de", "fr", "it", "nl", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

// Parameters that are names of the game and have messages of their own, as in `longshore.text.messages`.
const NAMES: Record<string, "seat" | "colour" | "edition"> = {
  seat: "seat",
  other: "seat",
  first: "seat",
  boss: "seat",
  host: "seat",
  seller: "seat",
  winner: "seat",
  colour: "colour",
  machine: "colour",
  wanted: "colour",
  edition: "edition", // those that bring names of their own
};
// Parameters that are lists of seats; every other list is one of containers.
const SEATS = new Set(["others", "seats", "free"]);

/** Values of a message with the seats in them called otherwise, by their keys. */
export function callSeats(values: Values, called: (key: string) => string | Proper): Values {
  const call = (key: unknown): unknown => (typeof key === "string" ? called(key) : key);
  const named = Object.entries(values).map(([name, value]): [string, Value] => {
    if (Array.isArray(value)) return [name, SEATS.has(name) ? value.map(call) : value];
    return [name, NAMES[name] === "seat" ? (call(value) as Value) : value];
  });
  return Object.fromEntries(named);
}

/** The words of one language. */
export class Lexicon implements Words {
  readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly language: string,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // English without a comma before the last, as in Britain and as Python says it.
    this.lists = new Intl.ListFormat(language === "en" ? "en-GB" : language);
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      named[name] = this.named(name, value);
      if (name in NAMES && typeof value === "string") named[`${name}-key`] = value;
    }
    return this.bundle.formatPattern(pattern, named, []);
  }

  listed(items: readonly string[], { plain = false } = {}): string {
    if (!items.length) return this.say("list-none");
    if (plain) return items.join(", ");
    // Without a look at the items: Spanish would say “I, II e III”, which is read “uno, dos y tres”.
    const parts = this.lists.formatToParts(items.map(() => "x"));
    const left = [...items];
    return parts.map(({ type, value }) => (type === "element" ? left.shift() : value)).join("");
  }

  private named(name: string, value: Value): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined) return "";
    if (value instanceof Proper) return value.text;
    if (Array.isArray(value)) return SEATS.has(name) ? this.seats(value) : this.containers(value);
    if (typeof value !== "string") return value as number;
    const kind = NAMES[name];
    const message = kind && `${kind}-${value}`;
    return message && this.has(message) ? this.say(message) : value;
  }

  private seats(seats: readonly unknown[]): string {
    return this.listed(
      seats.map((seat) =>
        seat instanceof Proper ? seat.text : this.say("list-seat", { seat: String(seat) }),
      ),
      { plain: true },
    );
  }

  /** Containers, by their colours or as pairs of colour and price. */
  private containers(goods: readonly unknown[]): string {
    const said = goods.map((one) => {
      if (!Array.isArray(one)) return this.say("list-colour", { colour: String(one) });
      return this.say("list-container", { colour: String(one[0]), price: Number(one[1]) });
    });
    if (!said.length) return this.say("list-goods-none");
    return said.reduce((left, right) => this.say("list-goods-next", { left, right }));
  }
}

let lexicon = $state.raw(new Lexicon("en"));
/** Words that most visits do not need: of the guide and the rules help, of reviews, of the hosts' page, of accounts. */
export type Further = "learn" | "review" | "host" | "people";
const learned = new Set<Further>();

/** A message with its values filled in; seats and colours by their names in the language. */
export const say = (id: string, values?: Values): string => lexicon.say(id, values);
export const listed = (items: readonly string[], how?: { plain?: boolean }): string =>
  lexicon.listed(items, how);
export const known = (id: string): boolean => lexicon.has(id);
export const language = (): string => lexicon.language;
export const words: Words = { say, listed };
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** The best of our languages for what a browser or a person prefers. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const wanted of preferred) {
    const base = wanted.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((one) => one === base);
    if (found) return found;
  }
  return "en";
}

async function fetched(file: string): Promise<string> {
  const answer = await fetch(`/page/words/${file}.ftl`);
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  return answer.text();
}

/** Speak another language; what is on the page changes at once. */
export async function speak(wanted: Language): Promise<void> {
  const next = new Lexicon(wanted, await fetched(wanted));
  for (const part of learned) next.add(await fetched(`${wanted}-${part}`));
  lexicon = next;
  document.documentElement.lang = wanted;
}

/** Have further words. */
export async function furtherWords(part: Further): Promise<void> {
  if (learned.has(part)) return;
  let [text, spoken] = ["", ""];
  while (spoken !== lexicon.language) {
    spoken = lexicon.language; // another may be chosen meanwhile
    text = await fetched(`${spoken}-${part}`);
  }
  const now = lexicon;
  learned.add(part);
  const next = Object.create(Lexicon.prototype, Object.getOwnPropertyDescriptors(now)) as Lexicon;
  next.add(text);
  lexicon = next; // a new object, so that whoever has said something says it again
}

export const learnWords = (): Promise<void> => furtherWords("learn");
