// What the tests of this room share: the English words as they are, and the server's catalogue.
import { readdirSync, readFileSync } from "node:fs";
import { Lexicon } from "../../src/words/say.svelte";

export { catalogue } from "../catalogue";

const EN = new URL("../../../src/longshore/text/locales/en/", import.meta.url);
export const source = (path: string): string =>
  readFileSync(new URL(`../../../src/longshore/${path}`, import.meta.url), "utf-8");
export const english = new Lexicon(
  "en",
  ...readdirSync(EN)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(new URL(file, EN), "utf-8")),
);
