/** What stands on a page, passage by passage, to be searched. */

import { hits, type Hit } from "../cards/folding.ts";

const PASSAGES = "h1, h2, h3, h4, p, li, td, th, blockquote, pre, dt, figcaption";
/** Marks and signs are not read on. */
const APART = ".anchor, sup, svg, .hidden-text";

export interface Passage {
  /** The heading that it stands under. */
  section: string;
  text: string;
  element: Element;
  nodes: Text[];
}

export interface Found extends Hit {
  passage: Passage;
}

/** The passages of an article in the order in which they are read. */
export function passages(article: Element): Passage[] {
  const all: Passage[] = [];
  let section = "";
  for (const element of article.querySelectorAll(PASSAGES)) {
    if (element.querySelector(PASSAGES)) continue;
    const nodes = textsOf(element);
    const text = nodes.map(({ data }) => data).join("");
    if (/^H\d$/.test(element.tagName)) section = text.trim();
    all.push({ section, text, element, nodes });
  }
  return all;
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(APART)) nodes.push(node as Text);
  return nodes;
}

export function search(all: Passage[], query: string): Found[] {
  return all.flatMap((passage) => hits(passage.text, query).map((hit) => ({ ...hit, passage })));
}

/** Where on the page a hit stands. */
export function rangeOf({ passage, start, end }: Found): Range {
  const range = document.createRange();
  let before = 0;
  for (const node of passage.nodes) {
    const after = before + node.length;
    if (start >= before && start < after) range.setStart(node, start - before);
    if (end > before && end <= after) range.setEnd(node, end - before);
    before = after;
  }
  return range;
}

const AROUND = 32;

/** A hit with a few words around it. */
export function excerpt({ passage: { text }, start, end }: Found): [before: string, hit: string, after: string] {
  const from = start <= AROUND ? 0 : text.indexOf(" ", start - AROUND) + 1 || start;
  const to = text.length - end <= AROUND ? text.length : Math.max(end, text.lastIndexOf(" ", end + AROUND));
  const at = Math.min(from, start);
  return [
    (at > 0 ? "… " : "") + text.slice(at, start),
    text.slice(start, end),
    text.slice(end, to) + (to < text.length ? " …" : ""),
  ];
}

export interface Section {
  section: string;
  found: { hit: Found; at: number }[];
}

/** Hits under their headings; with each its number among all. */
export function bySection(found: Found[]): Section[] {
  const all: Section[] = [];
  found.forEach((hit, at) => {
    if (all.at(-1)?.section !== hit.passage.section) all.push({ section: hit.passage.section, found: [] });
    all.at(-1)!.found.push({ hit, at });
  });
  return all;
}
