// The channel by itself: when it connects, gives up waiting, and tells how it is.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "../table/page";
import { Live, type Connection } from "../../src/api/live";
import type { FromServer } from "../../src/game/types";
import { Socket } from "../table/server";

let sockets: Socket[];
let heard: FromServer[];
let told: Connection[];
let shut: number;
let live: Live;
const last = (): Socket => sockets.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  page.clear();
  [sockets, heard, told, shut] = [[], [], [], 0];
  Socket.made = (socket) => void sockets.push(socket);
  vi.stubGlobal("WebSocket", Socket);
  live = new Live(
    () => `/api/tables/abc/live?after=${heard.length}`,
    (frame) => void heard.push(frame),
    (state) => void told.push(state),
    () => void shut++,
  );
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe("the channel", () => {
  it("goes to the server of the page, and tells when it is there", () => {
    expect(last().url.href).toBe("ws://harbour.test/api/tables/abc/live?after=0");
    expect(told).toEqual([]);
    last().open();
    expect(told).toEqual(["live"]);
    last().tell({ kind: "said", seq: 1 });
    expect(heard).toEqual([{ kind: "said", seq: 1 }]);
  });

  it("asks for the address anew each time it connects", () => {
    last().open();
    last().tell({ kind: "said", seq: 1 });
    last().end(1006);
    vi.advanceTimersByTime(400);
    expect(sockets.map(({ after }) => after)).toEqual([0, 1]);
  });

  it("waits longer from try to try, but never long, and is patient again once it was there", () => {
    const tries: number[] = [];
    let before = Date.now();
    for (let n = 0; n < 12; n++) {
      last().end(1006);
      const count = sockets.length;
      while (sockets.length === count) vi.advanceTimersByTime(25);
      tries.push(Date.now() - before);
      before = Date.now();
    }
    expect(tries[0]).toBeLessThan(400);
    expect(Math.max(...tries)).toBeLessThan(19_000);
    expect(Math.min(...tries.slice(8))).toBeGreaterThan(11_000);
    last().open();
    last().end(1006);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(14);
  });

  it("does not wait for ever for one that does not open", () => {
    vi.advanceTimersByTime(12_000);
    expect(last().readyState).toBe(Socket.CLOSING);
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(2);
    expect(told).toEqual(["lost"]);
  });

  it("is replaced after a long silence; a beat is enough to keep it", () => {
    last().open();
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(20_000);
      last().tell({ kind: "beat", seq: 0 });
    }
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(46_000);
    expect(sockets).toHaveLength(2);
    last().open();
    expect(told).toEqual(["live", "live"]); // mended before anybody had to know
  });

  it("says once that the line is cut, however often it is tried", () => {
    last().open();
    for (let n = 0; n < 5; n++) {
      last().end(1006);
      const count = sockets.length;
      while (sockets.length === count) vi.advanceTimersByTime(25);
    }
    expect(told).toEqual(["live", "lost"]);
    last().open();
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(["live", "lost", "live"]);
  });

  it("is over when the door is shut: that is told once, and nothing is tried", () => {
    last().open();
    last().tell({ kind: "refused", code: "key-revoked", values: {}, text: "", key: null });
    last().end(4001);
    vi.advanceTimersByTime(60_000);
    expect(shut).toBe(1);
    expect(sockets).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that was busy, and then is shut, is over too", () => {
    last().open();
    last().tell({ kind: "refused", code: "rate", values: {}, text: "", key: null });
    last().end(4001);
    vi.advanceTimersByTime(19_000);
    expect([shut, sockets.length]).toEqual([0, 2]);
    last().open();
    last().tell({ kind: "refused", code: "no-table", values: {}, text: "", key: null });
    last().end(4001);
    expect(shut).toBe(1);
  });

  it("a wish that is refused shuts no door", () => {
    last().open();
    last().tell({ kind: "refused", code: "cannot", values: {}, text: "", key: "k" });
    vi.advanceTimersByTime(1000);
    expect([shut, sockets.length]).toEqual([0, 1]);
  });

  it("starts again at once when the network or the page is back", () => {
    for (let n = 0; n < 8; n++) {
      last().end(1006);
      vi.advanceTimersByTime(19_000);
    }
    const count = sockets.length;
    last().end(1006);
    page.happen("online");
    expect(sockets).toHaveLength(count + 1);
    page.hide(true); // nobody looks
    page.hide(false); // it is on its way already
    expect(sockets).toHaveLength(count + 1);
  });

  it("that was stopped says and does nothing any more", () => {
    last().open();
    live.stop();
    vi.advanceTimersByTime(1);
    live.restart();
    page.happen("online");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(told).toEqual(["live"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
