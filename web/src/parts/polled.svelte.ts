/** Something of the server's that is asked for again and again, and stays what it was while asking. */

import { sentence } from "./problem.ts";

export class Polled<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
  readonly #ask: () => Promise<T>;

  /** For a component's beginning: asks until the component goes or nothing new can come, not while nobody looks. */
  constructor(ask: () => Promise<T>, every = 4000, last: (value: T) => boolean = () => false) {
    this.#ask = ask;
    $effect(() => {
      const idle = () => document.hidden || (this.value !== null && last(this.value));
      const look = () => void (idle() || this.now());
      void this.now();
      const timer = setInterval(look, every);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }

  now = async (): Promise<void> => {
    try {
      this.value = await this.#ask();
      this.problem = "";
    } catch (failure) {
      this.problem = sentence(failure);
    }
  };
}
