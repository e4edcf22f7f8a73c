/** What is asked of me, and what would come of the answer that is looked at. How it is prepared is the game's business. */

import { SvelteMap } from "svelte/reactivity";
import { settings } from "../settings.svelte.ts";
import type { Advised, Choice, Message, Odds, Preview, Question, Scene, Seat } from "../wire/table.ts";
import type { Desk } from "./live.svelte.ts";

const PATIENCE = 120;
const NOTHING = { question: -1, text: "" };

/** It belongs to no component: what it derives is still read while the stage that shows it fades away. */
export function rooted<T>(make: () => T): T {
  let made!: T;
  $effect.root(() => {
    made = make();
  });
  return made;
}

export abstract class Answering {
  protected readonly live: Desk;
  /** An answer that is looked at but not prepared: the pointer or the focus is on its button. */
  #considered = $state.raw(NOTHING);
  #doubted = $state.raw(NOTHING);
  #timer = 0;
  #previewed = -1;
  #previews = new SvelteMap<string, Preview>();
  #odds = new SvelteMap<string, Odds | null>();

  constructor(live: Desk) {
    this.live = live;
  }

  /** What is asked stays until all that was answered at once has arrived. */
  readonly #scene = $derived.by<Scene | null>(() => this.live.standing ?? this.live.scene);
  readonly question = $derived.by<Question | null>(() => this.#scene?.asked ?? null);
  readonly number = $derived.by(() => this.#scene?.question ?? -1);
  readonly seats = $derived.by<Seat[]>(() => this.live.scene?.table.seats ?? []);
  readonly step = $derived.by(() => this.question?.step ?? "");
  readonly choices = $derived.by<Choice[]>(() => this.question?.choices ?? []);
  readonly open = $derived.by<Choice[]>(() => this.choices.filter(({ refusal }) => !refusal));
  readonly sending = $derived.by(() => this.live.sending !== "");
  /** What a bot would answer, if one was asked here. */
  readonly advice = $derived.by<Advised | null>(() => {
    const { advice } = this.live;
    return advice && advice.question === this.number ? advice : null;
  });

  /** The prepared answer, in notation; empty while it is incomplete. */
  abstract readonly text: string;
  /** What lies under the pointer, if it is an answer. */
  protected abstract readonly pointed: string;
  /** Whether anything is prepared that can be cancelled. */
  abstract readonly touched: boolean;
  abstract cancel(): void;

  readonly considered = $derived.by(() => (this.#considered.question === this.number ? this.#considered.text : ""));
  /** An answer that was given once and wants to be given again. */
  readonly unsure = $derived.by(() => (this.#doubted.question === this.number ? this.#doubted.text : ""));
  /** The answer that is looked at: under the pointer, or else the prepared one. */
  readonly aim = $derived.by<string>(() => this.considered || this.pointed || this.text);
  readonly choice = $derived.by<Choice | null>(() => this.choices.find(({ text }) => text === this.aim) ?? null);
  readonly preview = $derived.by<Preview | null>(() => this.#previewOf(this.aim));
  /** Why the prepared answer cannot be given; nothing if it can. */
  readonly refusal = $derived.by<Message | null>(() => {
    const listed = this.choices.find(({ text }) => text === this.text);
    return (listed ?? this.#previewOf(this.text))?.refusal ?? null;
  });

  confirm(): void {
    if (this.text && !this.refusal) this.send(this.text);
  }

  /** A button that ends the turn or the game may have been pressed too soon; what was typed is meant. */
  send(text: string, typed = false): void {
    const ends = this.choices.some((choice) => choice.text === text && choice.ends);
    const easily = typed || this.live.scene?.recording;
    if (!easily && settings.confirmEnd && ends && this.unsure !== text) {
      this.#doubted = { question: this.number, text };
    } else this.live.answer(text);
  }

  undo(): void {
    this.cancel();
    this.live.undo();
  }

  consider(text: string): void {
    this.#considered = { question: this.number, text };
    this.look();
  }

  /** What is looked at may have changed: what would come of it is asked for. */
  protected look(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const text = this.aim;
      if (!text || this.number < 0 || this.sending || this.#previewOf(text)) return;
      const key = this.#key(text);
      if (this.#previewed !== this.number) this.#previews.clear();
      this.#previewed = this.number;
      void this.live.preview(text).then((preview) => {
        this.#previews.set(key, preview);
        if (preview.fight) this.reckon(text);
      });
    }, PATIENCE);
  }

  /** The odds of a fight are asked for: of one that would begin by an answer, or of an answer in it. */
  reckon(text: string): void {
    const key = this.#key(text);
    if (this.number < 0 || this.#odds.has(key)) return;
    void this.live.reckon(text).then((odds) => this.#odds.set(key, odds));
  }

  /** Nothing while they are not known. */
  oddsOf(text: string): Odds | null {
    return this.#odds.get(this.#key(text)) ?? null;
  }

  /** Whoever does something else meanwhile has thought better of it. */
  protected sure(): void {
    this.#doubted = NOTHING;
  }

  #key(text: string): string {
    return `${this.number} ${text}`;
  }

  #previewOf(text: string): Preview | null {
    return this.#previews.get(this.#key(text)) ?? null;
  }
}
