// Which container of a spot of the board one means: the one under the pointer, or the one that keys have gone to.

/** A container as it lies somewhere: its colour, and its price where it has one. */
export interface Good {
  readonly colour: number;
  readonly price: number | null;
}

/** What there is to aim at, in the order in which it is drawn: what lies on top comes later. */
export const targetsIn = (spot: Element): HTMLElement[] => [
  ...spot.querySelectorAll<HTMLElement>("[data-place] .lies[data-colour]"),
];

export const goodOf = ({ dataset }: HTMLElement): Good => ({
  colour: Number(dataset["colour"]),
  price: dataset["price"] === undefined ? null : Number(dataset["price"]),
});

/** The container at a point of the window; of several that lie closer, the one on top. */
export function goodAt(spot: Element, x: number, y: number): Good | undefined {
  const hit = targetsIn(spot).findLast((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return hit && goodOf(hit);
}

/** The target that an arrow key leads to from another; from none, the first or the last. Null for other keys. */
export function aimed(key: string, from: number | null, count: number): number | null {
  const step =
    key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
  if (!step || !count) return null;
  if (from === null) return step > 0 ? 0 : count - 1;
  return (from + step + count) % count;
}
