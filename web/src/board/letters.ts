// The letters on containers, in the language of the page.
import type { Dye } from "../game/editions";
import { language, say } from "../words/say.svelte";

const OWN = "en"; // the language that the letters of the notation are taken from

/** A letter for each name, no two alike: its first if no name before it begins so, else its first that is free. */
export function distinct(names: readonly string[], spare: readonly string[]): string[] {
  const taken = new Set<string>();
  const take = (letter: string | undefined): string | undefined => {
    if (letter === undefined || taken.has(letter)) return undefined;
    taken.add(letter);
    return letter;
  };
  const signs = names.map((name) => [...name.toLocaleUpperCase()].filter((sign) => /\p{L}/u.test(sign)));
  const found = signs.map(([first]) => take(first));
  return found.map((letter, at) => {
    const free = signs[at]?.find((sign) => !taken.has(sign));
    return letter ?? take(free) ?? spare[at]?.toLocaleUpperCase() ?? "";
  });
}

/** The letter of a colour: the notation's in English, elsewhere that of the colour's name there. */
export function letterOf({ place, letters, names }: Dye): string {
  if (language() === OWN) return (letters[place] ?? "").toLocaleUpperCase();
  const said = names.map((name) => say(`colour-${name}`));
  return distinct(said, letters)[place] ?? "";
}
