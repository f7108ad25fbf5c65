// The palette can be read in daylight and at dusk: contrast as the accessibility guidelines (WCAG 2) work it out.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boxOf, MARKS, OUTLINE, SIGNS } from "../../src/board/palette";
import { dyesOf, SEAT_NAMES } from "../../src/game/editions";
import { catalogue } from "../catalogue";

const SHEETS = ["../../src/ui/theme.css", "../../../src/longshore/render/seats.css"];
const THEME = SHEETS.map((sheet) => readFileSync(new URL(sheet, import.meta.url), "utf8")).join("");
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const DYES = catalogue.editions.flatMap(({ name }) => dyesOf({ edition: name }));

/** A variable of the theme, in daylight or at dusk. */
function themed(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(THEME)?.[1]?.trim();
  if (!value) throw new Error(`theme.css has no --${name}.`);
  const both = /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(value);
  return both ? (both[theme === "light" ? 1 : 2] as string) : value;
}

function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${colour} is no colour of six digits.`);
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe("the arithmetic of contrast", () => {
  it("is 21 between black and white, and 1 between equals", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#7c4a2a", "#7c4a2a")).toBe(1);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe.each(THEMES)("containers in %s", (theme) => {
  it.each(DYES)("the letter of $name can be read on it", ({ paints }) => {
    const { fill, ink } = paints[theme];
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(["card", "shelf", "sea", "sand", "paper", "raised"])(
    "their outline stands out from --%s",
    (ground) => {
      expect(contrast(OUTLINE[theme], themed(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(catalogue.editions)("the $name colours", ({ name }) => {
  const boxes = dyesOf({ edition: name }).map(boxOf);
  it("have each a mark of their own, for those who do not see hues", () => {
    expect(new Set(boxes.map((box) => MARKS[box.mark])).size).toBe(5);
  });
});

describe("seats", () => {
  it.each(SEAT_NAMES)("the name of %s can be read on its ribbon", (seat) => {
    for (const theme of THEMES)
      expect(
        contrast(themed(`seat-${seat}`, theme), themed(`seat-${seat}-ink`, theme)),
      ).toBeGreaterThanOrEqual(4.5);
  });
  it("have each a sign of their own", () => {
    expect(new Set(SEAT_NAMES.map((seat) => SIGNS[seat])).size).toBe(SEAT_NAMES.length);
  });
});

describe.each(THEMES)("words in %s", (theme) => {
  it.each([
    ["ink", "card"],
    ["ink", "shelf"],
    ["ink", "paper"],
    ["faint", "card"],
    ["faint", "shelf"],
    ["faint", "paper"],
    ["foam", "sea"],
    ["foam", "sea-deep"],
    ["sand-ink", "sand"],
    ["accent", "accent-soft"],
    ["accent-ink", "accent"],
    ["danger", "danger-soft"],
  ])("--%s can be read on --%s", (ink, ground) => {
    expect(contrast(themed(ink, theme), themed(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
