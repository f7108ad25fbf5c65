// Lines, areas and signs as SVG paths.
import type { Sign } from "./types";

export type Point = readonly [x: number, y: number];

const short = (value: number): number => Math.round(value * 100) / 100;
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A stair: each value holds until the next one. A gap (null) breaks it. */
export function stepPath(points: readonly (Point | null)[]): string {
  let path = "";
  let drawing = false;
  for (const point of points) {
    if (!point) drawing = false;
    else if (!drawing) {
      path += `M${at(point)}`;
      drawing = true;
    } else path += `H${short(point[0])}V${short(point[1])}`;
  }
  return path;
}

/** A sign of about the same weight as a circle of this radius, around a point. */
export function signPath(sign: Sign, [x, y]: Point, radius: number): string {
  const r = radius;
  const ring = (places: readonly Point[]): string =>
    places.map(([dx, dy], n) => `${n ? "L" : "M"}${at([x + dx * r, y + dy * r])}`).join("") + "Z";
  switch (sign) {
    case "circle":
      return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case "square":
      return ring([[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]]); // prettier-ignore
    case "diamond":
      return ring([[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]]); // prettier-ignore
    case "triangle":
      return ring([[0, -1.3], [1.2, 0.9], [-1.2, 0.9]]); // prettier-ignore
    case "cross":
      return ring([
        [-1.2, -0.6], [-0.6, -1.2], [0, -0.6], [0.6, -1.2], [1.2, -0.6], [0.6, 0],
        [1.2, 0.6], [0.6, 1.2], [0, 0.6], [-0.6, 1.2], [-1.2, 0.6], [-0.6, 0],
      ]); // prettier-ignore
  }
}

/** Where along a line its sign is repeated, so that it can be told apart in the middle too. */
export function signPlaces(xs: readonly number[], every: number, series: number, of: number): number[] {
  const found: number[] = [];
  let next = (xs[0] ?? 0) + (every * (series + 1)) / (of + 1);
  xs.forEach((x, n) => {
    if (x < next && n < xs.length - 1) return;
    found.push(n);
    while (next <= x) next += every;
  });
  return found;
}
