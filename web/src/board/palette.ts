// The paint of containers and seats, in daylight and at dusk. A container is told apart by its fill, by
// the mark on its side and by its letter; a seat by its ribbon and by its sign. `tests/board/palette.test.ts`
// works out the contrasts.

export interface Paint {
  readonly fill: string;
  readonly ink: string; // letter and mark
}
export interface Box {
  readonly light: Paint;
  readonly dark: Paint;
  readonly mark: Mark;
}
/** What is painted on the right half of a container: as a path, dots as strokes of no length. */
export type Mark = "plain" | "slants" | "bands" | "dots" | "grid";

/** The outline of every container. */
export const OUTLINE = { light: "#12171b", dark: "#dbe4e9" } as const;

const SAME = (fill: string, ink: string, mark: Mark, dusk: Paint = { fill, ink }): Box => ({
  light: { fill, ink },
  dark: dusk,
  mark,
});

export const BOXES: Readonly<Record<string, Box>> = {
  black: SAME("#2f3338", "#f6f3ea", "plain", { fill: "#15191d", ink: "#f1eee5" }),
  brown: SAME("#7c4a2a", "#fff4e6", "slants", { fill: "#704326", ink: "#fff1e0" }),
  orange: SAME("#ef8b2d", "#231303", "bands", { fill: "#e07d22", ink: "#1e1002" }),
  tan: SAME("#dcc08d", "#2b200c", "dots", { fill: "#cdb07b", ink: "#241a08" }),
  white: SAME("#fcfbf6", "#262a2f", "grid", { fill: "#eeece4", ink: "#22262b" }),
  purple: SAME("#7a4c9d", "#ffffff", "bands", { fill: "#71459a", ink: "#fbf4ff" }),
  beige: SAME("#ecdcb6", "#2b200c", "dots", { fill: "#ddcca3", ink: "#241a08" }),
  grey: SAME("#9ca4ab", "#12161a", "grid", { fill: "#8f989f", ink: "#0e1215" }),
};
const UNKNOWN = SAME("#888888", "#000000", "plain");

/** On a container of 36 by 24. */
export const MARKS: Readonly<Record<Mark, string>> = {
  plain: "",
  slants: "M19.5 9.5l5-5M19.5 15.5l11-11M20.5 20.5l12-12M26.5 20.5l6-6",
  bands: "M19.5 7h12.5M19.5 12h12.5M19.5 17h12.5",
  dots: "M21.5 7.5h0M26 7.5h0M30.5 7.5h0M23.7 12.2h0M28.3 12.2h0M21.5 17h0M26 17h0M30.5 17h0",
  grid: "M22.5 4v16M27 4v16M31.5 4v16M19.5 9h13M19.5 15h13",
};

export const boxOf = (colour: string): Box => BOXES[colour] ?? UNKNOWN;
/** Both paints in one value, as CSS chooses between them. */
export const either = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

/** The sign of a seat, in a square of 16. */
export const SIGNS: Readonly<Record<string, string>> = {
  blue: "M8 2.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6z",
  red: "M8 1.8L14.6 13.6H1.4z",
  yellow: "M8 1.2L10 6l5.2.4-4 3.3 1.3 5L8 11.9l-4.5 2.8 1.3-5-4-3.3L6 6z",
  green: "M2.6 2.6h10.8v10.8H2.6z",
  purple: "M8 .9L15.1 8 8 15.1.9 8z",
};
