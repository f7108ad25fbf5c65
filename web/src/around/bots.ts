// The bots to play against: levels first, then personalities, then the plain ones and those of packages.
import type { BotTold, Catalogue } from "../game/types";
import { capital, known, say } from "../words/say.svelte";

export const STANDARD_BOT = "steady";
const KINDS = ["level", "personality", "bot"];
// the plain bots that levels and personalities are made of: a level says more about the same thing
const MADE_OF = new Set(["merchant", "search"]);

export interface BotGroup {
  kind: string;
  bots: readonly BotTold[];
}

export function botGroups(catalogue: Catalogue): BotGroup[] {
  const shown = catalogue.bots.filter((bot) => !MADE_OF.has(bot.name));
  const kinds = [...KINDS, ...new Set(shown.map((bot) => bot.kind).filter((kind) => !KINDS.includes(kind)))];
  return kinds
    .map((kind) => ({ kind, bots: shown.filter((bot) => bot.kind === kind) }))
    .filter((group) => group.bots.length);
}

/** A bot's name in the page's language; a bot of somebody else's goes by its own. */
export const botName = (name: string): string =>
  known(`around-bot-name-${name}`) ? say(`around-bot-name-${name}`) : capital(name);

export const botAbout = (bot: Pick<BotTold, "name" | "description">): string =>
  known(`around-bot-${bot.name}`) ? say(`around-bot-${bot.name}`) : bot.description;
