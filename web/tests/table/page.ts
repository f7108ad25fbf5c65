// As much of a browser as the table's state needs. To be imported before anything of the page: the room that is
// shown is read from the address as soon as that is loaded.
import { vi } from "vitest";

export const TABLE = "abc";
export const ORIGIN = "http://harbour.test";

const FIRST = `${ORIGIN}/t/${TABLE}`;
let address = new URL(FIRST);
let hidden = false;
const window = new EventTarget();
const kept = new Map<string, string>();

export const page = {
  get address(): string {
    return address.href;
  },
  /** The browser brings the page to the front, or puts it away. */
  hide(away: boolean): void {
    hidden = away;
    document.dispatchEvent(new Event("visibilitychange"));
  },
  happen(event: string): void {
    window.dispatchEvent(new Event(event));
  },
  /** As it is when a person comes. */
  clear(): void {
    address = new URL(FIRST);
    hidden = false;
    kept.clear();
  },
};

const go = (_: unknown, __: string, to: string | URL): void => void (address = new URL(to, address));
const screen = new EventTarget();
Object.defineProperties(screen, {
  hidden: { get: () => hidden },
  visibilityState: { get: () => (hidden ? "hidden" : "visible") },
  documentElement: { value: { dataset: {} } },
});

vi.stubGlobal("location", {
  get href() {
    return address.href;
  },
  get origin() {
    return address.origin;
  },
  get hash() {
    return address.hash;
  },
});
vi.stubGlobal("history", { replaceState: go, pushState: go });
vi.stubGlobal("document", screen);
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
