/** How figures of cards are called, and the words that they can be. */

import { counted, known, named, say, titled } from "../words.ts";
import type { FigureInfo } from "../wire/table.ts";

export const figureName = (name: string): string => known(`lab-figure-${name}`) ?? name;

/** A word of a figure; an effect with its amount. */
export function wordName(info: FigureInfo, word: string, amount = 1): string {
  if (info.said[word]) return say(info.said[word]);
  if (info.amount) return counted(info.sort, word.replaceAll("_", " "), amount);
  return info.sort ? titled(named(info.sort, word)) : word;
}
