// Starts the page quickly and lets it say that the line is cut. The tables themselves are never kept:
// what lies under /api is always asked of the server.
const SHELL = "longshore-shell-1"; // the page
const PARTS = "longshore-parts-1"; // scripts, styles and words
const MOST_PARTS = 80;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const kept = [SHELL, PARTS];
  const tidy = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name))),
    );
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isBuilt(address)) event.respondWith(built(request));
  else if (isPart(address)) event.respondWith(fresh(request));
});

// built files have their content's hash in their name: what is there is right
const isBuilt = ({ pathname }) => /^\/(page\/)?assets\/.+-[\w-]{6,}\.\w+$/.test(pathname);
const isPart = ({ pathname }) =>
  pathname.startsWith("/page/") || /^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(pathname);
// every room of the page is the same file; other addresses (the API's description) are not the page
const isRoom = ({ pathname }) =>
  pathname === "/" || /^\/(t\/[^/]+|new|lobby|games|learn|rules)\/?$/.test(pathname);

/** The page as the server has it; without the server as it was. */
async function page(request) {
  if (!isRoom(new URL(request.url))) return fetch(request);
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw problem;
  }
}

async function built(request) {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache);
  }
  return answer;
}

/** Words and pictures: the server's, which says quickly when nothing is new; else those from before. */
async function fresh(request) {
  const cache = await caches.open(PARTS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw problem;
  }
}

/** Files of older builds go, the oldest first. */
async function trim(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PARTS)).map((key) => cache.delete(key)));
}

// A notification leads to its table: in the tab that shows it, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

async function show(url) {
  const target = new URL(url, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === target.pathname);
  await (there ? there.focus() : self.clients.openWindow(target.href));
}
