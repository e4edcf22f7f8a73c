/** What this browser keeps for a table, of the last so many. */

export class Kept<T> {
  constructor(
    readonly key: string,
    readonly most: number,
    /** For good, or as long as the tab lives. */
    readonly where: () => Storage = () => localStorage,
  ) {}

  get(table: string): T | undefined {
    return this.#all()[table];
  }

  /** Nothing is kept where there is no more to keep. */
  set(table: string, what: T | undefined): void {
    const others = Object.entries(this.#all()).filter(([id]) => id !== table);
    const all = what === undefined ? others : [...others.slice(1 - this.most), [table, what] as const];
    try {
      this.where().setItem(this.key, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // The disk is full, or the browser keeps nothing: then it is gone with the page.
    }
  }

  #all(): Record<string, T> {
    try {
      return JSON.parse(this.where().getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {};
    }
  }
}
