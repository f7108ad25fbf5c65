// Editions are data: no script of the page names one, its colours, letters or hues. Whoever needs them asks the
// catalogue, which has those of every edition that is played at a server.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { SEAT_NAMES } from "../../src/game/editions";
import type { Options } from "../../src/game/types";
import { catalogue } from "../catalogue";

const SOURCES = join(import.meta.dirname, "../../src");
/** Values of options are names of the rules; one happens to be an edition's name as well. */
const VALUES = new Set(Object.values(catalogue.choices).flat());
const EDITIONS = new Set(catalogue.editions.map(({ name }) => name));
const COLOURS = new Set(
  catalogue.editions
    .flatMap(({ colours }) => colours)
    .filter((name) => !SEAT_NAMES.some((seat) => seat === name)),
);
const LETTERS = catalogue.editions.map(({ letters }) => letters);
const HUES = new Set(
  catalogue.editions
    .flatMap(({ paints }) => paints.flatMap(({ light, dark }) => [light.fill, dark.fill]))
    .filter((hue) => !["#ffffff", "#000000"].includes(hue)),
);

/** Whether a string is compared with an option, or is one's value in a table of them. */
function isValue(node: ts.Node): boolean {
  const around = node.parent.getText();
  return Object.keys(catalogue.editions[0]?.by_seats["3"] as Options).some(
    (option) => option !== "edition" && around.includes(option),
  );
}

function namesOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? [node.name.text] : [];
}

/** What a script names of editions. */
function found(source: string): string[] {
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const name of namesOf(node)) {
      if (COLOURS.has(name) || HUES.has(name.toLowerCase())) named.push(name);
      if (EDITIONS.has(name) && !(VALUES.has(name) && isValue(node))) named.push(name);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const items = node.elements.flatMap(namesOf);
      if (LETTERS.some((letters) => letters.every((letter) => items.includes(letter))))
        named.push(items.join(""));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("one.ts", source, ts.ScriptTarget.Latest, true));
  return named;
}

const scriptsOf = (source: string): string =>
  [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((one) => one[1]).join("\n");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (name) => !name.startsWith("generated") && /\.(ts|svelte)$/.test(name),
);

describe("a list of editions or of their colours", () => {
  it.each([
    ['const EDITIONS = ["classic", "anniversary"];', ["classic", "anniversary"]],
    ['const FIRST = { edition: "classic" };', ["classic"]],
    ['const colours = ["black", "brown"];', ["black", "brown"]],
    ['const BOXES = { tan: "#123456" };', ["tan"]],
    ['const fill = "#F08A24";', ["#F08A24"]],
    ['const LETTERS = ["k", "n", "o", "t", "w"];', ["knotw"]],
    ['const buildings = options.seizure !== "anniversary";', []],
    ['const I6 = ["seizure", "anniversary"];', []],
    ['const seats = ["blue", "purple"]; // as in classic, black and brown', []],
  ])("%s", (source, names) => expect(found(source)).toEqual(names));

  it.each(files)("is not in %s", (file) => {
    const source = readFileSync(join(SOURCES, file), "utf8");
    expect(found(file.endsWith(".ts") ? source : scriptsOf(source))).toEqual([]);
  });
});
