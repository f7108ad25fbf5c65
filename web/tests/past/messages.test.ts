// Every message that is said here exists, and none is left over.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ftl } from "./words";

const SOURCES = join(import.meta.dirname, "../../src/past");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|ts)$/.test(name),
);
const source = files.map((name) => readFileSync(join(SOURCES, name), "utf8")).join("\n");
const ids = [...ftl("past").matchAll(/^(past-[\w-]+) =/gm)].map((found) => found[1] as string);
const named = new Set([...source.matchAll(/"(past-[\w-]+)"/g)].map((found) => found[1] as string));
// messages whose id is put together: `past-flow-${flow}`, doing("left", …)
const made = [...source.matchAll(/`(past-[a-z-]*)\$\{[^}]+\}([a-z-]*)`/g)].map(
  (found) => new RegExp(`^${found[1]}[\\w-]+${found[2]}$`),
);

describe("the messages of the past", () => {
  test("exist, each that is named", () => expect([...named].filter((id) => !ids.includes(id))).toEqual([]));
  test("are all used", () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !named.has(id) && !made.some((pattern) => pattern.test(id)))).toEqual([]);
  });
});
