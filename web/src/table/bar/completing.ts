/** What somebody who types may mean. */

import type { Choice } from "../../wire/table.ts";

const MOST = 8;

/** Whether the words begin like the wanted ones, in this order. */
function begins(words: string[], wanted: string[]): boolean {
  let at = 0;
  for (const word of wanted) {
    while (at < words.length && !words[at].startsWith(word)) at++;
    if (at++ >= words.length) return false;
  }
  return true;
}

/** The choices that fit what is typed: "star b1" is "build starlance B1". Possible ones first, an exact one alone. */
export function completions(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = choices.find(({ text }) => text.toLowerCase() === wanted.join(" "));
  if (exact) return [exact];
  const found = choices.filter(({ text }) => begins(text.toLowerCase().split(" "), wanted));
  return [...found.filter(({ refusal }) => !refusal), ...found.filter(({ refusal }) => refusal)].slice(0, MOST);
}
