/** The answer in preparation: picks, amounts or a row, and how it is spelt. It belongs to one question and is forgotten with it. */

import { Answering } from "../table/answering.svelte.ts";
import { type Value, slotsOf, write } from "../table/spelling.ts";
import type { Picture } from "../wire/milkomeda.ts";
import type { Amounts, Voyage } from "../wire/table.ts";
import { type Counts, added, countedBy, countedPart } from "./choosing-amounts.ts";
import { type Picks, fitting, settle, valuesOf } from "./choosing-narrow.ts";
import { cellsOf } from "./choosing-targets.ts";
import { type Group, openOrigins, spelt } from "./choosing-voyage.ts";

interface Draft {
  question: number;
  picks: Picks;
  /** None until something is counted: what is built may be fleets, or no amount at all. */
  counts: Counts | null;
  /** Cells, or seats in order. */
  row: readonly Value[];
  groups: readonly Group[];
}

const BLANK: Draft = { question: -1, picks: {}, counts: null, row: [], groups: [] };

export abstract class Drafting extends Answering {
  #stored = $state.raw<Draft>(BLANK);
  protected turned = $state(0);

  readonly picture = $derived.by(() => (this.live.scene?.picture ?? null) as Picture | null);
  readonly input = $derived.by(() => this.question?.input);
  readonly amounts = $derived.by<Amounts | null>(() => this.question?.amounts ?? null);

  readonly voyage = $derived.by<Voyage | null>(() => this.question?.voyage ?? null);

  readonly #draft = $derived.by<Draft>(() => (this.#stored.question === this.number ? this.#stored : BLANK));
  /** What was picked by hand. */
  protected readonly picked = $derived.by<Picks>(() => this.#draft.picks);
  readonly picks = $derived.by<Picks>(() => ({ ...this.#usual, ...this.picked }));
  readonly counts = $derived.by<Counts>(() => this.#draft.counts ?? {});
  /** Fleets that are to go somewhere. */
  readonly groups = $derived.by<readonly Group[]>(() => this.#draft.groups);
  readonly touched = $derived.by(() => this.#draft !== BLANK);
  readonly row = $derived.by<readonly Value[]>(() => {
    if (this.input !== "order" || this.#draft.row.length) return this.#draft.row;
    const { proposed, order } = this.picture!;
    return proposed.length ? proposed : order;
  });

  /** What goes without saying: the first card that can be placed, the only origin, and what the form has no place for. */
  readonly #usual = $derived.by<Picks>(() => {
    const usual: Record<string, Value> = this.input === "place" ? { turned: this.turned } : {};
    const left = fitting(this.open, this.picked);
    const only = (name: string, values = valuesOf(left, name)) => {
      if (values.length === 1 || (name === "sector" && values.length)) usual[name] = values[0];
    };
    if (this.input === "place") only("sector");
    if (this.voyage && !this.groups.length) only("from_cell", openOrigins(this.voyage, this.groups));
    if (this.input === "move") {
      only("from_cell");
      if (!slotsOf(this.question!.form).includes("to_cell")) only("to_cell");
    }
    return usual;
  });

  /** Whether the answer in preparation is one of amounts: building is that only once fleets are picked. */
  readonly counting = $derived.by(
    () => this.amounts !== null && !this.voyage && (this.input !== "build" || this.#draft.counts !== null),
  );

  /** The prepared answer, in notation; empty while it is incomplete. */
  readonly text = $derived.by<string>(() => {
    if (this.voyage) return spelt(this.voyage, this.question!.form, this.groups);
    if (this.input === "cells") return cellsOf(this.open, this.row)?.text ?? "";
    if (this.input === "order") return write(this.question!.form, { seats: this.row });
    if (this.counting) return this.#counted;
    return this.#begun ? (settle(this.open, this.picks)?.text ?? "") : "";
  });
  /** Where only one place can send fleets into a fight, nothing but their number is left to say. */
  readonly #begun = $derived.by(() => this.touched || ("from_cell" in this.picks && "to_cell" in this.picks));

  readonly #counted = $derived.by<string>(() => {
    const part = countedPart(this.amounts!, this.counts);
    if (!part || (this.input === "build" && !(this.amounts!.part in part))) return "";
    const listed = this.input === "amounts" ? countedBy(this.open, this.amounts!, this.counts) : undefined;
    return listed?.text ?? write(this.question!.form, { ...this.picks, ...part });
  });

  protected change(change: Partial<Draft>): void {
    const doubted = this.unsure;
    this.#stored = { ...this.#draft, ...change, question: this.number };
    if (this.text !== doubted) this.sure();
    this.look();
  }

  cancel(): void {
    this.#stored = BLANK;
    this.consider("");
  }

  pick(name: string, value: Value): void {
    if (name === "turned") this.turned = Number(value);
    this.setPicks({ ...this.picked, [name]: value });
  }

  setPicks(picks: Picks): void {
    this.change({ picks });
  }

  /** What may be counted together only the choices know, where they are all there are and no total says it. */
  add(name: string, by: number): void {
    if (!this.amounts) return;
    const counts = added(this.amounts, this.counts, name, by);
    const free = this.input !== "amounts" || this.amounts.total !== null || !this.question!.listed;
    if (free || countedBy(this.open, this.amounts, counts)) this.setCounts(counts);
  }

  /** Fleets are built, or else what is picked. */
  setCounts(counts: Counts): void {
    this.change({ counts, picks: this.input === "build" ? {} : this.picked });
  }

  setGroups(groups: readonly Group[]): void {
    this.change({ groups, picks: {} });
  }

  setRow(row: readonly Value[]): void {
    this.change({ row });
  }
}
