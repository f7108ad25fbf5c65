// A seat as text: with the name of who sits there, where that says more than the colour. A mark as text.
import type { Seat } from "../game/types";
import { Proper, say } from "../words/say.svelte";
import type { Mark } from "./stops";

export interface Seated {
  readonly names: readonly string[];
  readonly seatKeys: readonly string[];
}

export function seatLabel({ names, seatKeys }: Seated, seat: Seat): string {
  const key = seatKeys[seat] ?? "";
  const colour = say(`seat-${key}`);
  const name = names[seat] || colour;
  return name === colour ? colour : say("past-seat", { name, seat: key });
}

/** What a mark of the scrubber stands for. */
export function markLabel({ kind, round, seat }: Mark, names: readonly string[]): string {
  if (kind === "round") return say("past-round", { round });
  if (kind === "end") return say("past-scrub-end");
  return say("past-scrub-auction", { round, seat: new Proper(names[seat ?? -1] ?? "") });
}
