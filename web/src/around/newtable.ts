// The form of a new table, and the wish that it makes.
import type { Catalogue, NewTable, PresetTold, SeatPlan } from "../game/types";
import { STANDARD_BOT } from "./bots";
import { clashes, merged, plainOptions, realChanges, type Changes, type Clash } from "./options";

export type SeatKind = "me" | "open" | "bot";
export interface SeatForm {
  kind: SeatKind;
  name: string;
  bot: string;
}
export type Unit = "seconds" | "minutes" | "hours" | "days";
export const UNIT_SECONDS: Readonly<Record<Unit, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
export interface Span {
  on: boolean;
  amount: number | null;
  unit: Unit;
}
export interface TableForm {
  preset: string | null; // null once something was changed, and before there is anything to choose from
  edition: string;
  seats: number;
  changes: Changes;
  plan: SeatForm[]; // for as many seats as there can be
  title: string;
  public: boolean;
  pace: "live" | "days";
  move: Span;
  game: Span;
  out: "bot" | "safe";
  clockBot: string;
  undo: "consent" | "turn" | "none";
  spectators: boolean;
  spectator_chat: boolean;
  counted_cash: boolean;
  hints: boolean;
  presetHints: boolean; // the hints came with a preset, and go with it
}

export const SHORTEST_CLOCK = 5;
export const LONGEST_CLOCK = 30 * 86_400;
export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 80;

const seat = (kind: SeatKind): SeatForm => ({ kind, name: "", bot: STANDARD_BOT });

export const emptyForm = (): TableForm => ({
  preset: null,
  edition: "",
  seats: 4,
  changes: {},
  plan: [seat("me"), seat("open"), seat("open"), seat("open"), seat("open")],
  title: "",
  public: false,
  pace: "live",
  move: { on: false, amount: 2, unit: "minutes" },
  game: { on: false, amount: 30, unit: "minutes" },
  out: "bot",
  clockBot: STANDARD_BOT,
  undo: "consent",
  spectators: true,
  spectator_chat: false,
  counted_cash: true,
  hints: false,
  presetHints: false,
});

/** What is different with a preset for so many seats; undefined where it is not for so many. */
const changesOf = (preset: PresetTold, seats: number): Changes | undefined => preset.by_seats[String(seats)];

const presetNamed = (name: string, { presets }: Catalogue): PresetTold | undefined =>
  presets.find((one) => one.name === name);

/** A form that was kept, or an empty one, for what can be played here. */
export function fitForm(form: TableForm, catalogue: Catalogue): void {
  const here = catalogue.editions.some(({ name }) => name === form.edition);
  const preset = here ? form.preset : (catalogue.presets[0]?.name ?? null);
  if (preset !== null) choosePreset(form, preset, catalogue);
}

/** Set a form up by a preset: edition, options, sometimes seats; who sits there stays. */
export function choosePreset(form: TableForm, name: string, catalogue: Catalogue): void {
  const preset = presetNamed(name, catalogue);
  if (!preset) {
    form.preset = null;
    return;
  }
  if (form.preset !== name) hintsBy(preset, form);
  form.preset = name;
  form.edition = preset.edition;
  if (!changesOf(preset, form.seats)) form.seats = Number(Object.keys(preset.by_seats)[0]);
  form.changes = changesOf(preset, form.seats) ?? {};
}

/** Hints that a preset brings go with it; those that were wished for by hand stay. */
function hintsBy({ hints }: PresetTold, form: TableForm): void {
  if (hints === null && form.presetHints) form.hints = false;
  form.presetHints = hints === true && (form.presetHints || !form.hints);
  form.hints = hints ?? form.hints;
}

/** Another number of seats: a preset that goes by it is worked out again. */
export function chooseSeats(form: TableForm, seats: number, catalogue: Catalogue): void {
  form.seats = seats;
  const preset = form.preset === null ? undefined : presetNamed(form.preset, catalogue);
  if (!preset) return;
  const changes = changesOf(preset, seats);
  if (changes) form.changes = changes;
  else form.preset = null;
}

export const seconds = (span: Span): number | null =>
  span.on && span.amount !== null ? Math.round(span.amount * UNIT_SECONDS[span.unit]) : null;

export interface Problem {
  field: string;
  id: string;
  values?: Record<string, string | number>;
  wrong: boolean; // false: worth a word, but allowed
}

/** What is wrong with a form, and what is only odd, each at its field. */
export function problemsOf(form: TableForm, catalogue: Catalogue): Problem[] {
  const options = merged(plainOptions(catalogue, form.edition, form.seats), form.changes);
  const rules = clashes(options, catalogue.ranges).map((clash: Clash): Problem => ({
    field: clash.option,
    id: clash.id,
    values: clash.values,
    wrong: clash.wrong,
  }));
  return [...rules, ...seatProblems(form), ...clockProblems(form), ...settingProblems(form, options.money)];
}

function seatProblems(form: TableForm): Problem[] {
  const plan = form.plan.slice(0, form.seats);
  const found: Problem[] = [];
  const mine = plan.filter((one) => one.kind === "me");
  if (!mine.length) found.push({ field: "plan", id: "around-new-no-me", wrong: false });
  const names = mine.map((one) => one.name.trim().toLocaleLowerCase()).filter(Boolean);
  if (new Set(names).size < names.length)
    found.push({ field: "plan", id: "around-new-same-name", wrong: false });
  if (form.public && !plan.some((one) => one.kind === "open")) {
    found.push({ field: "public", id: "around-new-public-full", wrong: false });
  }
  return found;
}

function clockProblems(form: TableForm): Problem[] {
  const found: Problem[] = [];
  for (const field of ["move", "game"] as const) {
    const time = seconds(form[field]);
    const bad = time === null ? form[field].on : !(time >= SHORTEST_CLOCK && time <= LONGEST_CLOCK);
    if (bad) found.push({ field, id: "around-new-clock-range", wrong: true });
  }
  const move = seconds(form.move);
  if (found.length || move === null) return found;
  if (form.pace === "days" && move < 3600 && !form.game.on) {
    found.push({ field: "move", id: "around-new-clock-short", wrong: false });
  }
  if (form.pace === "live" && move > 86_400)
    found.push({ field: "move", id: "around-new-clock-long", wrong: false });
  return found;
}

function settingProblems(form: TableForm, money: string): Problem[] {
  const odd = money === "open" && form.counted_cash;
  return odd ? [{ field: "counted_cash", id: "around-new-counted-open", wrong: false }] : [];
}

/** Whether the game can begin at once: nobody has to come. */
export const startsAtOnce = (form: TableForm): boolean =>
  form.plan.slice(0, form.seats).every((one) => one.kind !== "open");

function planned(one: SeatForm, first: boolean, name: string): SeatPlan {
  if (one.kind === "bot") return { kind: "bot", bot: one.bot };
  if (one.kind === "open") return { kind: "open" };
  const own = one.name.trim() || (first ? name : "");
  return own ? { kind: "me", name: own } : { kind: "me" };
}

/** The wish for the table; `name` is whoever opens it. */
export function wishOf(form: TableForm, name: string, catalogue: Catalogue): NewTable {
  const plain = plainOptions(catalogue, form.edition, form.seats);
  const plan = form.plan.slice(0, form.seats);
  const first = plan.findIndex((one) => one.kind === "me");
  const move = seconds(form.move);
  const game = seconds(form.game);
  return {
    edition: form.edition,
    seats: form.seats,
    options: realChanges(plain, form.changes),
    plan: plan.map((one, at) => planned(one, at === first, name)),
    ...(name ? { name } : {}),
    title: form.title.trim(),
    public: form.public,
    pace: form.pace,
    clock: move === null && game === null ? null : { move, game, out: form.out, bot: form.clockBot },
    undo: form.undo,
    spectators: form.spectators,
    spectator_chat: form.spectators && form.spectator_chat,
    counted_cash: form.counted_cash,
    hints: form.hints,
    start: startsAtOnce(form),
  };
}

/** What *play now* opens: bots around oneself, hints on, and off it goes. */
export interface Quick {
  edition: string; // empty: the server's own choice
  seats: number;
  bot: string;
}
export const QUICK: Quick = { edition: "", seats: 4, bot: STANDARD_BOT };

export function quickWish(quick: Quick, name: string): NewTable {
  const others = Array.from({ length: quick.seats - 1 }, (): SeatPlan => ({ kind: "bot", bot: quick.bot }));
  return {
    ...(quick.edition ? { edition: quick.edition } : {}),
    seats: quick.seats,
    plan: [{ kind: "me" }, ...others],
    ...(name ? { name } : {}),
    hints: true,
    start: true,
  };
}

/** A remembered choice that is still to be had here; else the usual one. */
export function quickFrom(kept: Partial<Quick> | null, catalogue: Catalogue | null): Quick {
  const { edition, seats, bot } = { ...QUICK, ...kept };
  if (!catalogue) return { ...QUICK, ...kept };
  return {
    edition: (catalogue.editions.find((one) => one.name === edition) ?? catalogue.editions[0])?.name ?? "",
    seats: [3, 4, 5].includes(seats) ? seats : QUICK.seats,
    bot: catalogue.bots.some((one) => one.name === bot) ? bot : QUICK.bot,
  };
}
