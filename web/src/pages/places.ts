/** The places of the page, by path. */

import { slug } from "./markdown.ts";

/** A list of cards: of a game, of a kind; or one card. What is not said is empty. */
export type CardsPlace = { name: "cards"; game: string; kind: string; card: string };

export type Place =
  | { name: "lobby" | "learn" | "rules" | "print" | "me" | "mail" | "history" | "record" | "api" | "nowhere" }
  | { name: "table"; id: string }
  | { name: "lab" | "proposal"; id: string }
  | { name: "fights" }
  | { name: "lesson"; game: string; lesson: string }
  | CardsPlace;

const FIXED: Record<string, Place> = {
  "/": { name: "lobby" },
  "/learn": { name: "learn" },
  "/rules": { name: "rules" },
  "/print": { name: "print" },
  "/me": { name: "me" },
  "/mail": { name: "mail" },
  "/history": { name: "history" },
  "/record": { name: "record" },
  "/api": { name: "api" },
  "/lab/fights": { name: "fights" },
};

export function place(path: string): Place {
  const trimmed = path.replace(/(.)\/+$/, "$1");
  if (Object.hasOwn(FIXED, trimmed)) return FIXED[trimmed];
  const table = /^\/table\/([\w-]+)$/.exec(trimmed);
  if (table) return { name: "table", id: table[1] };
  const lab = /^\/lab(?:\/([\w-]+))?$/.exec(trimmed);
  if (lab) return { name: "lab", id: lab[1] ?? "" };
  const proposal = /^\/lab\/([\w-]+)\/proposal$/.exec(trimmed);
  if (proposal) return { name: "proposal", id: proposal[1] };
  const cards = /^\/cards(?:\/([\w-]+)(?:\/([\w-]+)(?:\/([^/]+))?)?)?$/.exec(trimmed);
  if (cards) return { name: "cards", game: cards[1] ?? "", kind: cards[2] ?? "", card: decoded(cards[3] ?? "") };
  const lesson = /^\/learn\/([\w-]+)\/([\w-]+)$/.exec(trimmed);
  if (lesson) return { name: "lesson", game: lesson[1], lesson: lesson[2] };
  return { name: "nowhere" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The order in which a rulebook is read, or what it comes to on a page. */
export const PARTS = ["learn", "look-up", "summary"] as const;
export type Part = (typeof PARTS)[number];

export const partOf = (search: URLSearchParams): Part => PARTS.find((part) => part === search.get("part")) ?? "learn";

/** The address of a game's rulebook with these options, and the texts of an edition that are kept under that mark; or
 * of what changes from an edition before. */
export function rulesAddress(game: string, options: string, wording = "", part: Part = "learn", before = ""): string {
  const about = new URLSearchParams({
    game,
    ...(options && { options }),
    ...(wording && { wording }),
    ...(part !== "learn" && { part }),
    ...(before && { before }),
  });
  return `/rules?${about.toString().replaceAll("+", "%20")}`;
}

/** The address where everything in the box is printed, as it is with these options, by the name that is kept under that mark. */
export function printAddress(options: string, wording = ""): string {
  const about = new URLSearchParams({ ...(options && { options }), ...(wording && { wording }) }).toString();
  return `/print${about && `?${about.replaceAll("+", "%20")}`}`;
}

/** The address of a game's cards, of a kind or of one card, as they are with these options. */
export function cardsAddress(game: string, options: string, kind = "", card = ""): string {
  const path = [game, kind, card && encodeURIComponent(slug(card))].filter(Boolean).join("/");
  return `/cards/${path}${options && `?${new URLSearchParams({ options }).toString().replaceAll("+", "%20")}`}`;
}

/** The address of the lab's workbench with these rules on it, and the texts that are kept under that mark, to be compared
 * with others. */
export function labAddress(game: string, options: string, other?: string, wording = ""): string {
  const about = new URLSearchParams({ game, options, ...(other === undefined ? {} : { other }), ...(wording && { wording }) });
  return `/lab?${about.toString().replaceAll("+", "%20")}`;
}

/** The address of the workbench with the rules of a finished game on it, which may be played again by others. */
export const whatIfAddress = (table: string, game: string, options: string): string =>
  `${labAddress(game, options)}&${new URLSearchParams({ table })}`;

/** The address of the odds of a fight by these rules; without a fight, of a usual one. */
export const fightsAddress = (game: string, options: string, fight: Record<string, string> = {}): string =>
  `/lab/fights?${new URLSearchParams({ game, options, ...fight }).toString().replaceAll("+", "%20")}`;

/** The address of what a group needs to read of a run before it decides. */
export const proposalAddress = (id: string): string => `/lab/${id}/proposal`;

/** The address of a game of a run, which is played again for whoever comes. */
export const runGameAddress = (id: string, side: number, block: number): string =>
  `/lab/${id}?${new URLSearchParams({ side: String(side), block: String(block) })}`;

export const lessonAddress = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

/** Whether the page itself follows that link, without loading anew. */
export function inside(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const here = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const jump = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return plain && here && !jump && place(link.pathname).name !== "nowhere";
}
