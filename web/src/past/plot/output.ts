// A chart to take away: as numbers (CSV), or as a drawing (SVG) that needs no style sheet.
import { signPath } from "./shapes";
import type { Panel, Sign } from "./types";

export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Numbers = (value: number) => string;

/** The numbers of a panel: a row for each stop that has any, a column for each series. */
export function gridOf(panel: Panel, first: string, format: Numbers = panel.format): Grid {
  const rows = panel.stops.flatMap((stop, n) => {
    const values = panel.series.map((one) => one.values[n] ?? null);
    if (values.every((value) => value === null)) return [];
    return [[stop.label, ...values.map((value) => (value === null ? "" : format(value)))]];
  });
  return { head: [first, ...panel.series.map((one) => one.label)], rows };
}

/** A field that a spreadsheet takes as one, and never as a formula. */
function field(text: string): string {
  const tame = /^[=+\-@\t]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

export function csvOf(panels: readonly Panel[], first: string): string {
  const blocks = panels.map((panel) => {
    const { head, rows } = gridOf(panel, first, (value) => String(Math.round(value * 1000) / 1000));
    const heading = panel.heading ? [[panel.heading]] : [];
    return [...heading, head, ...rows].map((row) => row.map(field).join(",")).join("\r\n");
  });
  return `${blocks.join("\r\n\r\n")}\r\n`;
}

const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];

const SVG = "http://www.w3.org/2000/svg";

function drawn(name: string, looks: Readonly<Record<string, string | number>>, text = ""): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [look, value] of Object.entries(looks)) made.setAttribute(look, String(value));
  made.textContent = text;
  return made;
}

/** Places for words in rows, as wide as about so many letters need. */
export function rowsOf(words: readonly string[], width: number): { x: number; row: number }[] {
  let [x, row] = [8, 0];
  return words.map((word) => {
    const room = 34 + 7.2 * word.length;
    if (x > 8 && x + room > width) [x, row] = [8, row + 1];
    const place = { x, row };
    x += room;
    return place;
  });
}

export interface Paper {
  readonly title: string;
  readonly ground: string; // colours as they are now on the page
  readonly ink: string;
  readonly keys: readonly { readonly label: string; readonly paint: string; readonly sign: Sign }[];
}

/** The drawing with its looks written into it, on the page's ground, with its title and its legend. */
export function svgOf(original: SVGSVGElement, { title, ground, ink, keys }: Paper): string {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll("*")];
  [original, ...original.querySelectorAll("*")].forEach((one, n) => {
    const looks = getComputedStyle(one);
    const target = copies[n] as Element;
    target.removeAttribute("class");
    target.removeAttribute("style");
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name);
      if (value) target.setAttribute(name, value);
    }
  });
  for (const passing of copy.querySelectorAll("[data-passing]")) passing.remove();
  copy.removeAttribute("aria-hidden");
  const [width, height] = [original.clientWidth, original.clientHeight];
  const places = rowsOf(
    keys.map(({ label }) => label),
    width,
  );
  const whole = height + 26 + 20 * ((places.at(-1)?.row ?? -1) + 1);
  const legend = keys.flatMap(({ label, paint, sign }, n) => {
    const { x, row } = places[n] ?? { x: 0, row: 0 };
    const y = height + 12 + 20 * row;
    const font = { "font-size": 12, "font-family": "sans-serif", fill: ink };
    return [
      drawn("path", { d: signPath(sign, [x + 6, y - 4], 5), fill: paint }),
      drawn("text", { x: x + 16, y, ...font }, label),
    ];
  });
  const heading = {
    x: 4,
    y: -8,
    "font-size": 14,
    "font-weight": 600,
    "font-family": "sans-serif",
    fill: ink,
  };
  copy.prepend(drawn("rect", { y: -26, width: "100%", height: whole, fill: ground }));
  copy.append(drawn("text", heading, title), ...legend);
  copy.setAttribute("viewBox", `0 -26 ${width} ${whole}`);
  copy.setAttribute("height", String(whole));
  return new XMLSerializer().serializeToString(copy);
}

/** Let the browser keep a text as a file. */
export function keep(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
