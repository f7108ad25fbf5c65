// Starts the page quickly and lets it say that the line is cut. The tables themselves are never kept:
// what lies under /api is always asked of the server.
const SHELL = "longshore-shell-1"; // the page
const PARTS = "longshore-parts-1"; // scripts, styles and words
const MOST_PARTS = 300; // about three builds
const LANGUAGES = ["en", "de", "fr", "it", "nl", "es"];

self.addEventListener("install", (event) => {
  event.waitUntil(moveIn().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (isBuilt(address)) event.respondWith(built(request));
  else if (isPart(address)) event.respondWith(fresh(request));
});

// built files have their content's hash in their name: what is there is right
const isBuilt = ({ pathname }) => /^\/(page\/)?assets\/.+-[\w-]{6,}\.\w+$/.test(pathname);
const isPart = ({ pathname }) =>
  pathname.startsWith("/page/") || /^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(pathname);
// every room of the page is the same file; other addresses (the API's description) are not the page
const isRoom = ({ pathname }) =>
  pathname === "/" || /^\/(t\/[^/]+(\/review)?|new|lobby|games|learn|rules|host)\/?$/.test(pathname);

/** The page as the server has it; without the server as it was. */
async function page(event) {
  const { request } = event;
  if (!isRoom(new URL(request.url))) return fetch(request);
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch (problem) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw problem;
  }
}

/** Keep the page with all that it is made of, so that it starts without the server the next time. Without the
 * server it moves in later. */
async function moveIn() {
  const answer = await fetch("/").catch(() => null);
  if (!answer?.ok) return;
  const html = await keepShell(answer);
  const linked = [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, pathname]) => pathname);
  const cache = await caches.open(PARTS);
  const paths = [...linked.filter((pathname) => isPart({ pathname })), words()];
  await Promise.all(paths.map((path) => keepPart(cache, path)));
}

/** Keep the page. One of another build brings its files, and sends away those of the builds before it unless a
 * page that still needs them is open. */
async function keepShell(answer) {
  const cache = await caches.open(SHELL);
  const before = await cache.match("/").then((kept) => kept?.text());
  const now = await answer.clone().text();
  if (before === now) return now;
  await buildOf(now, true);
  await cache.put("/", answer);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await tidy();
  return now;
}

/** The files of the build of this page: those that it names, those that these name, and so on. */
async function buildOf(html, fetched) {
  const cache = await caches.open(PARTS);
  const found = new Set();
  let next = named(html);
  while (next.length) {
    next.forEach((path) => found.add(path));
    const texts = await Promise.all(
      next.map(async (path) => {
        const part = (await cache.match(path)) ?? (fetched ? await keepPart(cache, path) : null);
        return part && path.endsWith(".js") ? part.text() : "";
      }),
    );
    next = [...new Set(texts.flatMap(named))].filter((path) => !found.has(path));
  }
  return found;
}

const named = (text) => [
  ...new Set([...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g)].map(([name]) => `/assets/${name}`)),
];

/** Fetch a file and keep it; null where that does not work, then it is fetched when it is wanted. */
async function keepPart(cache, path) {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) return null;
  await cache.put(path, answer.clone());
  return answer;
}

/** The words in the browser's language; those of a language that was chosen are kept when they are read. */
function words() {
  const wanted = self.navigator.languages.map((one) => one.toLowerCase().split("-")[0]);
  return `/page/words/${wanted.find((one) => LANGUAGES.includes(one)) ?? "en"}.ftl`;
}

/** Caches of other versions go, and the files of older builds. */
async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== SHELL && name !== PARTS);
  await Promise.all(old.map((name) => caches.delete(name)));
  const shell = await (await caches.open(SHELL)).match("/");
  if (!shell) return;
  const build = await buildOf(await shell.text(), false);
  const cache = await caches.open(PARTS);
  const gone = (await cache.keys()).filter(({ url }) => {
    const address = new URL(url);
    return isBuilt(address) && !build.has(address.pathname);
  });
  await Promise.all(gone.map((key) => cache.delete(key)));
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

/** No more than a browser should have to keep: the oldest go first. */
async function trim(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PARTS)).map((key) => cache.delete(key)));
}

// Pushed by the server, when it is one's turn and no page of that table is open.
self.addEventListener("push", (event) => {
  event.waitUntil(announce(event.data));
});

async function announce(data) {
  const told = readable(data);
  const url = new URL(told.url ?? "/", self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = windows.some((one) => one.focused && new URL(one.url).pathname === url.pathname);
  // a push that shows nothing may cost the subscription: where the page shows it already, only no sound is made
  await self.registration.showNotification(told.title ?? "Longshore", {
    body: told.body ?? "",
    tag: `table-${told.table ?? ""}`, // in the place of the last one
    renotify: !seen,
    silent: seen,
    icon: "/icon-192.png",
    data: { url: url.pathname },
  });
}

function readable(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
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
