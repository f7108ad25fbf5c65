// The colours of the charts, in daylight and at dusk. A line has to be read on the card; an area has the thing's own
// colour. Those of containers are their edition's, those of seats the theme's.
import type { Dye } from "../../game/editions";
import type { Hatch, Sign, Style } from "./types";

export type Paint = readonly [light: string, dark: string];

/** Flows of money, and whatever else is neither a seat nor a container. */
export const OTHERS: Readonly<Record<string, Paint>> = {
  teal: ["#0f766e", "#45c4b5"],
  sky: ["#2a7fb0", "#74c2ef"],
  olive: ["#5f7a12", "#a9c94c"],
  plum: ["#6b4a8f", "#b79add"],
  rust: ["#9c3d1b", "#ee8a62"],
  magenta: ["#b0307a", "#f07fbd"],
  ochre: ["#96600a", "#e8b04a"],
  slate: ["#56657a", "#9fb0c8"],
  mist: ["#78838f", "#8895a3"],
};

const DASHES = ["", "8 4", "2 4", "10 4 2 4", "14 5"] as const;
const SIGNS: readonly Sign[] = ["circle", "square", "diamond", "triangle", "cross"];
const HATCHES: readonly Hatch[] = ["", "rise", "grid", "dots", "lie"];

const css = (paint: Paint): string => `light-dark(${paint[0]}, ${paint[1]})`;

function styled(place: number, line: string, fill: string, ink: string): Style {
  const n = place % DASHES.length;
  return {
    line,
    fill,
    ink, // of a hatching
    dash: DASHES[n] ?? "",
    sign: SIGNS[n] ?? "circle",
    hatch: HATCHES[n] ?? "",
  };
}

const INK: Paint = ["#1f262c", "#e8eef1"];

/** A seat, by its number and its name; its paints are the theme's. */
export const seatStyle = (seat: number, name: string): Style =>
  styled(seat, `var(--seat-${name}-line)`, `var(--seat-${name})`, `var(--seat-${name}-ink)`);

/** A colour of containers; an area has its own hue by day and at dusk. */
export const containerStyle = ({ place, paints: { light, dark } }: Dye): Style =>
  styled(place, css([light.line, dark.line]), light.fill, light.ink);

/** One of the other paints, with a hatching. */
export function otherStyle(paint: string, hatch: Hatch = "", dash = ""): Style {
  const found = css(OTHERS[paint] ?? INK);
  return { line: found, fill: found, ink: css(["#ffffff", "#10181f"]), dash, sign: "circle", hatch };
}
