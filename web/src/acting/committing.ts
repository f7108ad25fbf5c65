// What the one button does with the turn that was put together, and whether it asks first.
import type { DraftEnds, DraftStep, Offers } from "../game/types";

export interface Plan {
  /** What pressing it ends: `last` ends a turn without actions left, `open` leaves it open; with `waits`
   * somebody else has to decide something first (K5). */
  readonly ends: "turn" | "auction" | "game" | "last" | "open" | "waits";
  readonly pass: boolean; // the end of the turn has to be said
  readonly ask: "island" | "game" | "pass" | null;
  readonly left: number; // actions that are left afterwards, or given up
}

/** Null when there is nothing to commit. */
export function planOf(draft: readonly DraftStep[], ends: DraftEnds, offers: Offers | null): Plan | null {
  if (draft.length && ends) {
    const left = givenUp(draft);
    const ask = ends === "auction" ? "island" : ends === "game" ? "game" : left ? "pass" : null;
    return { ends, pass: false, ask, left };
  }
  if (draft.length && offers && !offers.awaited) return { ends: "waits", pass: false, ask: null, left: 0 };
  const pass = offers?.offers.find((offer) => offer.kind === "pass");
  const left = pass?.kind === "pass" ? pass.actions : 0;
  if (pass && left === 0 && offers?.phase === "act") return { ends: "last", pass: true, ask: null, left };
  return draft.length ? { ends: "open", pass: false, ask: null, left } : null;
}

/** The actions that a draft gives up: a bot's hint may end the turn early. */
function givenUp(draft: readonly DraftStep[]): number {
  const passed = draft.at(-1)?.events.find((event) => event.type === "passed");
  return passed?.actions ?? 0;
}
