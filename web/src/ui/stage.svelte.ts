// Whether the window has room for the stage: the whole table at once, nothing of it to be scrolled to. The styles
// have the same bound, 64rem.
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 64rem");

export const staged = (): boolean => wide.current;
