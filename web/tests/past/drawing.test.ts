import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { containerStyle, OTHERS, seatStyle, type Paint } from "../../src/past/plot/paints";
import { dyesOf, SEAT_NAMES } from "../../src/game/editions";
import { catalogue } from "../catalogue";
import { csvOf, gridOf, rowsOf } from "../../src/past/plot/output";
import { readingsAt } from "../../src/past/plot/readings";
import { signPath, signPlaces, stepPath } from "../../src/past/plot/shapes";
import { reach, stacked } from "../../src/past/plot/stack";
import type { Panel, Series } from "../../src/past/plot/types";

const series = (key: string, values: (number | null)[]): Series => ({
  key,
  label: key,
  style: seatStyle(0, "blue"),
  values,
});
const panel = (kind: Panel["kind"], all: Series[], more: Partial<Panel> = {}): Panel => ({
  kind,
  stops: [0, 1, 2].map((x) => ({ x, label: `Round ${x}` })),
  series: all,
  xTicks: [],
  yTitle: "",
  format: (value) => `$${value}`,
  ...more,
});

describe("lines", () => {
  test("are stairs: a value holds until the next", () => {
    expect(stepPath([[0, 10], [5, 4], [9, 4]])).toBe("M0 10H5V4H9V4"); // prettier-ignore
  });
  test("are broken by a gap", () => {
    expect(stepPath([[0, 1], null, [4, 2]])).toBe("M0 1M4 2"); // prettier-ignore
    expect(stepPath([])).toBe("");
  });
  test("have their sign at the end, and on the way not where the others have theirs", () => {
    const xs = Array.from({ length: 100 }, (_, n) => n * 5);
    const first = signPlaces(xs, 90, 0, 3);
    const second = signPlaces(xs, 90, 1, 3);
    expect(first.at(-1)).toBe(99);
    expect(second.at(-1)).toBe(99);
    const shared = first.filter((place) => second.includes(place));
    expect(shared).toEqual([99]);
    expect(first.length).toBeGreaterThan(4);
    expect(signPlaces([], 90, 0, 1)).toEqual([]);
  });
  test("every sign is a closed shape of its own", () => {
    const signs = (["circle", "square", "diamond", "triangle", "cross"] as const).map((sign) =>
      signPath(sign, [10, 10], 4),
    );
    expect(new Set(signs).size).toBe(5);
    for (const path of signs) expect(path).toMatch(/^M.*Z$/);
  });
});

describe("bars", () => {
  const income = series("in", [10, 0, 5]);
  const wages = series("out", [-4, -1, 0]);
  const more = series("more", [3, null, 0]);

  test("are piled up on either side of the line", () => {
    expect(stacked([income, wages, more])).toEqual([
      { series: 0, stop: 0, from: 0, to: 10 },
      { series: 0, stop: 2, from: 0, to: 5 },
      { series: 1, stop: 0, from: 0, to: -4 },
      { series: 1, stop: 1, from: 0, to: -1 },
      { series: 2, stop: 0, from: 10, to: 13 },
    ]);
  });
  test("need an axis as high as the pile", () => {
    expect(reach("bars", [income, wages, more])).toEqual([-4, 13]);
    expect(reach("steps", [income, wages, more])).toEqual([-4, 10]);
    expect(reach("steps", [])).toEqual([0, 0]);
  });
  test("of nothing are not read out; a line at zero is", () => {
    expect(readingsAt(panel("bars", [income, wages, more]), 1).map(({ value }) => value)).toEqual([-1]);
    expect(readingsAt(panel("steps", [income, wages, more]), 1).map(({ value }) => value)).toEqual([0, -1]);
  });
});

describe("numbers to take away", () => {
  const shown = panel("signs", [series("Blue", [1.5, null, 3]), series("Red", [null, null, -2])]);

  test("a row for each stop that has any", () => {
    expect(gridOf(shown, "Turn")).toEqual({
      head: ["Turn", "Blue", "Red"],
      rows: [
        ["Round 0", "$1.5", ""],
        ["Round 2", "$3", "$-2"],
      ],
    });
  });
  test("as CSV, without the money's sign", () => {
    expect(csvOf([shown], "Turn")).toBe("Turn,Blue,Red\r\nRound 0,1.5,\r\nRound 2,3,-2\r\n");
  });
  test("a name cannot break out of its field, nor become a formula", () => {
    const named = panel("steps", [series('=SUM(A1) "x", y', [1, 2, 3])], { heading: "+1" });
    const [heading, head] = csvOf([named], "Turn").split("\r\n");
    expect(heading).toBe("'+1");
    expect(head).toBe(`Turn,"'=SUM(A1) ""x"", y"`);
  });
  test("the legend of a drawing goes on in a new row where there is no room", () => {
    const places = rowsOf(["Blue", "Red", "Yellow"], 130);
    expect(places.map(({ row }) => row)).toEqual([0, 0, 1]);
    expect(places[2]?.x).toBe(places[0]?.x);
  });
});

describe("paints", () => {
  const luminance = (hex: string): number => {
    const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const contrast = (one: string, other: string): number => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
  };
  const dyes = catalogue.editions.flatMap(({ name }) => dyesOf({ edition: name }));
  const lines = dyes.map(({ name, paints }): [string, Paint] => [
    name,
    [paints.light.line, paints.dark.line],
  ]);

  const sheet = readFileSync(new URL("../../../src/longshore/render/seats.css", import.meta.url), "utf8");
  const seats = [...sheet.matchAll(/--seat-(\w+)-line: light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = "", light = "", dark = ""]): [string, Paint] => [name, [light, dark]],
  );

  test("every seat has a line", () => {
    expect(seats.map(([name]) => name)).toEqual(SEAT_NAMES);
  });
  test.each([...seats, ...Object.entries(OTHERS), ...lines])(
    "%s is seen on the card, by day and at dusk",
    (_, [light, dark]) => {
      expect(contrast(light, "#fffdf7")).toBeGreaterThanOrEqual(3);
      expect(contrast(dark, "#18232c")).toBeGreaterThanOrEqual(3);
    },
  );
  test("no two seats, and no two colours, depend on hue", () => {
    const styles = dyes.slice(0, 5).map(containerStyle);
    for (const look of ["dash", "sign", "hatch"] as const) {
      expect(new Set(styles.map((style) => style[look])).size).toBe(5);
    }
  });
});
