import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // svelte-check knows by the types what exists and what is used.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // Maps and sets are replaced whole (`$state.raw`, `$derived`) or not shown at all.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
