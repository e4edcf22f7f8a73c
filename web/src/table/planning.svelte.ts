/** My next turn, tried out while others think, and kept until it comes: to the stage it is a table like the live one. */

import { Kept } from "../parts/kept.ts";
import type * as wire from "../wire/table.ts";
import type { Desk, Live } from "./live.svelte.ts";

const plans = new Kept<string[]>("milkomeda.plans", 30);
/** Beyond the numbers of all real questions. */
const FIRST = 2 ** 40;
const LONGEST = 1000;

export class Planning implements Desk {
  /** Whether it is being made. */
  active = $state(false);
  answers = $state.raw<string[]>([]);
  problem = $state.raw<wire.Message | null>(null);
  sending = $state("");
  showing = $state(false);
  revisited = $state.raw<Live["revisited"]>(null);
  readonly standing = null;
  readonly deadline = 0;
  readonly advice = null;
  readonly advising = false;
  readonly planning = this;

  readonly #live: Live;
  #rehearsed = $state.raw<wire.Rehearsed | null>(null);

  constructor(live: Live) {
    this.#live = live;
    this.answers = plans.get(live.id) ?? [];
  }

  /** What would happen if it were played now. */
  readonly facts = $derived.by<wire.Fact[]>(() => this.#rehearsed?.facts ?? []);
  /** How many of its answers still fit. */
  readonly possible = $derived.by(() => this.#rehearsed?.possible ?? 0);
  /** Why not all of them do. */
  readonly misfit = $derived.by(() => this.#rehearsed?.problem ?? null);

  get told(): wire.Told[] {
    return this.#live.told;
  }

  readonly #number = $derived.by(() => FIRST + (this.#live.scene?.number ?? 0) * LONGEST + this.answers.length);
  readonly scene = $derived.by<wire.Scene | null>(() => {
    const [scene, tried] = [this.#live.scene, this.#rehearsed];
    if (!scene || !tried) return scene;
    return {
      ...scene,
      picture: tried.picture,
      asked: tried.asked,
      question: tried.asked ? this.#number : -1,
      undo: this.answers.length ? this.#number - 1 : -1,
      waiting: [scene.table.mine],
      waivers: [],
    };
  });

  /** Whether there is a turn to come that could be planned. */
  get open(): boolean {
    const scene = this.#live.scene;
    const seat = scene?.table.seats[scene.table.mine];
    return !this.#live.taught && scene?.table.phase === "playing" && scene.question < 0 && seat?.bot === "";
  }

  async begin(): Promise<void> {
    await this.#try(this.answers);
    this.active = this.#rehearsed !== null && this.open && !(this.problem && !this.scene?.asked);
  }

  /** It is there when my turn comes. */
  keep(): void {
    this.active = false;
    this.problem = null;
  }

  discard(): void {
    this.keep();
    this.#set([]);
  }

  /** All of it that fits is given as my answer. */
  play(): void {
    const fitting = this.answers.slice(0, this.possible);
    this.discard();
    this.#live.answer(fitting.join("\n"));
  }

  answer(text: string): void {
    this.sending = text;
    void this.#try([...this.answers, ...text.split("\n")]);
  }

  undo(): void {
    void this.#try(this.answers.slice(0, -1));
  }

  preview(text: string): Promise<wire.Preview> {
    return this.#live.preview(text, this.answers);
  }

  reckon(text: string): Promise<wire.Odds | null> {
    return this.#live.reckon(text, this.answers);
  }

  waive(): void {
    // A plan waives nothing.
  }

  return(): void {
    // Nobody plans in a seat that a bot has.
  }

  advise(): void {
    // Nor does anybody know better yet.
  }

  /** Something has happened: what was planned may have become impossible, or my turn has come. */
  refresh(): void {
    if (!this.open) this.active = false;
    const seated = (this.#live.scene?.table.mine ?? -1) >= 0;
    if (seated && (this.active || this.answers.length)) void this.#try(this.answers, !this.active);
  }

  async #try(answers: string[], keeping = false): Promise<void> {
    const tried = await this.#live.rehearse(answers);
    this.sending = "";
    this.#rehearsed = tried;
    this.problem = keeping ? null : tried.problem;
    if (!keeping) this.#set(tried.answers.slice(0, tried.possible));
  }

  #set(answers: string[]): void {
    this.answers = answers;
    plans.set(this.#live.id, answers.length ? answers : undefined);
  }
}
