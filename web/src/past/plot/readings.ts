// What can be read off a panel at one of its stops.
import type { Panel, Series } from "./types";

export interface Reading {
  readonly series: Series;
  readonly value: number;
  readonly size: number; // containers that it stands for; 0 where that is not counted
}

/** The values there are; a bar of nothing is none. */
export function readingsAt(panel: Pick<Panel, "kind" | "series">, stop: number): Reading[] {
  return panel.series.flatMap((series) => {
    const value = series.values[stop] ?? null;
    if (value === null || (panel.kind === "bars" && value === 0)) return [];
    return [{ series, value, size: series.sizes?.[stop] ?? 0 }];
  });
}
