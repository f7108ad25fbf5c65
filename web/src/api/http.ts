// Asking the server. What it refuses comes as a `Refusal`, which can be said in the page's language.
import { known, say, type Values } from "../words/say.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly values: Values,
    readonly text: string,
  ) {
    super(text);
  }

  /** Whether the same wish may be granted if it is sent again. */
  get passing(): boolean {
    return this.status === 0 || this.status === 503 || this.status === 429;
  }

  say(): string {
    return sayRefusal(this);
  }
}

/** Why something cannot be done, in the page's language. */
export function sayRefusal(refused: { code: string; values: Values; text: string }): string {
  const id = `refused-${refused.code}`;
  return known(id) ? say(id, refused.values) : refused.text;
}

/** What went wrong, as a sentence, whatever it was. */
export const explain = (problem: unknown): string =>
  problem instanceof Refusal ? problem.say() : say("page-trouble", { problem: String(problem) });

type Query = Record<string, string | number | boolean | null | undefined>;

export function withQuery(path: string, query: Query = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return said.length
    ? `${path}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`
    : path;
}

export interface Asking {
  query?: Query;
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
}

export async function ask<T>(method: string, path: string, how: Asking = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (how.body !== undefined) headers["Content-Type"] = "application/json";
  if (how.token) headers["Authorization"] = `Bearer ${how.token}`;
  let answer: Response;
  try {
    answer = await fetch(withQuery(path, how.query), {
      method,
      headers,
      credentials: "same-origin",
      body: how.body === undefined ? null : JSON.stringify(how.body),
      signal: how.signal ?? null,
    });
  } catch (problem) {
    if (how.signal?.aborted) throw problem;
    throw new Refusal(0, "no-answer", {}, "The server does not answer.");
  }
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok) return told as T;
  throw new Refusal(
    answer.status,
    String(told["code"] ?? "http"),
    (told["values"] as Values) ?? { status: answer.status, reason: answer.statusText },
    String(told["text"] ?? answer.statusText),
  );
}

/** A name for a wish, so that nothing happens twice when it is sent again. */
export const wishKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
