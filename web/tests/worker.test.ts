// The service worker: which addresses are the page, and what a push shows.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCE = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");
const SERVER = readFileSync(new URL("../../src/longshore/server/http/api/page.py", import.meta.url), "utf8");
const ORIGIN = "http://harbour.test";

type Listener = (event: object) => void;
interface Window {
  focused: boolean;
  url: string;
}

/** A worker that has kept the page, while the server is not to be reached. */
function worker(windows: readonly Window[] = []) {
  const listeners: Record<string, Listener> = {};
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    clients: { matchAll: () => Promise.resolve(windows) },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) =>
        Promise.resolve(void shown.push({ title, options })),
    },
  };
  const caches = { open: () => Promise.resolve({ match: () => Promise.resolve("kept") }) };
  const fetch = () => Promise.reject(new TypeError("no line"));
  new Function("self", "caches", "fetch", SOURCE)(self, caches, fetch);
  return { listeners, shown };
}

function visit(path: string): Promise<unknown> {
  const request = { url: ORIGIN + path, method: "GET", mode: "navigate" };
  return new Promise((answer) => {
    const respondWith = (answered: Promise<unknown>) => answer(answered);
    worker().listeners["fetch"]?.({ request, respondWith, waitUntil: () => undefined });
  });
}

async function push(windows: readonly Window[]) {
  const { listeners, shown } = worker(windows);
  const told = { title: "Friday", body: "Your turn", table: "aaa", url: "/t/aaa" };
  let done: unknown;
  const waitUntil = (work: unknown) => (done = work);
  listeners["push"]?.({ data: { json: () => told }, waitUntil });
  await done;
  return shown;
}

describe("without the server", () => {
  const rooms = [.../^ROOMS = \(([^)]*)\)$/m.exec(SERVER)![1]!.matchAll(/"([^"]+)"/g)].map(
    ([, room]) => room!,
  );

  it("every room of the page opens", async () => {
    expect(rooms).toContain("/t/{table}");
    for (const room of rooms) expect(await visit(room.replace("{table}", "aaaaaaaaaaaa")), room).toBe("kept");
  });

  it("what is no room does not", async () => {
    for (const path of ["/api/docs", "/t/aaa/other", "/elsewhere"])
      await expect(visit(path), path).rejects.toThrow("no line");
  });
});

describe("a push", () => {
  it("is announced, again in the place of the last one", async () => {
    const [{ title, options }] = (await push([])) as [{ title: string; options: object }];
    expect(title).toBe("Friday");
    expect(options).toMatchObject({ body: "Your turn", tag: "table-aaa", renotify: true, silent: false });
  });

  it("makes no sound where its table is looked at, but is shown: browsers take unshown ones amiss", async () => {
    const shown = await push([{ focused: true, url: `${ORIGIN}/t/aaa` }]);
    expect(shown[0]?.options).toMatchObject({ silent: true, renotify: false });
    const beside = await push([{ focused: false, url: `${ORIGIN}/t/aaa` }]);
    expect(beside[0]?.options).toMatchObject({ silent: false });
  });
});
