// What can be played here, asked once a visit.
import { catalogue as ask } from "../api/tables";
import { learnEditions } from "../game/editions";
import { learnNumbers } from "../game/numbers";
import type { Catalogue } from "../game/types";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= ask()
    .then(learned)
    .catch((problem: unknown) => {
      asked = null; // the next one asks again
      throw problem;
    });
  return asked;
}

/** What boards are drawn and games are told with. */
export function learned(told: Catalogue): Catalogue {
  learnEditions(told.editions);
  learnNumbers(told.numbers);
  return told;
}
