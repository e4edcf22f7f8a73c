/** What the engine still says in English, in the language that is spoken. */

import { language } from "../languages.svelte.ts";
import { german } from "./german.ts";

export function say(sentence: string): string {
  return language() === "de" ? german(sentence) : sentence;
}
