// An undo that was asked for, as it concerns one's seat.
import type { Entry } from "../game/types";
import { actionsSince } from "../past/taking";

export interface UndoSight {
  readonly seat: number | null;
  readonly entries: readonly Entry[];
  readonly undoAsked: {
    readonly seq: number;
    readonly seat?: number | undefined;
    readonly to?: number | undefined;
  } | null;
}
export type UndoState =
  | { readonly kind: "asked"; readonly seat: number; readonly count: number }
  | { readonly kind: "own" | "agreed" };

/** Null when nothing is asked, or one only looks on. `count` is how many actions would be taken back. */
export function undoState(table: UndoSight): UndoState | null {
  const asked = table.undoAsked;
  if (!asked || asked.seat === undefined || table.seat === null) return null;
  if (asked.seat === table.seat) return { kind: "own" };
  const since = table.entries.filter((entry) => entry.seq > asked.seq);
  // when somebody has left since one agreed, one may be the last, who sets it going
  const last = since.findLast(
    (entry) => entry.kind === "left" || (entry.kind === "undo-answered" && entry.seat === table.seat),
  );
  if (last?.kind === "undo-answered") return { kind: "agreed" };
  const count = actionsSince(table.entries, asked.to ?? 0, asked.seq);
  return { kind: "asked", seat: asked.seat, count };
}
