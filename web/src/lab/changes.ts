/** What differs between two rulebooks, as one would tell it. */

import { type Block, type Inline, parse, plain } from "../pages/markdown.ts";

/** Some words: that were there before, that are new, or that stay. */
export type Piece = { kind: "gone" | "new" | "same"; text: string };

/** A passage of a section that differs. */
export type Passage = { section: string; pieces: Piece[] };

type Line = { section: string; text: string };

/** What two lists have in common and what not, in order. */
export function aligned<T>(before: T[], after: T[], same: (one: T, other: T) => boolean): [T | null, T | null][] {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i][j] = same(before[i], after[j]) ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const found: [T | null, T | null][] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && same(before[i], after[j])) found.push([before[i++], after[j++]]);
    else if (i < before.length && (j === after.length || longest[i + 1][j] >= longest[i][j + 1])) found.push([before[i++], null]);
    else found.push([null, after[j++]]);
  }
  return found;
}

function texts(block: Block): string[] {
  const row = (cells: Inline[][]) => cells.map(plain).join(" · ");
  if (block.kind === "list") return block.items.map(plain);
  if (block.kind === "table") return block.rows.map(row);
  return "inside" in block ? [plain(block.inside)] : [];
}

/** What stands before the first section only sums up the others. */
function lines(markdown: string): Line[] {
  let section = "";
  return parse(markdown).flatMap((block) => {
    if (block.kind !== "heading") return section ? texts(block).map((text) => ({ section, text })) : [];
    if (block.level > 1) section = plain(block.inside).replace(/^\d+\.? /, "");
    return [];
  });
}

/** Passages that differ; those that were rewritten word by word. */
export function passages(before: string, after: string): Passage[] {
  const found: Passage[] = [];
  const gone: Line[] = [];
  const fresh: Line[] = [];
  const close = () => {
    while (gone.length || fresh.length) {
      const [was, is] = [gone.shift(), fresh.shift()];
      found.push({ section: (is ?? was)!.section, pieces: pieces(was?.text ?? "", is?.text ?? "") });
    }
  };
  for (const [was, is] of aligned(lines(before), lines(after), (one, other) => one.text === other.text)) {
    if (was && is) close();
    else if (was) gone.push(was);
    else if (is) fresh.push(is);
  }
  close();
  return found;
}

export function pieces(before: string, after: string): Piece[] {
  const words = (text: string) => text.split(/(?<=\s)/).filter(Boolean);
  const found: Piece[] = [];
  for (const [was, is] of aligned(words(before), words(after), (one, other) => one.trim() === other.trim())) {
    const piece: Piece = { kind: was && is ? "same" : was ? "gone" : "new", text: is ?? was! };
    const last = found.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else found.push(piece);
  }
  return found;
}
