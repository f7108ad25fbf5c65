// What a person likes, kept in this browser.
import { bestLanguage, type Language } from "./words/say.svelte";

export type Theme = "auto" | "light" | "dark";
export type Pace = "instant" | "quick" | "calm";

interface Kept {
  language: Language | null; // null: as the browser prefers
  theme: Theme;
  motion: boolean; // the system's wish for less motion holds besides
  pace: Pace; // how quickly others' actions follow each other
  sounds: boolean;
  notify: boolean;
  name: string;
}

const KEY = "longshore";
const FIRST: Kept = {
  language: null,
  theme: "auto",
  motion: true,
  pace: "calm",
  sounds: false,
  notify: false,
  name: "",
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST }; // no storage, or not ours
  }
}

export const prefs: Kept = $state(read());

export function keepPrefs(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // without storage they last as long as the page
  }
}

export const preferredLanguage = (): Language => prefs.language ?? bestLanguage(navigator.languages);

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
export const moving = (): boolean => prefs.motion && !still?.matches;

/** Theme and motion as attributes of the document, for the style sheets. */
export function showPrefs(): void {
  const root = document.documentElement;
  if (prefs.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = prefs.theme;
  root.dataset["motion"] = prefs.motion ? "on" : "off";
}
