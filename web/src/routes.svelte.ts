// Which room of the page is shown: by its address.

export type Room =
  | "start"
  | "new"
  | "lobby"
  | "games"
  | "learn"
  | "rules"
  | "host"
  | "me"
  | "player"
  | "ratings"
  | "contests"
  | "table"
  | "review"
  | "nowhere";
export interface Route {
  room: Room;
  table: string;
  query: URLSearchParams;
}

const ROOMS: Record<string, Room> = {
  "/": "start",
  "/new": "new",
  "/lobby": "lobby",
  "/games": "games",
  "/learn": "learn",
  "/rules": "rules",
  "/host": "host",
  "/me": "me",
  "/player": "player",
  "/ratings": "ratings",
  "/contests": "contests",
};

const SECRETS = new Set<Room>(["table", "host"]); // rooms whose addresses bring a token behind the #

export function routeOf(address: URL): Route {
  const path = address.pathname.replace(/\/+$/, "") || "/";
  const [, table, review] = /^\/t\/([^/]+)(\/review)?$/.exec(path) ?? [];
  if (table) return { room: review ? "review" : "table", table: decoded(table), query: address.searchParams };
  return { room: ROOMS[path] ?? "nowhere", table: "", query: address.searchParams };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // half of a sign: no table is called so, and the server says that
  }
}

let route = $state.raw<Route>(
  typeof location === "undefined"
    ? { room: "start", table: "", query: new URLSearchParams() }
    : routeOf(new URL(location.href)),
);

export const here = (): Route => route;

/** Go to another room of the page. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  const before = route;
  route = routeOf(new URL(location.href));
  if (before.room !== route.room || before.table !== route.table) scrollTo(0, 0);
}

/** Let links within the page and the browser's arrows change rooms without loading anew. */
export function followLinks(): void {
  addEventListener("popstate", () => (route = routeOf(new URL(location.href))));
  addEventListener(
    "hashchange",
    () => location.hash.length > 1 && SECRETS.has(route.room) && location.reload(),
  );
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(new URL(link.href)).room === "nowhere" || link.hash.length > 1) return;
    event.preventDefault();
    go(link.href);
  });
}
