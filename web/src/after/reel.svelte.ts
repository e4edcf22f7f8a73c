/** A game's moments, one after the other, fetched as they are looked at. */

import { sentence } from "../parts/problem.ts";
import type { Moment } from "../wire/table.ts";

const PACE = 900;
const AHEAD = 4;
export const SPEEDS = [1, 2, 4, 8];

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(SPEEDS[0]);
  problem = $state("");
  /** The last moment that has arrived: while the next is fetched it stays. */
  moment = $state.raw<Moment | null>(null);

  #moments = new Map<number, Promise<Moment>>();
  #timer = 0;
  /** Until then something is still to be seen. */
  #held = 0;

  constructor(
    readonly last: number,
    readonly fetch: (at: number) => Promise<Moment>,
    at = last,
  ) {
    this.go(at);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    void this.#show(this.at);
    for (let i = 1; i <= (this.playing ? AHEAD : 1); i++) {
      this.#fetched(this.at + i);
      if (!this.playing) this.#fetched(this.at - i);
    }
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    this.go(this.at < this.last ? this.at : 0);
    this.#run();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (this.playing) this.#run();
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  /** What is shown takes so long. */
  hold(milliseconds: number): void {
    this.#held = performance.now() + milliseconds;
  }

  #run(): void {
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => this.#advance(), PACE / this.speed);
  }

  /** A slow line slows the film down; it never skips. */
  #advance(): void {
    if (performance.now() < this.#held || (this.moment?.at !== this.at && !this.problem)) return;
    if (this.at >= this.last) this.pause();
    else this.go(this.at + 1);
  }

  async #show(at: number): Promise<void> {
    try {
      const moment = await this.#fetched(at)!;
      if (this.at !== at) return;
      this.moment = moment;
      this.problem = "";
    } catch (error) {
      this.#moments.delete(at);
      if (this.at === at) this.problem = sentence(error);
    }
  }

  #fetched(at: number): Promise<Moment> | undefined {
    if (at < 0 || at > this.last) return;
    let moment = this.#moments.get(at);
    if (!moment) {
      moment = this.fetch(at);
      // What was only fetched ahead may fail in silence; it is fetched again when it is wanted.
      moment.catch(() => this.#moments.delete(at));
      this.#moments.set(at, moment);
    }
    return moment;
  }
}
