/** A line of a position in pieces: numbers that stand alone, and what is between them. */
export function words(text: string): string[] {
  const start = /^[a-z]\d+\b/i.exec(text)?.[0] ?? ""; // a place is no number
  return [start, ...text.slice(start.length).split(/(?<![\w.])(\d+)(?!\w)/)].filter((part) => part !== "");
}
