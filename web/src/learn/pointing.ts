// Pointing at parts of the page: marking them, and bringing them where one can see them.
import type { Target } from "./guide";

export const MARK = "data-pointed";
const MARGIN = 12;

/** The shown element of a target; `name` says a message, by which some parts are called. */
export function find(target: Target, name: (id: string) => string): HTMLElement | null {
  const selector =
    "selector" in target ? target.selector : `[aria-label="${CSS.escape(name(target.label))}"]`;
  const found = document.querySelectorAll<HTMLElement>(selector);
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
}

/** Scroll so that something can be seen beside the coach's card; nothing moves if it can be seen already. */
export function reveal(spot: HTMLElement, card: HTMLElement, smooth: boolean): void {
  if (card.contains(spot) || card.parentElement?.contains(spot)) return;
  const [seen, cover] = [spot.getBoundingClientRect(), card.getBoundingClientRect()];
  const beneath = cover.left < seen.right && cover.right > seen.left;
  const bottom = beneath && cover.top > 0 ? Math.min(cover.top, innerHeight) : innerHeight;
  if (seen.top >= 0 && seen.bottom <= bottom) return;
  // no further than it takes: the card is to be seen as well
  const down = seen.bottom - bottom + MARGIN;
  const up = seen.top - MARGIN;
  const top = seen.top < 0 || seen.height > bottom - 2 * MARGIN ? up : Math.min(down, up);
  scrollBy({ top, behavior: smooth ? "smooth" : "instant" });
}
