// Doing what a bot would do: with the same questions first as when one does it oneself.
import type { Action } from "../game/types";
import { bidOf, type BidDraft } from "./bidding";

/** What is asked before something that is done at once. */
export type Before = "decline" | "out" | "loan";

export interface Following {
  readonly draftable: boolean;
  propose(action: Action): Promise<boolean>;
  play(action: Action): Promise<boolean>;
}
interface Asking {
  ask(before: Before): Promise<boolean>;
  /** Put a bid into its field: it is the person who makes it. */
  fill(bid: BidDraft): void;
}

export function askedBefore(action: Action): Before | null {
  if (action.type === "decline" || action.type === "loan") return action.type;
  return action.type === "pass" ? "out" : null; // outside of a turn it is A6: out of the auction
}

/** In one's own turn everything goes into the draft, which asks when it is committed. */
export async function followHint(
  table: Following,
  actions: readonly Action[],
  { ask, fill }: Asking,
): Promise<void> {
  for (const action of actions) {
    if (table.draftable) {
      if (!(await table.propose(action))) return;
    } else if (action.type === "bid") {
      fill(bidOf(action));
      return;
    } else {
      const before = askedBefore(action);
      if (before && !(await ask(before))) return;
      if (!(await table.play(action))) return;
    }
  }
}
