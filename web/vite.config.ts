import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the package, from where the server serves it.
const PACKAGE = "../src/longshore/server/http/page";
// For `npm run dev`: a Longshore that runs, as by `make play`.
const SERVER = process.env["LONGSHORE"] ?? "http://127.0.0.1:8087";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: PACKAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy takes no data: addresses
    modulePreload: { polyfill: false },
    // what many rooms share comes in one file: dozens of tiny ones are slower, and pack worse
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a busy machine they are only noise
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              minShareCount: 3,
              maxModuleSize: 12_000,
              // several rooms draw plots, but none of those that a first visit needs
              test: (id) => !id.includes("/src/past/plot/"),
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 250,
  },
  server: {
    fs: { allow: [".."] }, // what the page has in common with Python lies there
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true },
      "/page": { target: SERVER, changeOrigin: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    environment: "node",
    isolate: false, // what tests import is read once; tests/setup.ts has more
    testTimeout: 60_000, // for a machine with much else to do
  },
});
