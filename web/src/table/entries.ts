// What entries of the log mean for whoever looks at a table.
import type { Entry, EntryOf, View } from "../game/types";

/** Entries after which keys, seats or what is asked about them have changed. */
export const SEATING: readonly string[] = [
  "joined",
  "left",
  "started",
  "keys",
  "closed",
  "seats-ordered",
  "seat-offered",
  "seat-asked",
  "seat-answered",
  "taken-over",
  "returned",
];

const isGame = (entry: Entry): entry is EntryOf<"started" | "played" | "undone"> =>
  ["started", "played", "undone"].includes(entry.kind);

/** The asking for an undo that is not settled yet: the game has not gone on, nobody refused. */
export function undoAsked(entries: readonly Entry[]): EntryOf<"undo-asked"> | null {
  for (let n = entries.length - 1; n >= 0; n--) {
    const entry = entries[n] as Entry;
    if (entry.kind === "undo-asked") return entry;
    if (isGame(entry) || entry.kind === "closed") return null;
    if (entry.kind === "undo-answered" && !entry.agree) return null;
  }
  return null;
}

/** Whether something else is asked of a seat than before. */
export function asksAnew(before: View | null, after: View | null, seat: number | null): boolean {
  if (seat === null || !before || !after?.board.awaiting.includes(seat)) return false;
  const [was, is] = [before.board, after.board];
  return !was.awaiting.includes(seat) || was.phase !== is.phase || was.active !== is.active;
}
