// How players, ratings and results are said.
import { botName } from "../around/bots";
import { editionName } from "../around/options";
import type { PlayerNamed, RatingTold, ResultTold } from "../game/types";
import { money } from "../past/amounts";
import { language, listed, say } from "../words/say.svelte";

/** Who it is: by name, as a bot, or as nobody any more. */
export function whoIs(who: PlayerNamed): string {
  if (who.bot) return say("around-bot-named", { bot: botName(who.bot) });
  return who.name ?? say("players-gone");
}

/** An edition and a number of seats. */
export const poolName = (edition: string, seats: number): string =>
  listed([editionName(edition), say("option-seats-value", { n: seats })], { plain: true });

export const ratingOf = (rating: RatingTold): string =>
  say("players-rating", { points: rating.points, spread: rating.spread });

/** How sure that is, and of how many games it comes. */
export const ratingNote = (rating: RatingTold): string =>
  listed(
    [say("players-count", { n: rating.games }), rating.provisional ? say("players-provisional") : ""].filter(
      Boolean,
    ),
    { plain: true },
  );

/** How a game ended for somebody. */
export function resultOf(result: ResultTold): string {
  const { place, score, lost, change } = result;
  const how = lost
    ? say("players-lost", { how: lost })
    : say("players-result", { place, score: money(score) });
  const moved = new Intl.NumberFormat(language(), { signDisplay: "exceptZero" });
  const rated = change === undefined ? "" : say("players-change", { change: moved.format(change) });
  return listed([how, rated].filter(Boolean), { plain: true });
}

/** A part of something, in hundredths. */
export const part = (of: number, whole: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(of / whole);
