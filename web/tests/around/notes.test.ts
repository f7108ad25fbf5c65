import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../../src/api/http";
import * as server from "../../src/api/tables";
import { AGAIN, Notebook, PAUSE } from "../../src/around/notebook.svelte";

vi.mock("../../src/api/tables");
const stored = new Map<string, string>();
const kept = new Map<number, string>(); // what the server has, by seat
const away = new Refusal(0, "no-answer", {}, "The server does not answer.");

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.mocked(server.notes)
    .mockReset()
    .mockImplementation(async (_, seat) => ({ seat, text: kept.get(seat) ?? "" }) as never);
  vi.mocked(server.keepNotes)
    .mockReset()
    .mockImplementation(async (_, seat, text) => void kept.set(seat, text) as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(seat: number): Promise<Notebook> {
  const book = new Notebook("t", seat);
  await book.open();
  return book;
}
function type(book: Notebook, text: string): void {
  book.text = text;
  book.typed();
}
/** The next saving waits until it is let go. */
function held(): () => void {
  let release = (): void => undefined;
  vi.mocked(server.keepNotes).mockImplementationOnce(async (_, seat, text) => {
    await new Promise<void>((done) => (release = done));
    kept.set(seat, text);
    return undefined as never;
  });
  return () => release();
}
const LOCAL = "longshore-notes-t-0";

describe("a device that is handed round", () => {
  test("what the next seat writes has nothing of the one before", async () => {
    kept.set(0, "Blue's plan");
    const blue = await opened(0);
    expect(blue.text).toBe("Blue's plan");
    blue.close();
    const red = new Notebook("t", 1);
    expect([red.text, red.stage]).toEqual(["", "loading"]);
    await red.open();
    type(red, "Red's plan");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([...kept]).toEqual([
      [0, "Blue's plan"],
      [1, "Red's plan"],
    ]);
  });
  test("what was being typed is saved for the seat that typed it", async () => {
    const blue = await opened(0);
    type(blue, "half a thou");
    blue.close();
    await vi.advanceTimersByTimeAsync(0);
    expect([...kept]).toEqual([[0, "half a thou"]]);
  });
  test("an answer that comes too late is not shown", async () => {
    kept.set(0, "Blue's plan");
    const blue = new Notebook("t", 0);
    const coming = blue.open();
    blue.close();
    await coming;
    expect(blue.text).toBe("");
  });
});

describe("while something is on its way", () => {
  test("what is typed meanwhile stays in this browser, and follows", async () => {
    const book = await opened(0);
    const go = held();
    type(book, "one");
    await vi.advanceTimersByTimeAsync(PAUSE);
    type(book, "one two");
    go();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored.get(LOCAL)).toBe('"one two"');
    expect(book.stage).toBe("typing");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(kept.get(0)).toBe("one two");
    expect(stored.has(LOCAL)).toBe(false);
    expect(book.stage).toBe("saved");
  });
  test("the older text never comes after the newer one", async () => {
    const book = await opened(0);
    const go = held();
    type(book, "one");
    await vi.advanceTimersByTimeAsync(PAUSE);
    type(book, "one two");
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(vi.mocked(server.keepNotes)).toHaveBeenCalledTimes(1);
    book.close();
    go();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.get(0)).toBe("one two");
  });
});

describe("without the server", () => {
  test("it is asked again, but not once the notes are put away", async () => {
    vi.mocked(server.notes).mockRejectedValue(away);
    const book = await opened(0);
    expect(book.stage).toBe("loading");
    expect(book.trouble).not.toBe("");
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect(vi.mocked(server.notes)).toHaveBeenCalledTimes(2);
    book.close();
    await vi.advanceTimersByTimeAsync(5 * AGAIN);
    expect(vi.mocked(server.notes)).toHaveBeenCalledTimes(2);
    expect(vi.mocked(server.keepNotes)).not.toHaveBeenCalled();
  });
  test("what could not be saved is there the next time, and is saved then", async () => {
    vi.mocked(server.keepNotes).mockRejectedValueOnce(away);
    const book = await opened(0);
    type(book, "for later");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(book.stage).toBe("kept");
    book.close();
    const again = await opened(0);
    expect(again.text).toBe("for later");
    expect(kept.get(0)).toBe("for later");
    expect(stored.has(LOCAL)).toBe(false);
  });
  test("what waits here can be gone on with before the server is back", async () => {
    stored.set(LOCAL, '"for later"');
    vi.mocked(server.notes).mockRejectedValue(away);
    const book = await opened(0);
    expect([book.text, book.stage]).toEqual(["for later", "kept"]);
    type(book, "for later, and more");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(kept.get(0)).toBe("for later, and more");
  });
  test("what is refused for good is not sent over and over", async () => {
    vi.mocked(server.keepNotes).mockRejectedValue(new Refusal(403, "forbidden", {}, "No."));
    const book = await opened(0);
    type(book, "mine?");
    await vi.advanceTimersByTimeAsync(10 * AGAIN);
    expect(vi.mocked(server.keepNotes)).toHaveBeenCalledTimes(1);
    expect(book.trouble).not.toBe("");
  });
});
