/** Choosing: what can be pointed at, and what pointing at it means. */

import type { Target } from "../board/target.ts";
import { rooted } from "../table/answering.svelte.ts";
import type { Live } from "../table/live.svelte.ts";
import { Drafting } from "./choosing-draft.svelte.ts";
import { bringsEnd } from "./ends.ts";
import { type Picks, cellFields, fitting, opens, settle, valuesOf } from "./choosing-narrow.ts";
import { markedOf, targetsOf, thingsOf } from "./choosing-targets.ts";
import type { Ghost, Pointing } from "./pointing.ts";

/** Answers that give something away for this turn. */
const ENDING = ["pass", "done", "no claim", "no module", "no protocol"];

/** A pointer that can hover shows what a click would do; a finger needs a second tap for that. */
const hovers = (): boolean => matchMedia("(hover: hover)").matches;

export const choosingAt = (live: Live): Choosing => rooted(() => new Choosing(live));

export class Choosing extends Drafting implements Pointing {
  #hovered = $state<string | null>(null);
  /** Which of the two that lie over the map is put aside, to look at it. */
  aside = $state<"" | "battle" | "council">("");
  protected readonly ending = $derived.by<readonly string[]>(() => {
    const last = this.open.filter((choice) => bringsEnd(this.picture!, choice));
    return [...ENDING, ...last.map(({ text }) => text)];
  });

  protected readonly pointed = $derived.by<string>(() => {
    const cell = this.#hovered;
    if (cell === null || this.counting || this.step === "probes") return "";
    const field = this.#fieldFor(cell);
    return field ? (settle(this.open, { ...this.picks, [field]: cell })?.text ?? "") : "";
  });

  readonly cells = $derived.by<ReadonlyMap<string, Target>>(() => {
    if (this.step === "probes")
      return markedOf(valuesOf(this.open, "cell").concat(valuesOf(this.open, "cell2")).map(String), this.row);
    if (this.step === "build" && this.counting) {
      return markedOf(
        this.amounts!.names,
        this.amounts!.names.filter((name) => this.counts[name]),
      );
    }
    return targetsOf(this.choices, this.picks);
  });
  readonly things = $derived.by<ReadonlyMap<string, Target>>(() => {
    const targets = [...thingsOf(this.choices, this.picked)];
    return new Map(targets.map(([thing, { target }]) => [thing, target]));
  });

  readonly ghost = $derived.by<Ghost | null>(() => {
    const card = this.picks.card;
    const under = this.#hovered !== null && this.cells.has(this.#hovered) ? this.#hovered : null;
    const cell = under ?? this.picked.cell;
    if (!this.places || card === undefined || cell === undefined) return null;
    const why = this.cells.get(String(cell))?.why ?? "";
    return { card: String(card), cell: String(cell), turned: this.turned, possible: !why, why };
  });

  readonly routes = $derived.by<{ from: string; to: string; fleets: number }[]>(() => {
    if (this.step !== "move" && this.step !== "attack-from") return [];
    const field = this.#hovered === null ? null : this.#fieldFor(this.#hovered);
    const pointed: Picks = field ? { [field]: this.#hovered! } : {};
    const { from, to, fleets } = settle(this.open, { ...this.picks, ...pointed })?.fields ?? {};
    return from && to ? [{ from: String(from), to: String(to), fleets: Number(fleets) }] : [];
  });

  readonly wouldChange = $derived.by<ReadonlySet<string>>(() => new Set(this.preview?.cells));
  readonly wouldMatch = $derived.by<ReadonlySet<string>>(() => new Set(this.preview?.marks));

  /** The field that a cell would be picked for: the next open one, or a picked one that it would replace. */
  #fieldFor(cell: string): string | null {
    const fields = cellFields(this.choices);
    let before: Picks = Object.fromEntries(Object.entries(this.picks).filter(([field]) => !fields.includes(field)));
    let found: string | null = null;
    for (const field of fields) {
      if (valuesOf(fitting(this.open, before), field).includes(cell)) found = field;
      const value = this.picks[field];
      if (value === undefined) break;
      before = { ...before, [field]: value };
    }
    return found;
  }

  hover(cell: string | null): void {
    this.#hovered = cell;
    this.look();
  }

  pickCell(cell: string): void {
    if (this.step === "probes") return this.#toggleProbe(cell);
    if (this.counting && this.amounts!.names.includes(cell)) return this.add(cell, 1);
    const field = this.#fieldFor(cell);
    if (!field) return;
    if (this.picked[field] === cell && this.text) return this.confirm();
    const fields = cellFields(this.choices);
    const later = fields.slice(fields.indexOf(field) + 1);
    const kept = Object.entries(this.picked).filter(([name]) => !later.includes(name));
    this.change({ picks: { ...Object.fromEntries(kept), [field]: cell } });
    this.#finish(this.places && this.#hovered === cell && hovers());
  }

  #toggleProbe(cell: string): void {
    this.setRow(this.row.includes(cell) ? this.row.filter((one) => one !== cell) : [...this.row, cell].slice(-2));
  }

  pickThing(thing: string): void {
    const found = thingsOf(this.choices, this.picked).get(thing);
    if (!found?.target.possible) return;
    this.change({ picks: { ...this.picked, ...found.picks } });
    this.#finish(false);
  }

  /** Nothing is left to decide: that is the answer. */
  #finish(sure: boolean): void {
    if (this.text && (sure || !opens(this.open, this.picked))) this.confirm();
  }

  rotate(by: 1 | -1): void {
    if (!this.places) return;
    this.turned = (this.turned + by + 4) % 4;
    this.look();
  }
}
