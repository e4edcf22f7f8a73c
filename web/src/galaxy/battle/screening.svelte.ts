/** Fights as they are shown: round by round at a pace that can be followed, as they are when I am asked. */

import type { Told } from "../../wire/table.ts";
import { type Story, fights } from "./story.ts";

export class Screening {
  readonly #told: () => readonly Told[];
  /** Fights up to this number were shown. */
  #done = $state(-1);
  /** The fight that is seen again by wish. */
  #again = $state(-1);
  #shown = $state.raw({ fight: -1, at: 0 });
  paused = $state(false);

  constructor(told: () => readonly Told[]) {
    this.#told = told;
    const last = fights(told()).at(-1);
    // What was fought before I came is history.
    if (last) this.#goTo(last, last.rounds.length - 1);
    if (last) this.#done = last.over ? last.number : last.number - 1;
  }

  readonly #all = $derived.by<Story[]>(() => fights(this.#told()));
  /** The last fight of all. */
  readonly last = $derived.by<Story | null>(() => this.#all.at(-1) ?? null);
  /** The fight that is shown now; nobody is shown more than the last two. */
  readonly story = $derived.by<Story | null>(() => {
    if (this.#again >= 0) return this.#all.find(({ number }) => number === this.#again) ?? null;
    return this.#all.slice(-2).find(({ number }) => number > this.#done) ?? null;
  });
  readonly number = $derived.by(() => this.story?.number ?? -1);
  /** The round that is shown. */
  readonly at = $derived.by(() => (this.#shown.fight === this.number ? Math.min(this.#shown.at, this.#end) : 0));
  readonly #end = $derived.by(() => (this.story?.rounds.length ?? 1) - 1);
  /** Whether it is shown as it is, and not as it was. */
  readonly live = $derived.by(() => this.story !== null && !this.story.over && this.at === this.#end);
  readonly running = $derived.by(() => this.story !== null && !this.live && !this.paused);

  /** The round was shown long enough. */
  next(): void {
    if (!this.story) return;
    if (this.at < this.#end) this.#goTo(this.story, this.at + 1);
    else if (this.story.over) this.finish();
  }

  /** The round that is wanted, for as long as it is wanted. */
  go(at: number): void {
    if (!this.story) return;
    this.paused = true;
    this.#goTo(this.story, at);
  }

  /** Without what came between. */
  toEnd(): void {
    if (this.story) this.#goTo(this.story, this.#end);
  }

  /** As it is: I am asked, or do not want to wait for it. */
  follow(): void {
    if (!this.last) return;
    this.#again = -1;
    this.paused = false;
    this.#done = this.last.over ? this.last.number : this.last.number - 1;
    this.#goTo(this.last, this.last.rounds.length - 1);
  }

  /** What comes after this fight. */
  finish(): void {
    if (!this.story) return;
    this.paused = false;
    this.#done = Math.max(this.#done, this.story.number);
    this.#again = -1;
  }

  /** Once more, from its beginning. */
  repeat(number: number): void {
    this.#again = number;
    this.#shown = { fight: number, at: 0 };
    this.paused = false;
  }

  /** A fight that was told from one number to another, if there is one. */
  repeatIn(from: number, to: number): void {
    const story = this.#all.find(({ number, over }) => over && from <= number && number <= to);
    if (story) this.repeat(story.number);
  }

  #goTo({ number }: Story, at: number): void {
    this.#shown = { fight: number, at };
  }
}
