// The token of the hosts' page: it comes behind the # of the address, and stays with this tab alone.
const KEPT = "longshore-host-token";

/** The token of the address, which is taken out of it, or the one that this tab has. */
export function bringToken(): string {
  const brought = new URLSearchParams(location.hash.slice(1)).get("token");
  if (brought) {
    keepToken(brought);
    history.replaceState(history.state, "", location.pathname + location.search);
    return brought;
  }
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // a browser that keeps nothing: the token is asked for each time
  }
}

export function keepToken(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEPT, token);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // it is used as long as the page is open
  }
}
