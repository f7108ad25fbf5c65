// The catalogue as the server tells it: `python -m tests.web.fixtures`, in the repository's root.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../src/game/types";

export const FOLDER =
  process.env["LONGSHORE_FIXTURES"] ?? fileURLToPath(new URL("../.fixtures", import.meta.url));
const file = join(FOLDER, "catalogue.json");
if (!existsSync(file)) throw new Error(`There is no ${file}: make it with python -m tests.web.fixtures.`);
export const catalogue = JSON.parse(readFileSync(file, "utf8")) as Catalogue;
