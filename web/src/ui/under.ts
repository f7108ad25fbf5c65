// A small note under what it is about, over everything else on the page.
const MARGIN = 6; // px, to what it is about and to the window's edges

/** For a `popover`: shown under an element, or over it where there is no room. */
export function under(anchor: HTMLElement | undefined) {
  return (note: HTMLElement): void => {
    if (!anchor) return;
    note.showPopover();
    const at = anchor.getBoundingClientRect();
    const { width, height } = note.getBoundingClientRect();
    const below = at.bottom + MARGIN;
    const top = below + height < innerHeight ? below : at.top - MARGIN - height;
    const left = Math.min(Math.max(MARGIN, at.left), innerWidth - width - MARGIN);
    Object.assign(note.style, { top: `${top}px`, left: `${left}px` });
  };
}
