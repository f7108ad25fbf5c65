// Dragging a container to a column: the pointer goes a little way before a press becomes a drag.

const FAR = 6; // px

export class Dragging {
  /** What is held, and how far it was taken; `over` is the column below it. */
  held = $state.raw<string | null>(null);
  by = $state.raw({ x: 0, y: 0 });
  over = $state.raw<number | null>(null);
  /** Whether the press has become a drag; a click that ends one is none. */
  dragged = $state.raw(false);
  private from = { x: 0, y: 0 };

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly put: (id: string, column: number) => void,
  ) {}

  down(event: PointerEvent, id: string): void {
    this.dragged = false;
    if (event.button !== 0) return;
    this.held = id;
    this.from = { x: event.clientX, y: event.clientY };
    this.by = { x: 0, y: 0 };
    this.over = null;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    if (this.held === null) return;
    const by = { x: event.clientX - this.from.x, y: event.clientY - this.from.y };
    if (!this.dragged && Math.hypot(by.x, by.y) < FAR) return;
    this.dragged = true;
    this.by = by;
    this.over = this.columnAt(event.clientX, event.clientY);
  };

  drop = (): void => {
    if (this.held !== null && this.dragged && this.over !== null) this.put(this.held, this.over);
    this.cancel();
  };

  cancel = (): void => {
    this.held = null;
    this.over = null;
    this.by = { x: 0, y: 0 };
  };

  private columnAt(x: number, y: number): number | null {
    const root = this.root();
    for (const one of document.elementsFromPoint(x, y)) {
      if (one instanceof HTMLElement && one.dataset["column"] && root?.contains(one)) {
        return Number(one.dataset["column"]);
      }
    }
    return null;
  }
}
