// The sentences of the score sheet's steps F1 and F2.
import type { SeatSheet } from "../game/scoresheet";
import type { Colours } from "../game/types";
import { capital, listed, say } from "../words/say.svelte";

type Named = { readonly colours: readonly string[] };

const names = ({ colours }: Named, which: Colours): string =>
  listed(which.map((colour) => say(`colour-${colours[colour] ?? ""}`)));
const nameOf = ({ colours }: Named, colour: number): string => colours[colour] ?? "";

/** F1: what the two-value colour counts, and why. */
export function twoValueSentence({ twoValue }: SeatSheet, table: Named): string {
  const { colour, every, missing, value } = twoValue;
  return capital(
    say(every ? "past-score-every" : "past-score-missing", {
      colour: nameOf(table, colour),
      amount: value,
      missing: names(table, missing),
      count: missing.length,
    }),
  );
}

/** F2: which colour goes, and why. */
export function discardSentence({ discard }: SeatSheet, table: Named): string {
  const { discarded, why, most, tied } = discard;
  if (discarded === null || why === null) return say("past-score-discard-nothing");
  return capital(
    say(`past-score-discard-${why}`, {
      colour: nameOf(table, discarded),
      count: most,
      tied: names(table, tied),
    }),
  );
}
