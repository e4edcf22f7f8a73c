/** A value with its past: what was changed can be taken back, and done again. */
export class History<T> {
  #past = $state.raw<T[]>([]);
  #future = $state.raw<T[]>([]);
  #now: T;

  constructor(now: T) {
    this.#now = $state.raw(now);
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  set(next: T): void {
    [this.#past, this.#future, this.#now] = [[...this.#past, this.#now], [], next];
  }

  undo(): void {
    if (!this.canUndo) return;
    [this.#now, this.#past, this.#future] = [this.#past.at(-1)!, this.#past.slice(0, -1), [this.#now, ...this.#future]];
  }

  redo(): void {
    if (!this.canRedo) return;
    [this.#now, this.#past, this.#future] = [this.#future[0], [...this.#past, this.#now], this.#future.slice(1)];
  }
}
