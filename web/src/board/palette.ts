// How containers and seats are told apart: a container by its fill, by the mark on its side and by its letter; a
// seat by its ribbon and by its sign. The paints of containers are their edition's. `tests/board/palette.test.ts`
// works out the contrasts.
import type { Dye } from "../game/editions";

/** The outline of every container. */
export const OUTLINE = { light: "#12171b", dark: "#dbe4e9" } as const;

/** What is painted over a container's side, by its place in the ring: it is seen before the letter is read. */
const MARK_NAMES = ["plain", "slants", "bands", "dots", "grid"] as const;
export type Mark = (typeof MARK_NAMES)[number];

/** As a path on a container of 36 by 24, right of its letter; dots as strokes of no length. */
export const MARKS: Readonly<Record<Mark, string>> = {
  plain: "",
  slants: "M16.5 9.5l5-5M16.5 16.5l12-12M19.5 20.5l13.5-13.5M26.5 20.5l6.5-6.5",
  bands: "M16.5 7h16.5M16.5 12h16.5M16.5 17h16.5",
  dots: "M18 7h0M23 7h0M28 7h0M20.5 12h0M25.5 12h0M30.5 12h0M18 17h0M23 17h0M28 17h0",
  grid: "M20 4v16M25 4v16M30 4v16M16.5 9h17M16.5 15h17",
};

/** How a container of a colour is drawn; both paints in one value, as CSS chooses between them. */
export function boxOf({ place, paints: { light, dark } }: Dye): { mark: Mark; fill: string; ink: string } {
  const mark = MARK_NAMES[place % MARK_NAMES.length] ?? "plain";
  return { mark, fill: either(light.fill, dark.fill), ink: either(light.ink, dark.ink) };
}
export const either = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

/** The sign of a seat, in a square of 16. */
export const SIGNS: Readonly<Record<string, string>> = {
  blue: "M8 2.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6z",
  red: "M8 1.8L14.6 13.6H1.4z",
  yellow: "M8 1.2L10 6l5.2.4-4 3.3 1.3 5L8 11.9l-4.5 2.8 1.3-5-4-3.3L6 6z",
  green: "M2.6 2.6h10.8v10.8H2.6z",
  purple: "M8 .9L15.1 8 8 15.1.9 8z",
};
