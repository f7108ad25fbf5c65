// How tournaments and leagues are said.
import { editionName } from "../around/options";
import type { ContestTold } from "../game/types";
import { listed, say } from "../words/say.svelte";

/** What it is, in a line. */
export function aboutContest(one: ContestTold): string {
  return listed(
    [
      say("contests-kind", { kind: one.kind }),
      say("matches-place", { edition: editionName(one.edition), n: one.seats, pace: one.pace }),
      say("contests-players", { n: one.players }),
      one.round
        ? say("contests-round-of", { round: one.round, rounds: one.rounds })
        : say("contests-rounds", { n: one.rounds }),
      ...(one.days && one.rounds > 1 ? [say("contests-every", { n: one.days })] : []),
      ...(one.organiser ? [say("contests-by", { name: one.organiser })] : []),
    ],
    { plain: true },
  );
}
