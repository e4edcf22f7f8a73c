/** A line of a position in pieces: numbers that stand alone, and what is between them. */
export function words(text: string): string[] {
  const start = /^[a-z]\d+\b/i.exec(text)?.[0] ?? ""; // a place is no number
  return [start, ...text.slice(start.length).split(/(?<![\w.])(\d+)(?!\w)/)].filter((part) => part !== "");
}

export const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** Of which resource each of them is a number, -1 where it is none: what a storage holds comes in their order. */
export function resources(parts: string[]): number[] {
  const first = parts.findIndex((part) => /\bstorage $/.test(part)) + 1;
  return parts.map((part, at) => (first > 0 && isNumber(part) && at >= first && at < first + 8 ? (at - first) / 2 : -1));
}

/** Whose line it is, -1 if nobody's: a player's begins with the colour. */
export const seatOf = (text: string, colours: readonly string[]): number =>
  colours.findIndex((colour) => text.startsWith(`${colour}:`));
