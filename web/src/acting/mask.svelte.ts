// Whether amounts that are to be secret are shown while one makes them: as one last chose in this browser.

const KEY = "longshore-bids-shown";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

let shown = $state(read());

export const masked = (): boolean => !shown;

export function show(next: boolean): void {
  shown = next;
  try {
    localStorage.setItem(KEY, next ? "yes" : "no");
  } catch {
    // without storage it lasts as long as the page
  }
}
