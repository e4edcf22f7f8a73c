/** The places of the page, by path. */

export type Place = { name: "lobby" | "rules" | "me" | "history" | "api" | "nowhere" } | { name: "table"; id: string };

const FIXED: Record<string, Place> = {
  "/": { name: "lobby" },
  "/rules": { name: "rules" },
  "/me": { name: "me" },
  "/history": { name: "history" },
  "/api": { name: "api" },
};

export function place(path: string): Place {
  const trimmed = path.replace(/(.)\/+$/, "$1");
  const table = /^\/table\/([\w-]+)$/.exec(trimmed);
  if (table) return { name: "table", id: table[1] };
  return Object.hasOwn(FIXED, trimmed) ? FIXED[trimmed] : { name: "nowhere" };
}

/** The address of a game's rulebook with these options. */
export function rulesAddress(game: string, options: string): string {
  const about = new URLSearchParams(options ? { game, options } : { game });
  return `/rules?${about.toString().replaceAll("+", "%20")}`;
}

/** Whether the page itself follows that link, without loading anew. */
export function inside(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const here = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const jump = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return plain && here && !jump && place(link.pathname).name !== "nowhere";
}
