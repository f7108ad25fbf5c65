// The options of a table as a form shows them. Which there are, their values and what an edition sets
// comes from the server's catalogue.
import type { Catalogue, Options } from "../game/types";
import { known, say } from "../words/say.svelte";

export type OptionValue = boolean | number | string | null;
export type Changes = Record<string, OptionValue>;
export type Kind = "switch" | "choice" | "number" | "limit";

export type Ranges = Catalogue["ranges"];

export const GROUPS: readonly { name: string; options: readonly string[] }[] = [
  { name: "length", options: ["supply", "machines", "warehouses", "round_limit"] },
  {
    name: "market",
    options: ["investment_bank", "domestic_sale", "broker_win", "docked_loading", "idle_production_fee"],
  },
  { name: "auction", options: ["auction", "all_zero", "bluff"] },
  { name: "money", options: ["money", "money_cards", "seizure"] },
  { name: "end", options: ["discard_tie", "tie_break"] },
];

/** The id of an option's message: `option-domestic-sale`, with `part` also `option-domestic-sale-about`. */
export const optionId = (name: string, part = ""): string =>
  `option-${name.replaceAll("_", "-")}${part && `-${part}`}`;

/** What an edition is called: also one that is played here no more. */
export function editionName(name: string): string {
  const id = optionId("edition", name);
  return known(id) ? say(id) : name;
}

export function kindOf(name: string, plain: Options): Kind {
  if (name === "round_limit") return "limit";
  const value = plain[name as keyof Options];
  return typeof value === "boolean" ? "switch" : typeof value === "number" ? "number" : "choice";
}

/** What an edition sets for so many seats. */
export function plainOptions(catalogue: Catalogue, edition: string, seats: number): Options {
  const found = catalogue.editions.find((one) => one.name === edition) ?? catalogue.editions[0];
  const options = found?.by_seats[String(seats)];
  if (!options) throw new Error(`${edition} ${seats}`);
  return options;
}

export const merged = (plain: Options, changes: Changes): Options => ({ ...plain, ...changes }) as Options;

/** Only what differs from the edition. */
export function realChanges(plain: Options, changes: Changes): Changes {
  const differs = Object.entries(changes).filter(([name, value]) => plain[name as keyof Options] !== value);
  return Object.fromEntries(differs);
}

export interface Clash {
  option: string; // where it is said
  id: string; // of the message
  values: Record<string, number>;
  wrong: boolean; // false: allowed, but of no use
}

/** What does not go together, each said where it can be mended. */
export function clashes(options: Options, ranges: Ranges): Clash[] {
  const found: Clash[] = [];
  const add = (option: string, code: string, wrong: boolean, values: Record<string, number> = {}): void => {
    found.push({ option, id: `option-clash-${code}`, values, wrong });
  };
  for (const [name, [least, most]] of Object.entries(ranges)) {
    const value = options[name as keyof Options];
    if (value === null && name === "round_limit") continue;
    const good = typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
    if (!good) add(name, "number", true, { least, most });
  }
  const { seats, supply, warehouses, auction, bluff } = options;
  const box = ranges["supply"]?.[1]; // all there are of a colour: with the bank one has to be left over
  if (warehouses >= 3 && warehouses < seats) add("warehouses", "few-warehouses", true, { seats });
  if (options.investment_bank && supply === box) add("supply", "bank-supply", true, { most: supply - 1 });
  if (auction === "progressive" && bluff === "cancel") add("bluff", "cancel-open", true);
  if (auction === "progressive" && bluff === "plain") add("bluff", "bluff-open", false);
  if (options.money === "open" && options.money_cards === "open") add("money_cards", "cards-open", false);
  if (supply >= 2 && supply < 5) add("supply", "tiny-supply", false, { n: supply });
  return found;
}
