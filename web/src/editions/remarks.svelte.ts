/** Why rules cannot be played, or what about them is hardly meant: asked for anew when they have rested. */

import { api } from "../api.ts";
import type { Remark } from "../wire/table.ts";

const PAUSE = 200; // milliseconds without a change

export class Remarks {
  found = $state.raw<Remark[]>([]);

  constructor(rules: () => { game: string; options: string } | null) {
    $effect(() => {
      const asked = rules();
      let wanted = asked !== null;
      const ask = () =>
        api.remarks(asked!.game, asked!.options).then(
          (found) => wanted && (this.found = found),
          () => undefined, // whoever plays by them is told
        );
      const waiting = wanted ? setTimeout(() => void ask(), PAUSE) : 0;
      return () => {
        wanted = false;
        clearTimeout(waiting);
      };
    });
  }
}

/** Those about an option, or a card or one of its figures. */
export const about = (remarks: Remark[], name: string): Remark[] =>
  remarks.filter((remark) =>
    remark.about.some(
      (one) => one === name || (name.includes(".") && (one.startsWith(`${name}.`) || name.startsWith(`${one}.`))),
    ),
  );
