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

/** Where a part ends up that is beneath the coach's card: on a phone the card lies at the bottom of the window. */
function floor(seen: DOMRect, cover: DOMRect): number {
  const beneath = cover.left < seen.right && cover.right > seen.left && cover.top > 0;
  return beneath ? Math.min(cover.top, innerHeight) : innerHeight;
}

/** Whether the whole of something can be seen, or as much of it as there is room for. */
export function isSeen(spot: HTMLElement, card: HTMLElement): boolean {
  const seen = spot.getBoundingClientRect();
  const bottom = floor(seen, card.getBoundingClientRect());
  return seen.top >= 0 && (seen.bottom <= bottom || seen.top <= MARGIN);
}

/** Scroll so that something can be seen beside the coach's card, no further than it takes. */
export function reveal(spot: HTMLElement, card: HTMLElement, smooth: boolean): void {
  if (isSeen(spot, card)) return;
  const seen = spot.getBoundingClientRect();
  const bottom = floor(seen, card.getBoundingClientRect());
  const [up, down] = [seen.top - MARGIN, seen.bottom - bottom + MARGIN];
  const top = seen.top < 0 ? up : Math.min(down, up);
  scrollBy({ top, behavior: smooth ? "smooth" : "instant" });
}

/** Keeps what is pointed at in view: once brought there it stays, whatever grows over it or moves it, until the
 * reader scrolls away. */
export class Gaze {
  private seen = false;

  /** Look at something; `fresh`: for the first time. Until what comes back is called. */
  at(spot: HTMLElement, card: HTMLElement, fresh: boolean, smooth: boolean): () => void {
    const look = (): void => {
      const now = isSeen(spot, card);
      if (this.seen && !now) reveal(spot, card, smooth);
      this.seen = now;
    };
    const scrolled = (): void => void (this.seen = isSeen(spot, card));
    this.seen ||= fresh;
    look();
    const watch = new ResizeObserver(look);
    for (const one of [card, card.parentElement]) if (one) watch.observe(one);
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      watch.disconnect();
      removeEventListener("scroll", scrolled);
    };
  }
}
