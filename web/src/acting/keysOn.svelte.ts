// Whether the keys of the table are used: as one last chose in this browser.

const KEY = "longshore-keys-off";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "yes";
  } catch {
    return true;
  }
}

let on = $state(read());

export const keysOn = (): boolean => on;

export function switchKeys(next: boolean): void {
  on = next;
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "yes");
  } catch {
    // without storage it lasts as long as the page
  }
}
