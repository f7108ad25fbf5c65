// What the table itself did, as sentences: who came and went, what was taken back.
import type { Entry, EntryOf } from "../game/types";
import type { Values } from "../words/say.svelte";
import { seatName } from "../game/editions";
import { actionsSince } from "./taking";

/** A message and its values; null for an entry that needs none. */
export interface Doing {
  readonly id: string;
  readonly values: Values;
}

const doing = (id: string, values: Values = {}): Doing => ({ id: `past-log-${id}`, values });

/** What an entry of the table says; `entries` is the whole log, for what was before it. */
export function doingOf(entry: Entry, entries: readonly Entry[]): Doing | null {
  switch (entry.kind) {
    case "opened":
      return entry.origin ? doing("forked", { study: entry.origin.study !== null }) : doing("opened");
    case "joined": {
      const kind = entry.status === "running" ? "took-over" : "joined";
      return doing(kind, { seat: seatName(entry.seat), name: entry.name });
    }
    case "renamed":
      return doing(entry.by_server ? "renamed-by-server" : "renamed", {
        seat: seatName(entry.seat),
        name: entry.name,
      });
    case "left": {
      const name = nameBefore(entries, entry.seq, entry.seat);
      if (entry.asked) return doing("dropped-together", { seat: seatName(entry.seat), name });
      const kind = entry.dropped ? "dropped" : "left";
      return doing(kind, { seat: seatName(entry.seat), name, running: entry.status === "running" });
    }
    case "seat-set": {
      const bot = entry.seats[entry.seat]?.bot ?? "";
      return doing(bot ? "bot" : "emptied", { seat: seatName(entry.seat), bot });
    }
    case "seats-ordered":
      return doing("seats-ordered", { drawn: entry.drawn ? "yes" : "no" });
    case "seat-offered":
      return doing("offered", { seat: seatName(entry.seat) });
    case "seat-asked": {
      const name = nameBefore(entries, entry.seq, entry.seat);
      return doing("seat-asked", { seat: seatName(entry.seat), name, what: entry.what });
    }
    case "seat-answered":
      return answered(entry, entries);
    case "closed":
      return doing(entry.by_server ? "closed-by-server" : "closed");
    case "undo-asked": {
      const count = actionsSince(entries, entry.to, entry.seq);
      return doing("undo-asked", { seat: seatName(entry.seat), count });
    }
    case "undo-answered":
      return doing("undo-answered", { seat: seatName(entry.seat), agree: entry.agree });
    case "undone": {
      const count = actionsSince(entries, entry.to, entry.seq);
      return entry.asked
        ? doing("undone-together", { count })
        : doing("undone", { seat: seatName(entry.seat), count });
    }
    case "taken-over":
      return doing("taken-over", { seat: seatName(entry.seat), bot: entry.name });
    case "returned":
      return doing("returned", { seat: seatName(entry.seat), name: entry.seats[entry.seat]?.name ?? "" });
    default:
      return null;
  }
}

/** An answer to what the host asked; the last one settles it. */
function answered(entry: EntryOf<"seat-answered">, entries: readonly Entry[]): Doing {
  if (entry.seat === undefined) return doing("seat-withdrawn");
  const asked = entries.find((one) => one.seq === entry.asked);
  if (entry.settled && asked?.kind === "seat-asked") {
    const name = nameBefore(entries, asked.seq, asked.seat);
    return doing("seat-settled", { seat: seatName(asked.seat), name });
  }
  return doing("seat-answered", { seat: seatName(entry.seat), agree: entry.agree });
}

/** Who sat at a seat before an entry. */
function nameBefore(entries: readonly Entry[], seq: number, seat: number): string {
  const seen = entries.findLast((one) => one.seq < seq && "seats" in one);
  return seen && "seats" in seen ? (seen.seats[seat]?.name ?? "") : "";
}
