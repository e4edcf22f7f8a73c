import { languages, learn } from "./languages.svelte.ts";

// Tests speak whatever they like at once.
await Promise.all(languages.map(({ code }) => learn(code)));
