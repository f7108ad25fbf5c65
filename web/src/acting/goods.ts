// Containers as lists: counted, put in order, and said.
import type { Colour, Priced } from "../game/types";
import type { Proper, Words } from "../words/say.svelte";

/** A container that lies somewhere; where there are no prices it has none. */
export interface Ware {
  readonly colour: Colour;
  readonly price: number | null;
}

/** What sentences need to know of a table. */
export interface Spoken {
  colour(colour: number): string;
  /** What a seat is called: a person's name, or the key of its colour. */
  called(seat: number): string | Proper;
}

export const wares = (goods: readonly (Colour | readonly [Colour, number | null])[]): Ware[] =>
  goods.map((one) =>
    typeof one === "number" ? { colour: one, price: null } : { colour: one[0], price: one[1] },
  );

export const cost = (goods: readonly Ware[]): number =>
  goods.reduce((sum, ware) => sum + (ware.price ?? 0), 0);

/** By colour, then by price: the one order in which lists of containers are said and sent. */
export const inOrder = (goods: readonly Priced[]): Priced[] =>
  [...goods].sort((a, b) => a[0] - b[0] || a[1] - b[1]);

export const asPriced = (goods: readonly Ware[]): Priced[] =>
  inOrder(goods.map((ware): Priced => [ware.colour, ware.price ?? 0]));

export const asColours = (goods: readonly Ware[]): Colour[] =>
  goods.map((ware) => ware.colour).sort((a, b) => a - b);

/** What is in one list of colours beyond another: what was made, or added. */
export function beyond(more: readonly Colour[], less: readonly Colour[]): Colour[] {
  const left = [...less];
  return more.filter((colour) => {
    const at = left.indexOf(colour);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Equal ones together, each with how many there are, in the order of their first. */
function alike(goods: readonly Ware[]): { ware: Ware; count: number }[] {
  const found: { ware: Ware; count: number }[] = [];
  for (const ware of goods) {
    const same = found.find((one) => one.ware.colour === ware.colour && one.ware.price === ware.price);
    if (same) same.count++;
    else found.push({ ware, count: 1 });
  }
  return found;
}

/** “black and two tan”; with prices “black at $2 and two tan at $3”. */
export function goodsSaid(goods: readonly Ware[], table: Spoken, words: Words): string {
  const parts = alike(goods).map(({ ware, count }) => {
    const colour = table.colour(ware.colour);
    return ware.price === null
      ? words.say("log-alike", { count, colour })
      : words.say("log-priced", { count, colour, price: ware.price });
  });
  return words.listed(parts);
}

export const coloursSaid = (colours: readonly Colour[], table: Spoken, words: Words): string =>
  goodsSaid(wares(colours), table, words);

export const storeSaid = (goods: readonly Priced[], table: Spoken, words: Words): string =>
  goodsSaid(wares(inOrder(goods)), table, words);
