import { beforeAll, describe, expect, test } from "vitest";
import { dyesOf, SEAT_NAMES } from "../../src/game/editions";
import { figuresOf, type FigureSpec, type Looker } from "../../src/past/figures";
import { money } from "../../src/past/amounts";
import {
  economyOf,
  entriesOf,
  FINISHED,
  followed,
  scoresOf,
  table,
  timelineOf,
  type Played,
} from "../game/fixtures";
import { speakEnglish } from "./words";

beforeAll(() => speakEnglish());

const looker = (played: Played, change: Partial<Looker> = {}): Looker => ({
  names: ["Ann", "Red", "steady", "steady", "Bob"],
  seatKeys: SEAT_NAMES.slice(0, played.options.seats),
  dyes: dyesOf(played.options),
  seat: 0,
  open: true,
  over: true,
  ...change,
});
const figure = (figures: readonly FigureSpec[], name: string): FigureSpec => {
  const found = figures.find((one) => one.name === name);
  if (!found) throw new Error(`There is no figure ${name}.`);
  return found;
};

describe.each(FINISHED.map((played) => [played.name, played] as const))("%s", (_, played) => {
  const books = economyOf(followed(played, 0));
  const made = (): FigureSpec[] => figuresOf(books, looker(played));

  test("every figure has its words, and as many values as stops", () => {
    for (const { title, reading, first, panels } of made()) {
      for (const text of [title, reading, first, ...panels.map(({ yTitle }) => yTitle)]) {
        expect(text).toMatch(/^\p{Lu}/u);
        expect(text).not.toMatch(/past-/);
      }
      for (const { stops, series, xTicks } of panels) {
        for (const one of series) expect(one.values.length).toBe(stops.length);
        expect(new Set(series.map(({ label }) => label)).size).toBe(series.length);
        expect(xTicks.length).toBeGreaterThan(0);
        for (const { label } of [...stops, ...series]) expect(label).not.toMatch(/past-|^$/);
      }
    }
  });
  test("net worth ends with the scores", () => {
    const [panel] = figure(made(), "worth").panels;
    expect(panel?.series.map(({ values }) => values.at(-1))).toEqual(
      scoresOf(played).map(({ total }) => total),
    );
  });
  test("sources less drains are what the money in play has grown by", () => {
    const all = made();
    const held = figure(all, "supply").panels[0]?.series[0]?.values ?? [];
    const flows = all.find(({ name }) => name === "flows")?.panels[0]?.series ?? [];
    const summed = flows
      .flatMap(({ values }) => values)
      .reduce<number>((sum, value) => sum + (value ?? 0), 0);
    expect(summed).toBe((held.at(-1) ?? 0) - (held[0] ?? 0));
  });
  test("deliveries by seat and by colour are the same containers", () => {
    const all = made();
    if (!books.deliveries.length) return expect(all.some(({ name }) => name === "colours")).toBe(false);
    const overTime = figure(all, "deliveries").panels[0]?.series.map(({ values }) => values.at(-1));
    const colours = figure(all, "colours").panels[0];
    const bySeat = colours?.stops.map((_, seat) =>
      colours.series.reduce((sum, one) => sum + (one.values[seat] ?? 0), 0),
    );
    expect(bySeat).toEqual(overTime);
  });
});

describe("during the game one sees what one may know", () => {
  const played = table("classic-3");
  const entries = entriesOf(played, 1).slice(0, 60);
  const books = economyOf(timelineOf(entries, 1));
  const seen = (open: boolean, seat: number | null): FigureSpec[] =>
    figuresOf(books, looker(played, { open, seat, over: false }));
  const keys = (figures: readonly FigureSpec[], name: string): string[] =>
    figure(figures, name).panels.flatMap(({ series }) => series.map(({ key }) => key));

  test("one's own net worth alone: the others' cards are secret", () => {
    expect(keys(seen(true, 1), "worth")).toEqual(["red"]);
    expect(figure(seen(true, 1), "worth").reading).toMatch(/secret/);
  });
  test("everybody's cash where it is counted or open", () => {
    expect(keys(seen(true, 1), "cash")).toEqual(["blue", "red", "yellow"]);
  });
  test("else one's own, and not the sum from which the others' could be told", () => {
    expect(keys(seen(false, 1), "cash")).toEqual(["red"]);
    expect(seen(false, 1).some(({ name }) => name === "supply")).toBe(false);
  });
  test("a spectator of hidden money sees nobody's", () => {
    const names = figuresOf(economyOf(timelineOf(entriesOf(played, null).slice(0, 60), null)), {
      ...looker(played, { open: false, seat: null, over: false }),
    }).map(({ name }) => name);
    expect(names).not.toContain("cash");
    expect(names).not.toContain("worth");
    expect(names).toContain("flows");
  });
});

test("prices: the mean of what was paid in a turn, and how many containers that were", () => {
  const played = table("classic-4");
  const books = economyOf(followed(played, 0));
  const [factory] = figure(figuresOf(books, looker(played)), "prices").panels;
  const bought = books.sales.filter(({ place }) => place === "factory");
  expect(bought.length).toBeGreaterThan(5);
  for (const { turn, colour } of bought) {
    const alike = bought.filter((one) => one.turn === turn && one.colour === colour);
    const count = alike.reduce((sum, one) => sum + one.count, 0);
    const paid = alike.reduce((sum, one) => sum + one.count * one.price, 0);
    const series = factory?.series[colour ?? -1];
    expect(series?.values[turn]).toBeCloseTo(paid / count);
    expect(series?.sizes?.[turn]).toBe(count);
  }
});

test("amounts are said to a tenth, and below zero with a minus", () => {
  expect([money(4), money(2.5), money(10 / 3), money(-11), money(0), money(-0.01)]).toEqual([
    "$4",
    "$2.5",
    "$3.3",
    "−$11",
    "$0",
    "$0",
  ]);
});
