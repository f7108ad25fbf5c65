// Every message that the board says exists, none is left over, and the text equivalents read well.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { goodsWords } from "../../src/board/spoken";
import { Lexicon, speak } from "../../src/words/say.svelte";

const WORDS = fileURLToPath(new URL("../../../src/longshore/text/locales/en/", import.meta.url));
const SOURCES = join(import.meta.dirname, "../../src/board");
const ftl = (name: string): string => readFileSync(`${WORDS}${name}.ftl`, "utf8");
const source = readdirSync(SOURCES)
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))
  .join("\n");
const english = ["names", "lists", "log", "board"].map(ftl).join("\n");
const ids = [...ftl("board").matchAll(/^(board-[\w-]+) =/gm)].map((found) => found[1] as string);
const named = new Set([...source.matchAll(/"(board-[\w-]+)"/g)].map((found) => found[1] as string));
// ids that are put together: `board-do-${kind}`
const patterns = [...source.matchAll(/`(board-[a-z-]*)\$\{[^}]+\}([a-z-]*)`/g)].map(
  (found) => new RegExp(`^${found[1]}[\\w-]+${found[2]}$`),
);

describe("the messages of the board", () => {
  const lexicon = new Lexicon("en", english);
  it("exist, each that is named", () => {
    expect([...named].filter((id) => !lexicon.has(id))).toEqual([]);
  });
  it("are all used", () => {
    expect(ids.filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
  });
  it("have both a short word and a full name for all that can be done", () => {
    const short = ids.filter((id) => id.startsWith("board-do-")).map((id) => id.replace("board-do-", ""));
    const full = ids.filter((id) => id.startsWith("board-act-")).map((id) => id.replace("board-act-", ""));
    expect(short.sort()).toEqual(full.sort());
  });
});

describe("containers in words", () => {
  const table = { colours: ["black", "brown", "orange", "tan", "white"] };
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(english) }));
    await speak("en");
  });
  it("in a store have their prices", () => {
    expect(
      goodsWords(table, [
        [0, 3],
        [3, 2],
        [0, 3],
      ]),
    ).toBe("tan at $2 and two black at $3");
  });
  it("elsewhere have none", () => {
    expect(goodsWords(table, [4, 0, 4, 4])).toBe("black and three white");
  });
  it("can be none at all", () => {
    expect(goodsWords(table, [])).toBe("empty");
  });
});
