// What a container is worth by one's own value card, to be written under it where it is offered.
import type { Colour, Seat, View } from "../game/types";
import { say } from "../words/say.svelte";
import { cardOf } from "./reading";

export function worthWords(view: View | null, seat: Seat | null, colour: Colour): string | null {
  const card = view && seat !== null ? cardOf(view, seat) : null;
  const value = card?.values[colour];
  if (!card || value === undefined) return null;
  return card.twoValue === colour ? say("board-two-values", { low: value, high: 10 }) : String(value);
}
