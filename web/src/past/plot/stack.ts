// Bars on top of each other: what is positive above the line, what is negative below it.
import type { Series } from "./types";

export interface Block {
  readonly series: number;
  readonly stop: number;
  readonly from: number;
  readonly to: number;
}

export function stacked(series: readonly Pick<Series, "values">[]): Block[] {
  const above: number[] = [];
  const below: number[] = [];
  const blocks: Block[] = [];
  series.forEach(({ values }, n) => {
    values.forEach((value, stop) => {
      if (!value) return;
      const pile = value > 0 ? above : below;
      const from = pile[stop] ?? 0;
      pile[stop] = from + value;
      blocks.push({ series: n, stop, from, to: from + value });
    });
  });
  return blocks;
}

/** The lowest and the highest number that has to be on the y axis. */
export function reach(
  kind: "steps" | "bars" | "signs",
  series: readonly Pick<Series, "values">[],
): [number, number] {
  const values =
    kind === "bars"
      ? stacked(series).map((block) => block.to)
      : series.flatMap((one) => one.values.filter((value) => value !== null));
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [0, 0],
  );
}
