/** The proof that nobody bent the dice. */

/** Empty where the browser cannot say: most do only at https addresses. */
export async function hashOf(secret: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What to type to have every answer of chance derived again. */
export function command(id: string, secret: string, salts: string[]): string {
  return ["python check_dice.py", `${id}.log`, secret, ...salts.map((salt) => `"${salt}"`)].join(" ");
}
