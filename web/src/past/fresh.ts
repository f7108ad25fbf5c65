// What is new in the log since it was last looked at.
import type { Entry } from "../game/types";

/** The entries after `heard`; none the first time, when everything would be new. */
export const freshOf = (entries: readonly Entry[], heard: number | null): readonly Entry[] =>
  heard === null ? [] : entries.filter((entry) => entry.seq > heard);
