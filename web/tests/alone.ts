// Which tests need a world of their own: those that replace a part of it (`vi` of vitest), by themselves or by what
// they import from here.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORTED = /from "(\.[^"]*)"/g;
const REPLACES = /import \{[^}]*\bvi\b[^}]*\} from "vitest"/;
const HERE = import.meta.dirname;

export function replaces(file: string): boolean {
  const text = readFileSync(file, "utf-8");
  if (REPLACES.test(text)) return true;
  const imported = [...text.matchAll(IMPORTED)].map(([, path]) => `${join(dirname(file), path ?? "")}.ts`);
  return imported.filter((path) => path.startsWith(HERE)).some(replaces);
}
