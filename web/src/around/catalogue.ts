// What can be played here, asked once a visit.
import { catalogue as ask } from "../api/tables";
import type { Catalogue } from "../game/types";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= ask().catch((problem: unknown) => {
    asked = null; // the next one asks again
    throw problem;
  });
  return asked;
}
