/** The rulebook's Markdown as a tree: only what the rulebook uses, and never HTML. */

export type Inline =
  | { kind: "text" | "code" | "ruling"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] }
  /** A place that links lead to. */
  | { kind: "place"; id: string };

export type Block =
  | { kind: "heading"; level: number; id: string; inside: Inline[] }
  | { kind: "paragraph" | "quote"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; name: string; alt: string; caption: Inline[] }
  | { kind: "code"; text: string };

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s](?:[^*]*[^*\s])?)\*|\[\[([A-Z]\d+)\]\]\([^)]*\)|<a id="([^"]+)"><\/a>|\[([^\]]+)\]\(([^)\s]+)\)/u;
const ITEM = /^(?:[-*]|\d+\.) +/;
const SAFE = /^(https?:\/\/|\/(?!\/)|#)/;

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, code, strong, em, ruling, id, label, to] = found;
  const node = ((): Inline => {
    if (code !== undefined) return { kind: "code", text: code };
    if (strong !== undefined) return { kind: "strong", inside: inline(strong) };
    if (em !== undefined) return { kind: "em", inside: inline(em) };
    if (ruling !== undefined) return { kind: "ruling", text: ruling };
    if (id !== undefined) return { kind: "place", id };
    return SAFE.test(to) ? { kind: "link", to, inside: inline(label) } : { kind: "text", text: label };
  })();
  return [...inline(text.slice(0, found.index)), node, ...inline(text.slice(found.index + whole.length))];
}

/** What is to be read of it. */
export function plain(nodes: Inline[]): string {
  return nodes.map((node) => ("inside" in node ? plain(node.inside) : node.kind === "place" ? "" : node.text)).join("");
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

function block(lines: string[]): Block {
  const heading = /^(#{1,6}) +(.*)$/.exec(lines[0]);
  if (heading) {
    const inside = inline(heading[2]);
    return { kind: "heading", level: heading[1].length, id: slug(plain(inside)), inside };
  }
  const picture = /^!\[([^\]]*)\]\((\w+)\)$/.exec(lines[0]);
  if (picture) return { kind: "picture", name: picture[2], alt: picture[1], caption: [] };
  if (lines[0].startsWith("|")) {
    return { kind: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) };
  }
  if (lines[0].startsWith(">")) {
    return { kind: "quote", inside: inline(lines.map((line) => line.replace(/^> ?/, "")).join(" ")) };
  }
  if (ITEM.test(lines[0])) {
    const items: string[] = [];
    for (const line of lines) {
      if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: "list", ordered: /^\d/.test(lines[0]), items: items.map(inline) };
  }
  return { kind: "paragraph", inside: inline(lines.join(" ")) };
}

/** Below a picture stands its caption; a second heading of the same words has another address. */
function add(blocks: Block[], one: Block): void {
  const last = blocks.at(-1);
  if (one.kind === "paragraph" && one.inside.length === 1 && one.inside[0].kind === "em" && last?.kind === "picture") {
    last.caption = one.inside[0].inside;
    return;
  }
  if (one.kind === "heading") {
    const twice = blocks.filter((other) => other.kind === "heading" && plain(other.inside) === plain(one.inside)).length;
    if (twice) one.id += `-${twice}`;
  }
  blocks.push(one);
}

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let code: string[] | null = null;
  const close = () => {
    if (open.length) add(blocks, block(open));
    open = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) {
      close();
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      code = code ? null : [];
    } else if (code) code.push(line);
    else if (!line.trim()) close();
    else {
      if (line.startsWith("#") || open[0]?.startsWith("#")) close();
      open.push(line);
    }
  }
  close();
  return blocks;
}

export type Entry = { id: string; text: string; inner: Entry[] };

/** The headings below the title: sections, each with its parts. */
export function contents(blocks: Block[]): Entry[] {
  const entries: Entry[] = [];
  for (const heading of blocks) {
    if (heading.kind !== "heading") continue;
    const entry = { id: heading.id, text: plain(heading.inside), inner: [] };
    if (heading.level === 2) entries.push(entry);
    else if (heading.level === 3) entries.at(-1)?.inner.push(entry);
  }
  return entries;
}
