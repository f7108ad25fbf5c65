import type { Environment } from "vitest/runtime";
export default {
  name: "browser",
  viteEnvironment: "client",
  setup() { console.log("ENV USED");
    return { teardown() {} };
  },
} satisfies Environment;
