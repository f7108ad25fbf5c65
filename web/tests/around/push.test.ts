// The browser's subscription, given to the tables where one sits.
import { beforeEach, describe, expect, it, vi } from "vitest";

const { pushKey, setPush, dropPush, addDevice, dropDevice } = vi.hoisted(() => ({
  pushKey: vi.fn(),
  setPush: vi.fn(),
  dropPush: vi.fn(),
  addDevice: vi.fn(),
  dropDevice: vi.fn(),
}));
vi.mock("../../src/api/tables", () => ({ pushKey, setPush, dropPush }));
vi.mock("../../src/people/asking", () => ({ addDevice, dropDevice }));

const KEY = "AQID";
const given = {
  options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
  toJSON: () => ({ endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};

async function push() {
  vi.resetModules(); // each test is a page of its own
  return import("../../src/around/push");
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const pushManager = { getSubscription: () => Promise.resolve(given), subscribe: vi.fn() };
  const getRegistration = () => Promise.resolve({ active: {}, pushManager });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  vi.clearAllMocks();
  pushKey.mockResolvedValue({ key: KEY });
  setPush.mockResolvedValue({ device: "d" });
  dropPush.mockResolvedValue({});
  addDevice.mockResolvedValue({ device: "own" });
  dropDevice.mockResolvedValue({});
});

describe("a subscription", () => {
  it("is told once, however often it is wished at once or later", async () => {
    const { subscribe } = await push();
    await Promise.all([1, 2, 3].map(() => subscribe("aaa", [0, 2], "en")));
    await subscribe("aaa", [0, 2], "en");
    expect(setPush.mock.calls.map(([table, seat]) => [table, seat])).toEqual([
      ["aaa", 0],
      ["aaa", 2],
    ]);
    expect(pushKey).toHaveBeenCalledTimes(1);
  });

  it("is told anew in another language, and at another table", async () => {
    const { subscribe } = await push();
    await Promise.all([
      subscribe("aaa", [0], "en"),
      subscribe("aaa", [0], "de"),
      subscribe("bbb", [1], "de"),
    ]);
    expect(setPush).toHaveBeenCalledTimes(3);
  });

  it("is tried again where the server did not answer", async () => {
    const { subscribe } = await push();
    pushKey.mockRejectedValueOnce(new Error("no line"));
    await subscribe("aaa", [0], "en");
    expect(setPush).not.toHaveBeenCalled();
    setPush.mockRejectedValueOnce(new Error("no line"));
    await subscribe("aaa", [0], "en");
    await subscribe("aaa", [0], "en");
    expect(setPush).toHaveBeenCalledTimes(2);
  });

  it("is taken back at all tables, also where it is only just being told", async () => {
    const { subscribe, unsubscribe } = await push();
    const telling = subscribe("aaa", [0], "en");
    await unsubscribe();
    await telling;
    expect(dropPush).toHaveBeenCalledWith("aaa", 0, "d");
    expect(given.unsubscribe).toHaveBeenCalled();
  });

  it("is given to one's account, by the same subscription, and taken back there alone", async () => {
    const { ownDevice, subscribeAccount, unsubscribeAccount } = await push();
    expect(await subscribeAccount("de")).toBe(true);
    const told = { endpoint: "https://push.test/1", p256dh: "p", auth: "a", language: "de" };
    expect(addDevice).toHaveBeenCalledWith(told);
    expect(ownDevice()).toBe("own");
    await unsubscribeAccount();
    expect(dropDevice).toHaveBeenCalledWith("own");
    expect(ownDevice()).toBe("");
    expect(given.unsubscribe).not.toHaveBeenCalled(); // tables may have this browser told
  });

  it("goes from one's account, too, where the browser is to be told no more", async () => {
    const { subscribeAccount, unsubscribe } = await push();
    await subscribeAccount("en");
    await unsubscribe();
    expect(dropDevice).toHaveBeenCalledWith("own");
    expect(given.unsubscribe).toHaveBeenCalled();
  });

  it("is given to no account by a browser without a push service", async () => {
    vi.stubGlobal("navigator", {});
    const { subscribeAccount } = await push();
    expect(await subscribeAccount("en")).toBe(false);
    expect(addDevice).not.toHaveBeenCalled();
  });
});
