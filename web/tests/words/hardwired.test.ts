// No text is hard-wired: all that a person reads or hears comes from the Fluent files. One exception stands
// outside of the sources, in the `<noscript>` of index.html: without scripts there is no Fluent either.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../..");
const SOURCES = join(WEB, "src");
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
/** What a script sets on an element to be read. */
const SHOWN = new Set(["textContent", "innerText", "innerHTML", "title", "ariaLabel", "alt", "placeholder"]);
const isText = (text: string): boolean => /\p{L}{2,}/u.test(text);
/** Something that is said, and no name or number of the code. */
const isSentence = (text: string): boolean => /\p{L}{2,}[\p{P}]?\s+\p{L}{2,}/u.test(text);
/** Attributes whose values are lists of names or numbers: classes, shapes, ids. */
const ISNT_READ = new Set(
  "class style d points viewBox transform href for id aria-labelledby aria-describedby aria-controls rel".split(
    " ",
  ),
);

interface Node {
  type: string;
  [field: string]: unknown;
}

/** All nodes below one, without those that are left out. */
function* walk(node: unknown, without: (node: Node) => boolean = () => false): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one, without);
  else if (node && typeof node === "object") {
    if ("type" in node) {
      if (without(node as Node)) return;
      yield node as Node;
    }
    for (const [name, value] of Object.entries(node)) if (name !== "parent") yield* walk(value, without);
  }
}

const texts = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [])
    .filter((one: Node) => one.type === "Text")
    .map((one: Node) => String(one["data"]));

const isUnread = ({ type, name }: Node): boolean =>
  (type === "Attribute" && ISNT_READ.has(String(name))) ||
  (type === "StyleDirective" && String(name).startsWith("--")) ||
  type === "ImportExpression";

/** The strings in an expression of the markup, each part of a template by itself. */
function strings(node: Node): string[] {
  if (node.type === "Literal" && typeof node["value"] === "string") return [node["value"]];
  if (node.type === "TemplateElement") return [String((node["value"] as { cooked: string }).cooked)];
  return [];
}

/** What a template says with its values left out, as `Hello ${name}, come in`. */
const pattern = (node: Node): string =>
  (node["quasis"] as Node[]).map((one) => String((one["value"] as { cooked: string }).cooked)).join("…");

function inMarkup(source: string): string[] {
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
  const said = found.filter(isText);
  for (const node of walk(markup, isUnread)) {
    if (node.type === "TemplateLiteral" && isSentence(pattern(node))) said.push(pattern(node));
    else
      said.push(
        ...strings(node).filter((text) => isSentence(text) && !said.some((one) => one.includes(text))),
      );
  }
  return said;
}

/** What a script writes into elements: `element.textContent = "…"`, also as one of two. */
function inScript(source: string): string[] {
  const found: string[] = [];
  const literals = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) return; // what a call is given is not what it gives
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("…"));
    else ts.forEachChild(node, literals);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssigned(node)) literals(node.right);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("one.ts", source, ts.ScriptTarget.Latest, true));
  return found.filter(isText);
}

function isAssigned({ left, operatorToken: { kind } }: ts.BinaryExpression): boolean {
  const sets = [ts.SyntaxKind.EqualsToken, ts.SyntaxKind.PlusEqualsToken];
  return sets.includes(kind) && ts.isPropertyAccessExpression(left) && SHOWN.has(left.name.text);
}

const scriptsOf = (source: string): string =>
  [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((one) => one[1]).join("\n");

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
const ending = (end: string): string[] => files.filter((name) => name.endsWith(end));
const read = (file: string): string => readFileSync(join(SOURCES, file), "utf8");

describe("what stands in the markup", () => {
  it("finds a text, and a name that is read aloud", () => {
    expect(inMarkup('<p>Hello {name}</p><button aria-label="Close" class="big">✕</button>')).toEqual([
      "Hello ",
      "Close",
    ]);
  });
  it("finds what is said in an expression", () => {
    expect(inMarkup('<p>{won ? "You have won" : say("lost")}</p>')).toEqual(["You have won"]);
    expect(inMarkup("<p>{`Hello ${name}, come in`}</p>")).toEqual(["Hello …, come in"]);
    expect(inMarkup("<p title={open ? `Shut the door` : null}></p>")).toEqual(["Shut the door"]);
    expect(inMarkup("<p title={`${name} has won`}></p>")).toEqual(["… has won"]);
    expect(inMarkup('<Part text={"Nobody came, alas"} />')).toEqual(["Nobody came, alas"]);
    expect(inMarkup('{#if ask("Are you sure?")}{/if}')).toEqual(["Are you sure?"]);
  });
  it("leaves names, classes and shapes alone", () => {
    const fine = [
      '<p class={own ? "card own" : "card"}>{say("page-name")}</p>',
      "<path d={`M ${x} over ${y}`} class=\"one two\" /><b class=\"a {c ? 'big red' : 'small'}\"></b>",
      "<p style:--x={`calc(one two)`}>{say(`seat-${key}`)}</p>",
    ];
    for (const one of fine) expect(inMarkup(one)).toEqual([]);
  });
  it.each(ending(".svelte"))("%s has no text of its own", (file) => {
    expect(inMarkup(read(file))).toEqual([]);
  });
});

describe("what scripts write into the page", () => {
  it("finds it", () => {
    expect(inScript('button.textContent = "Close";')).toEqual(["Close"]);
    expect(inScript('document.title = open ? `(${n}) Your turn` : "Longshore";')).toEqual([
      "(…) Your turn",
      "Longshore",
    ]);
    expect(inScript('one.ariaLabel += "more";')).toEqual(["more"]);
    expect(inScript('one.textContent = say("page-name"); one.id = "notes"; title = "x y";')).toEqual([]);
  });
  it.each([...ending(".ts"), ...ending(".svelte")])("%s writes none of its own", (file) => {
    const source = read(file);
    expect(inScript(file.endsWith(".ts") ? source : scriptsOf(source))).toEqual([]);
  });
});

it("index.html has no text but its name, and the word for those without scripts", () => {
  const html = readFileSync(join(WEB, "index.html"), "utf8");
  const said = html.replaceAll(/<!--.*?-->|<noscript[^>]*>.*?<\/noscript\s*>|<[^>]+>/gs, "").trim();
  expect(said).toBe("Longshore");
});
