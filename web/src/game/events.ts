// What happened with an entry, and who may know of it.
import type { Entry, Event, Seat } from "./types";

/** What happened in the game with an entry. */
export const eventsOf = (entry: Entry): readonly Event[] => ("events" in entry ? entry.events : []);

/** The events that a seat may know; null is a spectator, who knows what everybody knows. */
export const visible = (events: readonly Event[], seat: Seat | null): Event[] =>
  events.filter(({ audience }) => audience === null || (seat !== null && audience.includes(seat)));
