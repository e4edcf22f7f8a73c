/** What advice gains, against the next best. */

import type { Advised } from "../../wire/table.ts";
import { t } from "../../words.ts";

const percent = (share: number): number => Math.round(share * 100);

/** In a sentence, with how sure that is; `other` says the next best, empty where there is none. */
export function reasonOf({ chance, games, other_chance, margin }: Advised, other: string): string {
  const said = { chance: percent(chance), games };
  if (!other) return t("hint-alone", said);
  const gain = percent(chance - other_chance);
  if (gain < 1) return t("hint-even", { ...said, other });
  return t("hint-gain", { ...said, other, gain, margin: Math.max(percent(margin), 1) });
}
