// Things move: what an event did is shown by clones that fly over the page from where things were to where
// they are. Nothing waits for them, and nothing is under them that could not be clicked.
import type { Table } from "../table/table.svelte";
import { moving } from "../prefs.svelte";
import { movesOf, type Coins, type Flight, type Moves } from "./flights";
import { play } from "./sounds";

const LONGEST = 700; // ms, a whole step
const STAGGER = 45;
const MOST_COINS = 5;
const EASE = "cubic-bezier(0.35, 0.05, 0.2, 1)";

/** Something that will fly once it is known where to. */
interface Start {
  readonly at: DOMRect;
  readonly look: Element;
}

export function attachMotion(table: Pick<Table, "on">, root: HTMLElement): () => void {
  let air: HTMLElement | null = null;
  const land = (): void => {
    air?.remove();
    air = null;
  };
  const off = table.on("events", (events, before) => {
    land(); // what is still in the air is there already
    if (!before) return;
    const moves = movesOf(events, before.board);
    soundOf(moves);
    if (!moving() || document.hidden) return;
    const { flights, ships, coins } = moves;
    if (!flights.length && !ships.length && !coins.length) return;
    const used = new Set<Element>();
    const starts = flights.map((flight) => startOf(root, flight, used));
    const berths = ships.length ? berthsOf(root) : null;
    return () => {
      const overhead = (air = overheadOf());
      if (berths) berthsOf(root).forEach((berth, seat) => sail(berth, berths.get(seat)));
      const wait = ships.length ? LONGEST * 0.35 : 0;
      fly(root, overhead, flights, starts, wait);
      toss(root, overhead, coins, wait);
      overhead.animate([], { duration: LONGEST }).finished.then(land, () => {});
    };
  });
  return () => {
    off();
    land();
  };
}

function soundOf({ flights, ships, coins, settled }: Moves): void {
  if (settled) play("gavel");
  else if (flights.length || ships.length) play("move");
  if (coins.length && !settled) play("coin");
}

/** A sheet of glass over the page, for what flies. */
function overheadOf(): HTMLElement {
  const sheet = document.createElement("div");
  sheet.setAttribute("aria-hidden", "true");
  sheet.dataset["overhead"] = "";
  Object.assign(sheet.style, { position: "fixed", inset: "0", zIndex: "15", pointerEvents: "none" });
  Object.assign(sheet.style, { overflow: "hidden", contain: "strict" });
  document.body.append(sheet);
  return sheet;
}

const visible = (element: Element): boolean => element.getClientRects().length > 0;
/** Where a ship lies on the sea, wherever that is on the page. */
interface Berth {
  readonly ship: Element;
  readonly x: number;
  readonly y: number;
}
function berthsOf(root: Element): Map<string, Berth> {
  const found = new Map<string, Berth>();
  const sea = root.querySelector("[data-sea]")?.getBoundingClientRect();
  if (!sea) return found;
  for (const ship of root.querySelectorAll<HTMLElement>("[data-ship]")) {
    if (!visible(ship)) continue;
    const { left, top } = ship.getBoundingClientRect();
    found.set(ship.dataset["ship"] ?? "", { ship, x: left - sea.left, y: top - sea.top });
  }
  return found;
}

/** Where a place is drawn; folded up, where it is at least named. */
function placeOf(root: Element, place: string): Element | null {
  const drawn = [...root.querySelectorAll(`[data-place="${place}"]`)].find(visible);
  if (drawn) return drawn;
  const named = [...root.querySelectorAll(`[data-echo="${place}"]`)].find(visible);
  const seat = /-(\d)$/.exec(place)?.[1];
  return (
    named ??
    (seat ? ([...root.querySelectorAll(`article[data-seat="${seat}"]`)].find(visible) ?? null) : null)
  );
}

/** The things of a colour in a place, those with the wanted price first. */
function things(root: Element, place: string, colour: number | null, price?: number): Element[] {
  const what = colour === null ? "[data-warehouse]" : `[data-colour="${colour}"]`;
  const all = [...root.querySelectorAll(`[data-place="${place}"] ${what}`)].filter(visible);
  if (price === undefined) return all;
  return all.filter((one) => one.getAttribute("data-price") === String(price));
}

function startOf(root: Element, { colour, from, fromPrice }: Flight, used: Set<Element>): Start | null {
  const found = things(root, from, colour, fromPrice);
  const shared = from === "supply" || from === "machines" || from === "warehouses";
  const thing = shared ? found[0] : found.findLast((one) => !used.has(one));
  if (!thing) return null;
  used.add(thing);
  return { at: thing.getBoundingClientRect(), look: thing };
}

function fly(
  root: Element,
  air: Element,
  flights: readonly Flight[],
  starts: readonly (Start | null)[],
  wait: number,
): void {
  const used = new Set<Element>();
  const step = Math.min(STAGGER, 200 / Math.max(1, flights.length));
  flights.forEach(({ colour, from, to, toPrice }, n) => {
    const shared = to === "supply" || to === "machines" || to === "warehouses";
    const found = things(root, to, colour, toPrice);
    const thing = shared ? found[0] : found.findLast((one) => !used.has(one));
    if (thing) used.add(thing);
    const look = starts[n]?.look ?? thing;
    const origin = starts[n]?.at ?? placeOf(root, from)?.getBoundingClientRect();
    const target = thing?.getBoundingClientRect() ?? middleOf(placeOf(root, to), origin);
    if (!look || !origin || !target) return;
    const delay = Math.min(wait + n * step, LONGEST - 300);
    const duration = LONGEST - delay - 60;
    carry(air, look, origin, target, { delay, duration, easing: EASE, fill: "both" });
    // what has not come yet is not to be seen
    if (thing && !shared)
      thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration - 30 });
  });
}

/** The middle of something larger, in the size of what flies there. */
function middleOf(place: Element | null, size: DOMRect | undefined): DOMRect | null {
  if (!place || !size) return null;
  const { left, top, width, height } = place.getBoundingClientRect();
  return new DOMRect(
    left + (width - size.width) / 2,
    top + (height - size.height) / 2,
    size.width,
    size.height,
  );
}

function carry(air: Element, look: Element, from: DOMRect, to: DOMRect, how: KeyframeAnimationOptions): void {
  const clone = copyOf(look);
  Object.assign(clone.style, {
    position: "absolute",
    left: "0",
    top: "0",
    transformOrigin: "0 0",
    margin: "0",
  });
  clone.style.width = `${from.width}px`;
  air.append(clone);
  const grown = from.width ? to.width / from.width : 1;
  const lift = Math.min(40, 10 + Math.hypot(to.left - from.left, to.top - from.top) / 12);
  const halfway = `translate(${(from.left + to.left) / 2}px, ${(from.top + to.top) / 2 - lift}px) scale(${(1 + grown) / 2})`;
  clone.animate(
    [
      { transform: `translate(${from.left}px, ${from.top}px)` },
      { transform: halfway },
      { transform: `translate(${to.left}px, ${to.top}px) scale(${grown})` },
    ],
    how,
  );
}

/** A copy that looks the same elsewhere. Style attributes are set anew, as the content policy wants it. */
function copyOf(look: Element): HTMLElement {
  const clone = look.cloneNode(true) as HTMLElement;
  const styled = [look, ...look.querySelectorAll<SVGElement>("[style]")] as HTMLElement[];
  const copies = [clone, ...clone.querySelectorAll<SVGElement>("[style]")] as HTMLElement[];
  copies.forEach((one, n) => (one.style.cssText = styled[n]?.style.cssText ?? ""));
  for (const name of ["data-colour", "data-price", "data-warehouse"]) clone.removeAttribute(name);
  // what it measured where it lay: its size may have gone by a place that is not above it here
  const { width } = look.getBoundingClientRect();
  for (const size of ["--box", "--building"]) clone.style.setProperty(size, `${width}px`);
  return clone;
}

/** A ship sails to where it lies now; others make room for it. */
function sail({ ship, ...to }: Berth, from: Berth | undefined): void {
  if (!from) return;
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 1) return;
  ship.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 3 },
      { transform: "none", zIndex: 3 },
    ],
    { duration: LONGEST, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
}

function purseOf(root: Element, purse: number): Element | null {
  const drawn = [...root.querySelectorAll(`[data-purse="${purse}"]`)].find(visible);
  return drawn ?? [...root.querySelectorAll(`article[data-seat="${purse}"]`)].find(visible) ?? null;
}

function toss(root: Element, air: Element, coins: readonly Coins[], wait: number): void {
  for (const { giver, taker, amount } of coins) {
    const from = purseOf(root, giver)?.getBoundingClientRect();
    const to = purseOf(root, taker)?.getBoundingClientRect();
    if (!from || !to) continue;
    const coin = coinOf();
    for (let n = 0; n < Math.min(amount, MOST_COINS); n++) {
      const delay = Math.min(wait + 70 * n, LONGEST - 300);
      const how = { delay, duration: Math.min(480, LONGEST - delay), easing: EASE, fill: "both" as const };
      carry(air, coin, coinAt(from), coinAt(to), how);
    }
  }
}

const COIN = 18;
const coinAt = ({ left, top, height }: DOMRect): DOMRect =>
  new DOMRect(left, top + height / 2 - COIN / 2, COIN, COIN);

function coinOf(): Element {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  for (const [radius, fill] of [
    [8.6, "#e3b341"],
    [5.6, "none"],
  ] as const) {
    const ring = document.createElementNS(svg.namespaceURI, "circle");
    for (const [name, value] of Object.entries({ cx: 10, cy: 10, r: radius, fill, stroke: "#6d4c05" }))
      ring.setAttribute(name, String(value));
    svg.append(ring);
  }
  return svg;
}
