/** Any failure as one readable sentence. */

import { say, t } from "../texts/index.ts";

export function sentence(failure: unknown): string {
  // What fetch throws when nobody answers is not meant for people.
  if (failure instanceof TypeError) return t("common.unreachable");
  return failure instanceof Error ? say(failure.message) : String(failure);
}
