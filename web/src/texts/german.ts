/** The engine's sentences in German. What has no German stays English. */

import { CARDS, NOTES } from "./german/notes.ts";
import { NOTATION } from "./german/notation.ts";
import { QUESTIONS } from "./german/questions.ts";
import { REFUSALS } from "./german/refusals.ts";
import { Templates } from "./german/templates.ts";
import { WORDS } from "./german/words.ts";

const TEMPLATES = new Templates([...QUESTIONS, ...REFUSALS, ...CARDS, ...NOTES, ...NOTATION]);

const REMEMBERED = 5000;
const memory = new Map<string, string | undefined>();

export function german(sentence: string): string {
  return inGerman(sentence) ?? sentence;
}

/** Undefined where there is no German for it. */
export function inGerman(sentence: string): string | undefined {
  if (memory.has(sentence)) return memory.get(sentence);
  const found = WORDS.get(sentence) ?? TEMPLATES.translate(sentence, inGerman) ?? inParts(sentence) ?? otherwiseSpelt(sentence);
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(sentence, found);
  return found;
}

/** Several sentences, or several phrases in one. */
function inParts(sentence: string): string | undefined {
  for (const [between, seam] of [
    [" · ", / ?· /],
    ["; ", /; /],
    [" ", /(?<=[.?!])(?<!e\.g\.) (?=[A-Z'\d])/],
  ] as const) {
    const parts = sentence.split(seam);
    if (parts.length < 2) continue;
    const said = parts.map((part) => (part ? inGerman(part) : ""));
    if (said.every((part) => part !== undefined)) return said.join(between).trimStart();
  }
  return undefined;
}

/** The same with or without a capital and a full stop. */
function otherwiseSpelt(sentence: string): string | undefined {
  if (sentence.endsWith(".")) {
    const said = inGerman(sentence.slice(0, -1));
    return said && `${said}.`;
  }
  const first = sentence.charAt(0);
  if (first === first.toLowerCase()) return undefined;
  const said = inGerman(first.toLowerCase() + sentence.slice(1));
  return said && said.charAt(0).toUpperCase() + said.slice(1);
}
