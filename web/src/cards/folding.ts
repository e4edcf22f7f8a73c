/** Letters as they are looked for: neither case nor accents matter. */

export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
}

/** The words of what is looked for. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export interface Hit {
  start: number;
  end: number;
}

/** Where something stands in a text, from left to right. */
export function hits(text: string, query: string): Hit[] {
  const wanted = fold(query.trim().replace(/\s+/g, " "));
  if (!wanted) return [];
  // Folding changes lengths: of each folded letter, where it came from.
  const from: number[] = [];
  let folded = "";
  for (let at = 0; at < text.length;) {
    const letter = String.fromCodePoint(text.codePointAt(at)!);
    const plain = /\s/.test(letter) ? " " : fold(letter);
    for (let i = 0; i < plain.length; i++) from.push(at);
    folded += plain;
    at += letter.length;
  }
  from.push(text.length);
  const found: Hit[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = from[at + wanted.length - 1];
    found.push({ start: from[at], end: last + String.fromCodePoint(text.codePointAt(last)!).length });
  }
  return found;
}
