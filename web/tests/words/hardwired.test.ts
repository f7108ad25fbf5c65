// No text is hard-wired: all that a person reads or hears comes from the Fluent files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../../src");
const READ_ALOUD = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
]);
const isText = (text: string): boolean => /\p{L}{2,}/u.test(text);

interface Node {
  type: string;
  [field: string]: unknown;
}

function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one);
  else if (node && typeof node === "object") {
    if ("type" in node) yield node as Node;
    for (const [name, value] of Object.entries(node)) if (name !== "parent") yield* walk(value);
  }
}

const texts = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [])
    .filter((one: Node) => one.type === "Text")
    .map((one: Node) => String(one["data"]));

function hardwired(source: string): string[] {
  const found: string[] = [];
  const markup = parse(source, { modern: true }).fragment;
  for (const node of walk(markup)) {
    if (node.type === "Fragment") found.push(...texts(node["nodes"]));
    if (node.type === "Attribute" && READ_ALOUD.has(String(node["name"])))
      found.push(...texts(node["value"]));
    if (node.type === "ExpressionTag") {
      const said = node["expression"] as Node;
      if (said.type === "Literal" && typeof said["value"] === "string") found.push(said["value"]);
    }
  }
  return found.filter(isText);
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".svelte"),
);

describe("what stands in the markup", () => {
  it("finds a text, and a name that is read aloud", () => {
    expect(hardwired('<p>Hello {name}</p><button aria-label="Close" class="big">✕</button>')).toEqual([
      "Hello ",
      "Close",
    ]);
  });
  it.each(files)("%s has no text of its own", (file) => {
    expect(hardwired(readFileSync(join(SOURCES, file), "utf8"))).toEqual([]);
  });
});
