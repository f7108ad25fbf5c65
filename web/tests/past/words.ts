// The page speaks English, from the files that it is served.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { speak } from "../../src/words/say.svelte";

const FOLDER = fileURLToPath(new URL("../../../src/longshore/text/locales/en/", import.meta.url));
export const ftl = (name: string): string => readFileSync(`${FOLDER}${name}.ftl`, "utf8");

export async function speakEnglish(...further: string[]): Promise<void> {
  const text = ["names", "lists", "log", "page", "past", ...further].map(ftl).join("\n");
  vi.stubGlobal("fetch", async () => new Response(text));
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  vi.unstubAllGlobals();
}
