// Being told by the browser when the page is closed: the browser's subscription is given to each table where one sits,
// and to one's account if one likes, and taken back when notifications are switched off.
import type { PushSubscription as Told } from "../game/types";
import { addDevice, dropDevice } from "../people/asking";
import * as server from "../api/tables";
import { keep, recall } from "./memory";

interface Kept {
  mark: string; // what was told to the server
  devices: readonly (readonly [seat: number, device: string])[];
}
const PLACE = "pushed"; // the tables that were told, by their names
const OWN = "pushed-account"; // what one's account calls this browser
const kept = (): Record<string, Kept> => recall<Record<string, Kept>>(PLACE, {});

async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return worker?.active && "pushManager" in worker ? worker.pushManager : null;
}

const coded = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

let asked: Promise<string> | null = null;

/** The server's key: asked for once, and again only where there was no answer. */
function serverKey(): Promise<string> {
  asked ??= server.pushKey().then(
    ({ key }) => key,
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The browser's subscription to this server: the one it has, unless that was to another key. */
async function subscription(push: PushManager): Promise<globalThis.PushSubscription> {
  const key = await serverKey();
  const had = await push.getSubscription();
  if (had && coded(had.options.applicationServerKey) === key) return had;
  await had?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** What is told to the server of this browser. */
async function wished(push: PushManager, language: string): Promise<Told> {
  const { endpoint = "", keys = {} } = (await subscription(push)).toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language };
}

const telling = new Map<string, Promise<void>>(); // one wish at a time at each table

/** Have this browser told when it is the turn of these seats. Where that cannot be done, the page itself tells. */
export function subscribe(table: string, seats: readonly number[], language: string): Promise<void> {
  const before = telling.get(table) ?? Promise.resolve();
  const told = before.then(() => tell(table, seats, language));
  telling.set(table, told);
  return told;
}

async function tell(table: string, seats: readonly number[], language: string): Promise<void> {
  const push = await manager();
  if (!push || !seats.length) return;
  try {
    const wish = await wished(push, language);
    const mark = [wish.endpoint, language, ...seats].join(" ");
    if (kept()[table]?.mark === mark) return;
    const told = seats.map(async (seat) => [seat, (await server.setPush(table, seat, wish)).device] as const);
    keep(PLACE, { ...kept(), [table]: { mark, devices: await Promise.all(told) } });
  } catch {
    // the browser has no push service, or does not want to: the page tells while it is open
  }
}

/** Have this browser told of all tables of one's account; whether it can be. */
export async function subscribeAccount(language: string): Promise<boolean> {
  const push = await manager();
  const wish = push && (await wished(push, language).catch(() => null));
  if (!wish) return false; // the browser has no push service, or does not want to
  keep(OWN, (await addDevice(wish)).device);
  return true;
}

/** What one's account calls this browser, where it is told of all tables. */
export const ownDevice = (): string => recall<string>(OWN, "");

/** Have this browser told no more of the tables of one's account, but still of those that were told themselves. */
export async function unsubscribeAccount(): Promise<void> {
  if (!ownDevice()) return;
  await dropDevice(ownDevice());
  keep(OWN, null);
}

/** Tell this browser no more, at any table. */
export async function unsubscribe(): Promise<void> {
  await unsubscribeAccount().catch(() => undefined); // one may be signed out by now, which ends it as well
  await Promise.all(telling.values());
  for (const [table, { devices }] of Object.entries(kept()))
    for (const [seat, device] of devices) await server.dropPush(table, seat, device).catch(() => undefined);
  keep(PLACE, null);
  const push = await manager();
  await (await push?.getSubscription())?.unsubscribe();
}
