// Every message that this room says by a whole id is there, and none is left over.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { english, source } from "./helpers";

const ROOM = new URL("../../src/around/", import.meta.url);
const code = readdirSync(ROOM, { recursive: true, withFileTypes: true })
  .filter((file) => /\.(svelte|ts)$/.test(file.name))
  .map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf-8"))
  .join("\n");
const own = `${source("text/locales/en/around.ftl")}\n${source("text/locales/en/options.ftl")}`;
const written = [...own.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);

test("what is said is there", () => {
  const said = [...code.matchAll(/["'`]((?:around|option|page)-[a-z0-9-]*[a-z0-9])["'`]/g)].map(
    (found) => found[1],
  );
  expect(said.length).toBeGreaterThan(200);
  for (const id of said) expect(english.has(id as string), id).toBe(true);
});

test("what is there is said", () => {
  // `around-order-${name}-about` stands for every id of that shape
  const shapes = [...code.matchAll(/`((?:around|option)-[^`]*)`/g)].map(
    (found) => new RegExp(`^${(found[1] as string).replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]*")}$`),
  );
  // options are said by their names, which options.test.ts looks at
  const mine = written.filter((id) => id.startsWith("around-"));
  const left = mine.filter((id) => !code.includes(`"${id}"`) && !shapes.some((shape) => shape.test(id)));
  expect(left).toEqual([]);
});
