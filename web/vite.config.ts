import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served by the table's own server; what vite makes goes into the Python package.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/milkomeda/table/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } } },
  test: { environment: "happy-dom" },
});
