// Every message that is said here exists, and none is left over.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SHORTCUTS } from "../../src/acting/shortcuts";
import { english, ftl } from "./words";

const SOURCES = join(import.meta.dirname, "../../src/acting");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|ts)$/.test(name),
);
const source = files.map((name) => readFileSync(join(SOURCES, name), "utf8")).join("\n");
const ids = [...ftl("acting").matchAll(/^(acting-[\w-]+) =/gm)].map((found) => found[1] as string);

// messages whose id is put together: `acting-do-${type}`
const prefixes = [...source.matchAll(/`(acting-[a-z-]*)\$\{[^}]+\}([a-z-]*)`/g)].map(
  (found) => new RegExp(`^${found[1]}[\\w-]+${found[2]}$`),
);
const named = new Set([...source.matchAll(/"(acting-[\w-]+)"/g)].map((found) => found[1] as string));

describe("the messages of where one acts", () => {
  it("exist, each that is named", () => {
    expect([...named].filter((id) => !english.has(id))).toEqual([]);
  });
  it("are all used", () => {
    expect(ids.filter((id) => !named.has(id) && !prefixes.some((prefix) => prefix.test(id)))).toEqual([]);
  });
  it("name the keys that have names", () => {
    for (const [key] of SHORTCUTS)
      if (key.length > 1) expect(english.has(`acting-keyname-${key}`)).toBe(true);
  });
});
