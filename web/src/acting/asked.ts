// What is asked of one now, or whom the table waits for: one sentence.
import type { Offers, Phase, View } from "../game/types";
import type { Values, Words } from "../words/say.svelte";
import { coloursSaid, type Spoken } from "./goods";

export interface Situation extends Spoken {
  readonly seat: number | null;
  readonly now: View | null; // the table as it is
  readonly view: View | null; // as it is shown: with the draft
  readonly moment: "now" | "draft" | "past";
  readonly awaited: boolean;
  readonly running: boolean;
  readonly offers: Offers | null;
  readonly draftEnds: null | "turn" | "auction" | "game";
  readonly names: readonly string[];
}

/** What one decides at once, without a turn to be put together. */
export const PROMPTS: ReadonlySet<Phase> = new Set<Phase>([
  "bids",
  "tiebreak",
  "raise",
  "decide",
  "seize",
  "seize-kind",
  "seize-machine",
  "price",
  "pay",
]);

/** Whether something is asked of one's seat that is no turn of its own to put together. */
export const prompted = (at: Situation): boolean => at.awaited && !!at.now && PROMPTS.has(at.now.board.phase);

export function asked(at: Situation, words: Words): string {
  const board = at.now?.board;
  if (!board) return "";
  if (board.phase === "over") return words.say("acting-over");
  if (at.moment === "past") return words.say("acting-looking-back");
  if (!at.running) return words.say("acting-not-running");
  if (!at.awaited) return waiting(at, words);
  if (board.phase === "act") return ownTurn(at, words);
  return words.say(`acting-asked-${board.phase}`, valuesOf(at, words));
}

function ownTurn(at: Situation, words: Words): string {
  if (at.draftEnds) return words.say("acting-asked-draft", { ends: at.draftEnds });
  if (at.moment === "draft" && at.offers && !at.offers.awaited)
    return words.say("acting-asked-draft", { ends: "waits" });
  const left = at.view?.board.actions_left ?? 0;
  return words.say("acting-asked-act", { actions: left, draft: at.moment === "draft" });
}

function waiting(at: Situation, words: Words): string {
  const board = at.now?.board;
  if (!board || !board.awaiting.length) return words.say("acting-waiting-server");
  if (at.seat !== null && board.awaiting.includes(at.seat))
    return words.say("acting-watching", { phase: board.phase });
  const names = words.listed(board.awaiting.map((seat) => at.names[seat] ?? ""));
  const own = at.now?.own?.bid;
  return words.say("acting-waiting", {
    names,
    count: board.awaiting.length,
    phase: board.phase,
    sealed: own !== null && own !== undefined,
  });
}

/** What the sentences of all phases may name. */
function valuesOf(at: Situation, words: Words): Values {
  const board = at.now?.board;
  if (!board) return {};
  const leader = board.bidding?.leaders[0];
  return {
    seller: at.called(board.bidding?.seller ?? board.active),
    seat: at.called(board.active),
    winner: leader === undefined ? "" : at.called(leader),
    amount: board.bidding?.highest ?? 0,
    tied: (board.bidding?.leaders.length ?? 0) > 1,
    count: board.default?.to_seize ?? 0,
    own: board.active === at.seat,
    goods: coloursSaid(board.seats[board.active]?.ship ?? [], at, words),
  };
}
