/** Any failure as one readable sentence. */

import { Refusal } from "../api.ts";
import { say, t } from "../words.ts";

export function sentence(failure: unknown): string {
  // What fetch throws when nobody answers is not meant for people.
  if (failure instanceof TypeError) return t("common-unreachable");
  return failure instanceof Refusal ? say(failure.problem) : String(failure);
}
