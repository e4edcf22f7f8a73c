/** The proof that nobody bent the dice. */

import type { Promised } from "../parts/promised.ts";
import type { Fairness } from "../wire/table.ts";

/** Empty where the browser cannot say: most do only at https addresses. */
export async function hashOf(secret: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "kept" | "matches" | "differs" | "cannot";

/** Whether the secret has its fingerprint, and whether that and my word are those that this browser remembers. */
export async function verdict({ hash, secret, salts }: Fairness, mine: number, kept?: Promised): Promise<Verdict> {
  const found = await hashOf(secret);
  if (!found) return "cannot";
  if (found !== hash) return "differs";
  if (!kept || mine < 0) return "matches";
  return kept.hash === hash && kept.salt === salts[mine] ? "kept" : "differs";
}

/** What to type to have every answer of chance derived again: nothing that anybody wrote is part of it. */
export function command(id: string): string {
  return `python check_dice.py ./${id}.log ./${id}.json`;
}
