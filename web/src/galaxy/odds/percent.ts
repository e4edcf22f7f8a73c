/** Chances as they are read. */

import { language } from "../../languages.svelte.ts";

export const percent = (chance: number, digits = 1): string =>
  chance.toLocaleString(language(), { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
