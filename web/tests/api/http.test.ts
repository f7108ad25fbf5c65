// Asking the server: answers, refusals, and no answer.
import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, explain, Refusal, sayRefusal, wishKey, withQuery } from "../../src/api/http";

const answering = (body: string, how: ResponseInit = {}) => {
  const asked = vi.fn((_path: string, _how: RequestInit) => Promise.resolve(new Response(body, how)));
  vi.stubGlobal("fetch", asked);
  return asked;
};
const problemOf = async (asking: Promise<unknown>): Promise<Refusal> => {
  const problem = await asking.then(
    () => null,
    (why: unknown) => why,
  );
  expect(problem).toBeInstanceOf(Refusal);
  return problem as Refusal;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("ask", () => {
  it("gives what the server told", async () => {
    answering('{"seq": 4}');
    expect(await ask("GET", "/api/x")).toEqual({ seq: 4 });
  });

  it("sends a body as JSON, a token as a bearer's, and neither where there is none", async () => {
    const asked = answering("{}");
    await ask("POST", "/api/x", { body: { seat: 0 }, token: "t", query: { seat: 0 } });
    await ask("GET", "/api/x");
    expect(asked.mock.calls[0]?.[0]).toBe("/api/x?seat=0");
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      body: '{"seat":0}',
      headers: { "Content-Type": "application/json", Authorization: "Bearer t" },
      credentials: "same-origin",
    });
    expect(asked.mock.calls[1]?.[1]).toMatchObject({ method: "GET", body: null, headers: {} });
  });

  it("a refusal has its code, values and text", async () => {
    const told = { code: "stale", values: { given: 3, now: 5 }, text: "The game has gone on." };
    answering(JSON.stringify(told), { status: 409 });
    const problem = await problemOf(ask("GET", "/api/x"));
    expect(problem).toMatchObject({ status: 409, ...told });
    expect(problem.message).toBe(told.text);
    expect(problem.passing).toBe(false);
  });

  it("a refusal that is no JSON says what the status says", async () => {
    answering("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });
    const problem = await problemOf(ask("GET", "/api/x"));
    expect(problem).toMatchObject({
      status: 502,
      code: "http",
      values: { status: 502, reason: "Bad Gateway" },
      text: "Bad Gateway",
    });
  });

  it("an answer without any text is nothing, and no trouble", async () => {
    answering("", { status: 200 });
    expect(await ask("DELETE", "/api/x")).toEqual({});
  });

  it("no answer is a refusal that passes", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const problem = await problemOf(ask("GET", "/api/x"));
    expect(problem).toMatchObject({ status: 0, code: "no-answer", passing: true });
    expect(problem.say()).not.toBe("");
  });

  it("what is given up by oneself is no refusal", async () => {
    const giving = new AbortController();
    giving.abort();
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error));
    await expect(ask("GET", "/api/x", { signal: giving.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  it.each([
    [0, true],
    [429, true],
    [503, true],
    [400, false],
    [403, false],
    [409, false],
    [500, false],
  ])("status %i passes: %s", (status, passing) => {
    expect(new Refusal(status, "x", {}, "").passing).toBe(passing);
  });
});

describe("saying what went wrong", () => {
  it("falls back on the server's own text", () => {
    expect(sayRefusal({ code: "of-another-time", values: {}, text: "Not so." })).toBe("Not so.");
    expect(explain(new Refusal(409, "of-another-time", {}, "Not so."))).toBe("Not so.");
  });

  it("says something of what is no refusal", () => {
    expect(explain(new TypeError("oh"))).not.toBe("");
    expect(explain(undefined)).not.toBe("");
  });
});

describe("withQuery", () => {
  it("leaves out what is not said, and keeps what is false, empty or nought", () => {
    expect(withQuery("/x")).toBe("/x");
    expect(withQuery("/x", { seat: null, at: undefined })).toBe("/x");
    expect(withQuery("/x", { seat: 0, after: 0, all: false, name: "" })).toBe(
      "/x?seat=0&after=0&all=false&name=",
    );
  });

  it("escapes what means something in an address", () => {
    const { searchParams } = new URL(withQuery("/x", { name: "a&b=c d#é" }), "http://harbour.test");
    expect(searchParams.get("name")).toBe("a&b=c d#é");
  });
});

describe("wishKey", () => {
  it("is another one each time, and plain", () => {
    const keys = Array.from({ length: 50 }, wishKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
  });
});
