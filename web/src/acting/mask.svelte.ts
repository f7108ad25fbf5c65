// Whether one's own secret amounts are hidden from oneself: not unless one wishes it, which this browser keeps;
// where several share a screen, always, until whoever sits there asks to see this one.

const KEY = "longshore-bids-shown";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "no";
  } catch {
    return true;
  }
}

let shown = $state(read());
let peeking = $state(false);

export interface Screen {
  readonly mine: readonly number[]; // the seats of those who sit at it
}
const shared = ({ mine }: Screen): boolean => mine.length > 1;

export const masked = (screen: Screen): boolean => (shared(screen) ? !peeking : !shown);

export function show(next: boolean, screen: Screen): void {
  if (shared(screen)) {
    peeking = next;
    return;
  }
  shown = next;
  try {
    localStorage.setItem(KEY, next ? "yes" : "no");
  } catch {
    // without storage it lasts as long as the page
  }
}

/** The next amount at a screen that is shared is hidden again. */
export function cover(): void {
  peeking = false;
}
