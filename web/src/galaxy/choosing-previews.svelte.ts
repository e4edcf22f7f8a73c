/** What would come of answers, asked of the table once each and not in haste. */

import { SvelteMap } from "svelte/reactivity";
import type { Live } from "../table/live.svelte.ts";
import type { Preview } from "../wire/table.ts";

const PATIENCE = 120;

export class Previews {
  readonly #live: Live;
  readonly #known = new SvelteMap<string, Preview>();
  #question = -1;
  #timer = 0;

  constructor(live: Live) {
    this.#live = live;
  }

  of(question: number, text: string): Preview | null {
    return this.#known.get(`${question} ${text}`) ?? null;
  }

  /** Ask what would come of the answer that is looked at, if it is still looked at in a moment. */
  look(aim: () => { question: number; text: string }): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const { question, text } = aim();
      const key = `${question} ${text}`;
      if (question !== this.#question) this.#known.clear();
      this.#question = question;
      if (!text || question < 0 || this.#known.has(key)) return;
      void this.#live.preview(text).then((preview) => this.#known.set(key, preview));
    }, PATIENCE);
  }
}
