// Tables that are set up with one choice. What a preset does not name is as in its edition.
import type { Options } from "../game/types";
import type { Changes } from "./options";

export interface Preset {
  name: string; // `around-preset-<name>`, explained by `around-preset-<name>-about`
  edition: string;
  seats: number | null; // null: as many as before
  hints?: boolean;
  changes: (plain: Options) => Changes;
}

const part = (plain: Options, share: number): number => Math.max(4, Math.ceil(plain.supply * share));

export const PRESETS: readonly Preset[] = [
  { name: "classic", edition: "classic", seats: null, changes: () => ({}) },
  { name: "anniversary", edition: "anniversary", seats: null, changes: () => ({}) },
  {
    name: "first",
    edition: "classic",
    seats: null,
    hints: true,
    changes: (plain) => ({ domestic_sale: "pre-turn", supply: part(plain, 0.6) }),
  },
  { name: "short", edition: "classic", seats: null, changes: (plain) => ({ supply: part(plain, 0.5) }) },
  { name: "five", edition: "classic", seats: 5, changes: () => ({ domestic_sale: "pre-turn" }) },
  { name: "experts", edition: "anniversary", seats: null, changes: () => ({ bluff: "cancel" }) },
  { name: "open", edition: "classic", seats: null, changes: () => ({ money: "open" }) },
  { name: "outcry", edition: "classic", seats: null, changes: () => ({ auction: "progressive" }) },
  {
    name: "unbanked",
    edition: "anniversary",
    seats: null,
    changes: () => ({ investment_bank: false }),
  },
];

export const presetNamed = (name: string): Preset | undefined => PRESETS.find((one) => one.name === name);
