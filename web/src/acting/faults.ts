// What is wrong with an amount, in words; while amounts are hidden only that something is.
import { say } from "../words/say.svelte";
import type { BidFault } from "./bidding";

export interface Faulty {
  readonly wrong: BidFault | null;
  readonly least: number;
  readonly most: number; // with all loans that there are
  /** How many loans it takes; null where no number of them is enough. */
  readonly needed: number | null;
  readonly masked?: boolean;
}

/** Nothing where nothing is wrong. */
export function faultSaid({ wrong, least, most, needed, masked = false }: Faulty): string {
  if (!wrong) return "";
  if (wrong === "empty") return say("acting-bid-empty");
  if (masked) return say("acting-bid-wrong-hidden");
  if (wrong === "low") return say("acting-bid-low", { least });
  return say("acting-bid-high", { loans: needed ?? "none", needed: needed ?? 0, most });
}
