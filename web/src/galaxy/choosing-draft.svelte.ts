/** The answer in preparation: picks, amounts or a row, and how it is spelt. It belongs to one question and is forgotten with it. */

import { Answering } from "../table/answering.svelte.ts";
import type { Picture } from "../wire/milkomeda.ts";
import { type Amounts, type Counts, added, amountsOf, countedBy, spellAmounts } from "./choosing-amounts.ts";
import { type Picks, type Value, fitting, settle, valuesOf } from "./choosing-narrow.ts";
import { firstOrder, probesOf } from "./choosing-targets.ts";

const PLACING = ["place", "first-place"];
const ORDERING = ["propose-order", "decide-order"];
const FLEETS = "fleets";
/** The fields in which the only value goes without saying. */
const USUAL: Partial<Record<string, string[]>> = {
  place: ["card"],
  "first-place": ["card"],
  move: ["from"],
  "attack-from": ["from", "to"],
};

interface Draft {
  question: number;
  picks: Picks;
  counts: Counts;
  wish: string;
  /** Probes, or seats in order. */
  row: readonly string[];
}

const BLANK: Draft = { question: -1, picks: {}, counts: {}, wish: "", row: [] };

export abstract class Drafting extends Answering {
  #stored = $state.raw<Draft>(BLANK);
  protected turned = $state(0);

  readonly picture = $derived.by(() => (this.live.scene?.picture ?? null) as Picture | null);
  readonly places = $derived.by(() => PLACING.includes(this.step));
  readonly ordering = $derived.by(() => ORDERING.includes(this.step));
  readonly amounts = $derived.by<Amounts | null>(() => {
    if (!this.question || !this.picture) return null;
    return amountsOf(this.question, this.picture, this.live.scene!.table.mine);
  });

  readonly #draft = $derived.by<Draft>(() => (this.#stored.question === this.number ? this.#stored : BLANK));
  /** What was picked by hand. */
  protected readonly picked = $derived.by<Picks>(() => this.#draft.picks);
  readonly picks = $derived.by<Picks>(() => ({ ...this.#usual, ...this.picked }));
  readonly counts = $derived.by<Counts>(() => this.#draft.counts);
  readonly wish = $derived.by(() => this.#draft.wish);
  readonly touched = $derived.by(() => this.#draft !== BLANK);
  readonly row = $derived.by<readonly string[]>(() =>
    this.ordering && !this.#draft.row.length ? firstOrder(this.picture!) : this.#draft.row,
  );

  /** What goes without saying: the first card that can be placed, and the only value where there is one. */
  readonly #usual = $derived.by<Picks>(() => {
    const usual: Record<string, Value> = this.places ? { turned: this.turned } : {};
    for (const field of USUAL[this.step] ?? []) {
      const values = valuesOf(fitting(this.open, this.picked), field);
      if (values.length === 1 || (this.places && values.length)) usual[field] = values[0];
    }
    return usual;
  });

  /** Whether the answer in preparation is one of amounts: building is that only once fleets are picked. */
  readonly counting = $derived.by(() => this.amounts !== null && (this.step !== "build" || this.picked.structure === FLEETS));

  /** The prepared answer, in notation; empty while it is incomplete. */
  readonly text = $derived.by<string>(() => {
    if (this.step === "probes") return probesOf(this.open, this.row)?.text ?? "";
    if (this.ordering) return `order ${this.row.join(" ")}`;
    if (this.step === "command") return countedBy(this.open, this.counts)?.text ?? "";
    if (this.counting) return spellAmounts(this.amounts!, this.counts, this.wish);
    return this.#begun ? (settle(this.open, this.picks)?.text ?? "") : "";
  });
  /** Where only one place can send fleets into a fight, nothing but their number is left to say. */
  readonly #begun = $derived.by(() => this.touched || (this.step === "attack-from" && this.picks.from !== undefined));

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

  pick(field: string, value: Value): void {
    if (field === "turned") this.turned = Number(value);
    this.change({ picks: { ...this.picked, [field]: value } });
  }

  unpick(field: string): void {
    const { [field]: _, ...picks } = this.picked;
    this.change({ picks });
  }

  add(name: string, by: number): void {
    if (!this.amounts) return;
    const picks = this.step === "build" ? { structure: FLEETS } : this.picked;
    const counts = added(this.amounts, this.counts, name, by);
    if (this.step !== "command" || countedBy(this.open, counts)) this.change({ counts, picks });
  }

  setCounts(counts: Counts): void {
    this.change({ counts });
  }

  setWish(wish: string): void {
    this.change({ wish });
  }

  setRow(row: readonly string[]): void {
    this.change({ row });
  }
}
