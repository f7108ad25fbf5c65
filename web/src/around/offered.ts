// Seats that are handed on: whoever has the link may take them over.
import type { Entry } from "../game/types";

/** The seats that were offered and not taken yet. */
export function offeredSeats(entries: readonly Entry[]): number[] {
  const offered = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === "seat-offered") offered.add(entry.seat);
    if (entry.kind === "joined") offered.delete(entry.seat);
  }
  return [...offered];
}
