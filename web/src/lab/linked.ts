/** What an edition says besides its options, in a link: after the #, so that it goes to no server. */

import { api } from "../api.ts";
import type { Wording } from "../wire/table.ts";
import { written } from "../editions/differences.ts";

const MARK = "#texts=";

export function packed(wording: Wording): string {
  if (!written(wording)) return "";
  const bytes = new TextEncoder().encode(JSON.stringify(wording));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return MARK + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Nothing, where a link was cut short or is none of ours. */
export function unpacked(hash: string): Wording {
  if (!hash.startsWith(MARK)) return {};
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const said: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
    return isWording(said) ? said : {};
  } catch {
    return {};
  }
}

/** What the address of the page says besides options: itself, or under which mark it is kept. */
export async function linked(): Promise<Wording> {
  const mark = new URLSearchParams(location.search).get("wording");
  return mark ? api.wording(mark) : unpacked(location.hash);
}

const isRecord = (said: unknown): said is Record<string, unknown> =>
  typeof said === "object" && said !== null && !Array.isArray(said);
const isText = (said: unknown) => said === undefined || typeof said === "string";
const isPassage = (said: unknown) => isRecord(said) && isRecord(said.texts) && Object.values(said.texts).every(isText);

function isWording(said: unknown): said is Wording {
  return (
    isRecord(said) &&
    isText(said.name) &&
    isText(said.about) &&
    (said.passages === undefined || (isRecord(said.passages) && Object.values(said.passages).every(isPassage)))
  );
}
