// Where the tests of the table's state run: its modules are built as for a browser, so that what is derived is
// remembered, and found anew, as it is on the page.
import type { Environment } from "vitest/runtime";

export default {
  name: "browser",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
