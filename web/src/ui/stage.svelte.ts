// How much room the window has. The styles have the same bounds.
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 64rem");
const tight = new MediaQuery("max-width: 85.99rem");
const narrow = new MediaQuery("max-width: 40rem");

/** Whether there is room for the stage: the whole table at once, nothing of it to be scrolled to. */
export const staged = (): boolean => wide.current;
/** Whether the bar of the stage has no room for the table's title. */
export const titleless = (): boolean => wide.current && tight.current;
/** Whether it is as narrow as a phone. */
export const narrowed = (): boolean => narrow.current;
