// What is asked before something is done that is not easily taken back.
import type { View } from "../game/types";
import type { Question } from "../ui/asking.svelte";
import { say, words } from "../words/say.svelte";
import { coloursSaid, type Spoken } from "./goods";

export interface Asking extends Spoken {
  readonly seat: number | null;
  readonly view: View | null;
}

export const islandQuestion = (table: Asking): Question => ({
  title: say("acting-ask-island-title"),
  text: say("acting-ask-island", {
    goods: coloursSaid(table.view?.board.seats[table.seat ?? 0]?.ship ?? [], table, words),
  }),
  yes: say("acting-ask-island-yes"),
});

export const gameQuestion = (): Question => ({
  title: say("acting-ask-game-title"),
  text: say("acting-ask-game"),
  yes: say("acting-ask-game-yes"),
});

export const passQuestion = (actions: number): Question => ({
  title: say("acting-ask-pass-title"),
  text: say("acting-ask-pass", { actions }),
  yes: say("acting-ask-pass-yes"),
});

export const loanQuestion = (): Question => ({
  title: say("acting-ask-loan-title"),
  text: say("acting-loan-cost"),
  yes: say("acting-ask-loan-yes"),
});

export const declineQuestion = (amount: number): Question => ({
  title: say("acting-ask-decline-title"),
  text: say("acting-ask-decline", { amount }),
  yes: say("acting-ask-decline-yes"),
});

export const outQuestion = (): Question => ({
  title: say("acting-ask-raise-pass-title"),
  text: say("acting-ask-raise-pass"),
  yes: say("acting-raise-pass"),
});
