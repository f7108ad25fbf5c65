// A seat as text: with the name of who sits there, where that says more than the colour.
import type { Seat } from "../game/types";
import { say } from "../words/say.svelte";

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
