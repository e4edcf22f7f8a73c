/** Any failure as one readable sentence. */

import { say } from "../texts/index.ts";
import { t } from "../words.ts";

export function sentence(failure: unknown): string {
  // What fetch throws when nobody answers is not meant for people.
  if (failure instanceof TypeError) return t("common-unreachable");
  return failure instanceof Error ? say(failure.message) : String(failure);
}
