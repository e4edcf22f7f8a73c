/** Choosing: what can be pointed at, and what pointing at it means. */

import { type Target, advised } from "../board/target.ts";
import { rooted } from "../table/answering.svelte.ts";
import type { Desk } from "../table/live.svelte.ts";
import type { Parts } from "../table/spelling.ts";
import type { Catalogue } from "../wire/milkomeda.ts";
import { Drafting } from "./choosing-draft.svelte.ts";
import { NO_HINT, hintOf } from "./choosing-hint.ts";
import { type Picks, cellParts, fitting, opens, settle, valuesOf } from "./choosing-narrow.ts";
import { cellsIn, markedOf, targetsOf, thingsOf } from "./choosing-targets.ts";
import { type Group, joined, openOrigins, spelt, voyageTargets } from "./choosing-voyage.ts";
import type { Ghost, Hint, Pointing, Route } from "./pointing.ts";

/** A pointer that can hover shows what a click would do; a finger needs a second tap for that. */
const hovers = (): boolean => matchMedia("(hover: hover)").matches;

export const choosingAt = (live: Desk, catalogue: Catalogue): Choosing => rooted(() => new Choosing(live, catalogue));

export class Choosing extends Drafting implements Pointing {
  readonly #catalogue: Catalogue;
  #hovered = $state<string | null>(null);
  /** Whether the battle is put aside, to look at the map. */
  aside = $state(false);

  constructor(live: Desk, catalogue: Catalogue) {
    super(live);
    this.#catalogue = catalogue;
  }

  protected readonly pointed = $derived.by<string>(() => {
    const cell = this.#hovered;
    if (cell === null || this.counting || this.input === "cells") return "";
    if (this.voyage) return this.#onTheWay ? spelt(this.voyage, this.question!.form, this.#onTheWay) : "";
    const name = this.#partFor(cell);
    return name ? (settle(this.open, { ...this.picks, [name]: cell })?.text ?? "") : "";
  });

  /** The place that fleets were picked up at. */
  readonly from = $derived.by<string | undefined>(() => this.picks.from_cell as string | undefined);
  /** The groups with the one that would go to where the pointer is. */
  readonly #onTheWay = $derived.by<readonly Group[] | null>(() => {
    const [from, to] = [this.from, this.#hovered];
    if (!this.voyage || from === undefined || to === null || to === from || !this.cells.get(to)?.possible) return null;
    return joined(this.voyage, this.groups, from, to);
  });

  readonly hint = $derived.by<Hint>(() => (this.advice ? hintOf(this.advice.parts as Parts[]) : NO_HINT));

  readonly cells = $derived.by<ReadonlyMap<string, Target>>(() => advised(this.#cells, this.hint.cells));
  readonly #cells = $derived.by<ReadonlyMap<string, Target>>(() => {
    if (this.voyage) return voyageTargets(this.voyage, this.groups, this.from);
    if (this.input === "cells") return markedOf([...new Set(this.open.flatMap(cellsIn))], this.row);
    if (this.input === "build" && this.counting) {
      return markedOf(
        this.amounts!.names,
        this.amounts!.names.filter((name) => this.counts[name]),
      );
    }
    return targetsOf(this.choices, this.picks, this.step, this.#catalogue);
  });
  readonly things = $derived.by<ReadonlyMap<string, Target>>(() => {
    // What is wished for is picked beside what is offered for it.
    const targets = this.input === "offer" ? [] : [...thingsOf(this.choices, this.picked)];
    return advised(new Map(targets.map(([thing, { target }]) => [thing, target])), this.hint.things);
  });

  /** Whether a position of the display is to be refreshed. */
  readonly refreshing = $derived.by(() => valuesOf(this.choices, "shown").length > 0);

  readonly ghost = $derived.by<Ghost | null>(() => {
    const card = this.picks.sector;
    const under = this.#hovered !== null && this.cells.has(this.#hovered) ? this.#hovered : null;
    const cell = under ?? this.picked.cell;
    if (this.input !== "place" || card === undefined || cell === undefined) return null;
    const why = this.cells.get(String(cell))?.why ?? "";
    return { card: String(card), cell: String(cell), turned: this.turned, possible: !why, why };
  });

  readonly routes = $derived.by<readonly Route[]>(() => {
    if (this.voyage) return this.#onTheWay ?? this.groups;
    if (this.input !== "move") return [];
    const name = this.#hovered === null ? null : this.#partFor(this.#hovered);
    const pointed: Picks = name ? { [name]: this.#hovered! } : {};
    const { from_cell, to_cell, fleets } = settle(this.open, { ...this.picks, ...pointed })?.parts ?? {};
    return from_cell ? [{ from: String(from_cell), to: String(to_cell), fleets: Number(fleets) }] : [];
  });

  readonly wouldChange = $derived.by<ReadonlySet<string>>(() => new Set(this.preview?.cells));
  readonly wouldMatch = $derived.by<ReadonlySet<string>>(() => new Set(this.preview?.marks));

  /** The part that a cell would be picked for: the next open one, or a picked one that it would replace. */
  #partFor(cell: string): string | null {
    const names = cellParts(this.choices);
    let before: Picks = Object.fromEntries(Object.entries(this.picks).filter(([name]) => !names.includes(name)));
    let found: string | null = null;
    for (const name of names) {
      if (valuesOf(fitting(this.open, before), name).includes(cell)) found = name;
      const value = this.picks[name];
      if (value === undefined) break;
      before = { ...before, [name]: value };
    }
    return found;
  }

  hover(cell: string | null): void {
    this.#hovered = cell;
    this.look();
  }

  pickCell(cell: string): void {
    if (this.voyage) return this.#sail(cell);
    if (this.input === "cells") return this.#toggle(cell);
    if (this.counting && this.amounts!.names.includes(cell)) return this.add(cell, 1);
    const name = this.#partFor(cell);
    if (!name) return;
    if (this.picked[name] === cell && this.text) return this.confirm();
    const names = cellParts(this.choices);
    const later = names.slice(names.indexOf(name) + 1);
    const kept = Object.entries(this.picked).filter(([one]) => !later.includes(one));
    this.setPicks({ ...Object.fromEntries(kept), [name]: cell });
    this.#finish(this.input === "place" && this.#hovered === cell && hovers());
  }

  /** Fleets are picked up, put down where they were, or sent. */
  #sail(cell: string): void {
    if (this.from === undefined) this.pick("from_cell", cell);
    else if (this.from === cell) this.setPicks({});
    else this.setGroups(joined(this.voyage!, this.groups, this.from, cell));
  }

  holds(cell: string): boolean {
    if (this.sending) return false;
    if (this.voyage) return openOrigins(this.voyage, this.groups).includes(cell);
    return this.input === "move" && valuesOf(this.open, "to_cell").length > 0 && valuesOf(this.open, "from_cell").includes(cell);
  }

  lift(cell: string): void {
    this.setPicks({ from_cell: cell });
  }

  drop(cell: string | null): void {
    if (cell !== null && this.cells.get(cell)?.possible) this.pickCell(cell);
    else this.setPicks({});
  }

  #toggle(cell: string): void {
    const most = Math.max(...this.open.map((choice) => cellsIn(choice).length));
    this.setRow(this.row.includes(cell) ? this.row.filter((one) => one !== cell) : [...this.row, cell].slice(-most));
  }

  pickThing(thing: string): void {
    const found = thingsOf(this.choices, this.picked).get(thing);
    if (!found?.target.possible) return;
    this.change({ picks: { ...this.picked, ...found.picks }, counts: null });
    this.#finish(false);
  }

  /** Nothing is left to decide: that is the answer. */
  #finish(sure: boolean): void {
    if (this.text && (sure || !opens(this.open, this.picked))) this.confirm();
  }

  rotate(by: 1 | -1): void {
    if (this.input !== "place") return;
    this.turned = (this.turned + by + 4) % 4;
    this.look();
  }
}
