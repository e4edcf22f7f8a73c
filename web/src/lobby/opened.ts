/** Files of editions that were opened in this tab, the last of each game: whoever comes back saves it with its comments. */

import { Kept } from "../parts/kept.ts";
import type { Wording } from "../wire/table.ts";

type Opened = { name: string; text: string; /** Its edition. */ called: string };

export const lastOpened = new Kept<Opened>("milkomeda.opened", 2, () => sessionStorage);

/** As long as what is looked at is still that edition. */
export function openedBefore(game: string, { name }: Wording): Opened | undefined {
  const opened = lastOpened.get(game);
  return opened?.called === name ? opened : undefined;
}
