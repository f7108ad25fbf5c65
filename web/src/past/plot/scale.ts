// From numbers to places on the paper, and the round numbers along an axis.

export interface Scale {
  readonly from: number;
  readonly to: number;
  (value: number): number;
  invert(place: number): number;
}

/** A straight scale; a domain without width is put in the middle. */
export function scaled(from: number, to: number, start: number, end: number): Scale {
  const width = to - from;
  const place = (value: number): number =>
    width === 0 ? (start + end) / 2 : start + ((value - from) / width) * (end - start);
  const invert = (at: number): number =>
    end === start ? from : from + ((at - start) / (end - start)) * width;
  return Object.assign(place, { from, to, invert });
}

/** The step between round numbers: 1, 2 or 5 times a power of ten, at most `most` of them over `span`. */
export function roundStep(span: number, most: number, whole = false): number {
  const rough = span / Math.max(1, most);
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough * (1 - 1e-9));
  const found = step ?? 10 * power;
  return whole ? Math.max(1, found) : found;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** An axis from round number to round number around the values; zero is always on it. */
export function axisOf(low: number, high: number, most: number, whole = false): Axis {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  const step = roundStep(top - bottom || 1, most, whole);
  const first = Math.floor(bottom / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(top / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => tidy((first + n) * step));
  return { from: tidy(first * step), to: tidy(last * step), ticks };
}

/** Without the dust of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;

/** As many ticks as have room: every one, every second, every fifth, …; the first is always there. */
export function thinned<T>(ticks: readonly T[], room: number): T[] {
  if (ticks.length <= room) return [...ticks];
  const every = roundStep(ticks.length, Math.max(1, room), true);
  // rounds are told as 1, 3, 5, … or 1, 5, 10, …, not 1, 6, 11
  return ticks.filter((_, n) => (every === 2 ? n % 2 === 0 : n === 0 || (n + 1) % every === 0));
}

/** As many as can stand side by side: from the first on, each so far from the one before. */
export function spaced<T>(all: readonly T[], placeOf: (one: T) => number, apart: number): T[] {
  let free = -Infinity;
  return all.filter((one) => {
    const place = placeOf(one);
    if (place < free) return false;
    free = place + apart;
    return true;
  });
}

/** The number of the stop nearest to a place; -1 without any. */
export function nearest(places: readonly number[], at: number): number {
  let best = -1;
  places.forEach((place, n) => {
    if (best < 0 || Math.abs(place - at) < Math.abs((places[best] as number) - at)) best = n;
  });
  return best;
}
