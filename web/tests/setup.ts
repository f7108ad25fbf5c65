// Every test knows what the server's catalogue tells: `python -m tests.web.fixtures` writes it down. Test files share
// the modules that they import, but for those that replace a part of the world: these read all of them anew.
import { afterAll, expect, vi } from "vitest";
import { replaces } from "./alone";

const file = expect.getState().testPath;
if (file !== undefined && replaces(file)) {
  vi.resetModules();
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}
const { learned } = await import("../src/around/catalogue");
const { catalogue } = await import("./catalogue");

learned(catalogue);

// Nothing is painted here: what is shown has been seen at once.
globalThis.requestAnimationFrame ??= (seen) => {
  seen(performance.now());
  return 0;
};
