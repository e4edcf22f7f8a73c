/** A card that lies over what is being looked at. */

import { place, type CardsPlace } from "../pages/places.ts";

interface Over {
  at: CardsPlace;
  options: string;
}

let open = $state.raw<Over | null>(null);

export const over = (): Over | null => open;

/** The card at an address. */
export function lay(address: string): void {
  const { pathname, searchParams } = new URL(address, location.origin);
  open = { at: place(pathname) as CardsPlace, options: searchParams.get("options") ?? "" };
}

export function clear(): void {
  open = null;
}
