// Keys that do something at the table; none of them while one types.

export type Deed =
  "build" | "produce" | "harbour" | "sail" | "loan" | "commit" | "back" | "skip" | "help" | "close";

export const SHORTCUTS: readonly (readonly [key: string, deed: Deed])[] = [
  ["b", "build"],
  ["p", "produce"],
  ["h", "harbour"],
  ["s", "sail"],
  ["l", "loan"],
  ["Enter", "commit"],
  ["Backspace", "back"],
  ["Escape", "close"],
  ["n", "skip"],
  ["?", "help"],
];

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly repeat: boolean;
}
/** Where a key was pressed, as far as it matters. */
export interface Spot {
  readonly typing: boolean; // in a field
  readonly pressing: boolean; // on something that Enter presses
  readonly dialog: boolean; // under or in a dialog
}

/** What a key asks for; null if it is not for us. */
export function deedOf(pressed: Pressed, spot: Spot): Deed | null {
  if (pressed.defaultPrevented || pressed.repeat || spot.dialog) return null;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (spot.typing) return null;
  if (pressed.key === "Enter" && spot.pressing) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  return SHORTCUTS.find(([one]) => one === key)?.[1] ?? null;
}

/** The spot of an event's target. */
export function spotOf(target: EventTarget | null): Spot {
  const element = target instanceof Element ? target : null;
  const field = element?.closest("input, textarea, select, [contenteditable]");
  const typing = !!field && !/^(checkbox|radio|button|range)$/.test((field as HTMLInputElement).type ?? "");
  return {
    typing,
    pressing: !!element?.closest("button, a[href], summary, input, [role=button]"),
    dialog: !!document.querySelector("dialog[open]"),
  };
}
