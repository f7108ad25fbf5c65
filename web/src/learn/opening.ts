// The table of the guided first game: real, short, against gentle bots.
import { openTable } from "../api/tables";
import { keepInvitation } from "../around/remembered";
import type { NewTable } from "../game/types";
import { go } from "../routes.svelte";
import { NEW } from "./coach";
import { keepProgress } from "./progress";

export const GENTLE = "easy";
const ROUNDS = 10;
// Fewer containers and the bots keep them back; with these they trade from the first round, and rarely end it early.
const SUPPLY = 8;

/** D1 is what the publisher advises for a first game. */
export const guidedWish = (title: string, name: string): NewTable => ({
  seats: 3,
  options: { supply: SUPPLY, round_limit: ROUNDS, domestic_sale: "pre-turn" },
  plan: [{ kind: "me" }, { kind: "bot", bot: GENTLE }, { kind: "bot", bot: GENTLE }],
  ...(name ? { name } : {}),
  title,
  hints: true,
  counted_cash: true,
  start: true,
});

export const guidedAddress = (table: string): string => `/t/${encodeURIComponent(table)}?guide`;

/** Open the table and sit down at it, the coach beside. */
export async function openGuided(title: string, name: string): Promise<void> {
  const made = await openTable(guidedWish(title, name));
  if (made.invitation) keepInvitation(made.table, made.invitation);
  keepProgress(made.table, NEW);
  go(guidedAddress(made.table));
}
