// The colours of the charts, in daylight and at dusk. A line has to be read on the card, so that a white
// container's line is grey on light and a black one's is grey on dark; an area has the thing's own colour.
import type { Hatch, Sign, Style } from "./types";

export type Paint = readonly [light: string, dark: string];

export const SEAT_LINES: Readonly<Record<string, Paint>> = {
  blue: ["#2b66b1", "#6aa5ee"],
  red: ["#bf3434", "#f2736d"],
  yellow: ["#8f7000", "#edc531"],
  green: ["#2f7d46", "#5cbd79"],
  purple: ["#74459a", "#b98be0"],
};
const SEAT_FILLS: Readonly<Record<string, string>> = {
  blue: "#2b66b1",
  red: "#bf3434",
  yellow: "#edc531",
  green: "#2f7d46",
  purple: "#74459a",
};
export const CONTAINER_LINES: Readonly<Record<string, Paint>> = {
  black: ["#26282c", "#8d97a3"],
  brown: ["#7a4a2b", "#c48a60"],
  orange: ["#c2620c", "#f59a3e"],
  tan: ["#94743a", "#d9bd8b"],
  white: ["#74808d", "#ffffff"],
  purple: ["#7b4a9c", "#b98be0"],
  beige: ["#8f7836", "#eadbb8"],
  grey: ["#6d767f", "#c3cad2"],
};
const CONTAINER_FILLS: Readonly<Record<string, string>> = {
  black: "#26282c",
  brown: "#7a4a2b",
  orange: "#f08a24",
  tan: "#d9bd8b",
  white: "#ffffff",
  purple: "#7b4a9c",
  beige: "#eadbb8",
  grey: "#9aa1a8",
};
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

/** Grounds on which a hatching has to be dark. */
const PALE = new Set(["yellow", "orange", "tan", "white", "beige", "grey"]);

function styled(place: number, name: string, line: Paint, fill: string): Style {
  const n = place % DASHES.length;
  return {
    line: css(line),
    fill,
    ink: PALE.has(name) ? "#1f262c" : "#ffffff",
    dash: DASHES[n] ?? "",
    sign: SIGNS[n] ?? "circle",
    hatch: HATCHES[n] ?? "",
  };
}

const INK: Paint = ["#1f262c", "#e8eef1"];

/** A seat, by its number and its name. */
export const seatStyle = (seat: number, name: string): Style =>
  styled(seat, name, SEAT_LINES[name] ?? INK, SEAT_FILLS[name] ?? css(INK));

/** A colour of containers, by its number and its name. */
export const containerStyle = (colour: number, name: string): Style =>
  styled(colour, name, CONTAINER_LINES[name] ?? INK, CONTAINER_FILLS[name] ?? css(INK));

/** One of the other paints, with a hatching. */
export function otherStyle(paint: string, hatch: Hatch = "", dash = ""): Style {
  const found = css(OTHERS[paint] ?? INK);
  return { line: found, fill: found, ink: css(["#ffffff", "#10181f"]), dash, sign: "circle", hatch };
}
