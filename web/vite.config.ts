import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languages } from "./languages.ts";

// The page is served by the table's own server; what vite makes goes into the Python package.
export default defineConfig({
  plugins: [svelte(), languages()],
  build: {
    outDir: "../src/milkomeda/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a slow machine it would complain of that
  },
  // The tables of cards are Python's too.
  server: {
    fs: { allow: [".", "../src/milkomeda/galaxy/cards"] },
    proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } },
  },
  // The limits end only what is broken: no test waits for a time.
  test: {
    environment: "happy-dom",
    setupFiles: "src/languages.setup.ts",
    pool: "vmThreads",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
