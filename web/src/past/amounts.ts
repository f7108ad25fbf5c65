// Amounts of money and numbers as text, in the page's language.
import { say } from "../words/say.svelte";

/** An amount, to a tenth of a dollar. */
export function money(value: number): string {
  const amount = Math.round(Math.abs(value) * 10) / 10;
  return value < 0 && amount ? say("money-minus", { amount }) : say("money", { amount });
}

export const number = (value: number): string => say("past-number", { value: Math.round(value * 10) / 10 });
