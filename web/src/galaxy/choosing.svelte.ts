/** The answer in preparation: what can be pointed at, what is picked, what would come of it. */

import { Answering, rooted } from "../table/answering.svelte.ts";
import type { Live } from "../table/live.svelte.ts";
import type { Picture } from "../wire/milkomeda.ts";
import { type Amounts, type Counts, added, amountsOf, countedBy, spellAmounts } from "./choosing-amounts.ts";
import { type Picks, type Value, cellFields, fitting, opens, settle, valuesOf } from "./choosing-narrow.ts";
import { firstOrder, markedOf, probesOf, targetsOf, thingsOf } from "./choosing-targets.ts";
import type { Target } from "../board/target.ts";
import type { Ghost, Pointing } from "./pointing.ts";

const PLACING = ["place", "first-place"];
const FLEETS = "fleets";
/** The fields in which the only value goes without saying. */
const USUAL: Partial<Record<string, string[]>> = {
  place: ["card"],
  "first-place": ["card"],
  move: ["from"],
  "attack-from": ["from", "to"],
};
/** Answers that give something away for this turn. */
const ENDING = ["pass", "done", "no claim", "no protocol"];

interface Draft {
  question: number;
  picks: Picks;
  counts: Counts;
  wish: string;
  /** Probes, or seats in order. */
  row: readonly string[];
}

const BLANK: Draft = { question: -1, picks: {}, counts: {}, wish: "", row: [] };

/** A pointer that can hover shows what a click would do; a finger needs a second tap for that. */
const hovers = (): boolean => matchMedia("(hover: hover)").matches;

export const choosingAt = (live: Live): Choosing => rooted(() => new Choosing(live));

export class Choosing extends Answering implements Pointing {
  #stored = $state.raw<Draft>(BLANK);
  #hovered = $state<string | null>(null);
  #turned = $state(0);
  /** Which of the two that lie over the map is put aside, to look at it. */
  aside = $state<"" | "battle" | "council">("");
  protected readonly ending = ENDING;

  readonly picture = $derived.by(() => (this.live.scene?.picture ?? null) as Picture | null);
  readonly places = $derived.by(() => PLACING.includes(this.step));

  // The draft: it belongs to one question and is forgotten with it.

  readonly #draft = $derived.by<Draft>(() => (this.#stored.question === this.number ? this.#stored : BLANK));
  readonly picks = $derived.by<Picks>(() => ({ ...this.#usual, ...this.#draft.picks }));
  readonly counts = $derived.by<Counts>(() => this.#draft.counts);
  readonly wish = $derived.by(() => this.#draft.wish);
  readonly touched = $derived.by(() => this.#draft !== BLANK);

  /** What goes without saying: the first card that can be placed, and the only value where there is one. */
  readonly #usual = $derived.by<Picks>(() => {
    const usual: Record<string, Value> = this.places ? { turned: this.#turned } : {};
    const drafted = this.#draft.picks;
    for (const field of USUAL[this.step] ?? []) {
      const values = valuesOf(fitting(this.open, drafted), field);
      if (values.length === 1 || (this.places && values.length)) usual[field] = values[0];
    }
    return usual;
  });

  #change(change: Partial<Draft>): void {
    this.#stored = { ...this.#draft, ...change, question: this.number };
    this.sure();
    this.look();
  }

  // Amounts, rows and picks.

  readonly amounts = $derived.by<Amounts | null>(() => {
    if (!this.question || !this.picture) return null;
    return amountsOf(this.question, this.picture, this.live.scene!.table.mine);
  });
  /** Whether the answer in preparation is one of amounts: building is that only once fleets are picked. */
  readonly counting = $derived.by(
    () => this.amounts !== null && (this.step !== "build" || this.#draft.picks.structure === FLEETS),
  );

  readonly row = $derived.by<readonly string[]>(() =>
    this.ordering && !this.#draft.row.length ? firstOrder(this.picture!) : this.#draft.row,
  );
  readonly ordering = $derived.by(() => this.step === "propose-order" || this.step === "decide-order");

  pick(field: string, value: Value): void {
    if (field === "turned") this.#turned = Number(value);
    this.#change({ picks: { ...this.#draft.picks, [field]: value } });
  }

  unpick(field: string): void {
    const { [field]: _, ...picks } = this.#draft.picks;
    this.#change({ picks });
  }

  add(name: string, by: number): void {
    if (!this.amounts) return;
    const picks = this.step === "build" ? { structure: FLEETS } : this.#draft.picks;
    const counts = added(this.amounts, this.counts, name, by);
    if (this.step !== "command" || countedBy(this.open, counts)) this.#change({ counts, picks });
  }

  setCounts(counts: Counts): void {
    this.#change({ counts });
  }

  setWish(wish: string): void {
    this.#change({ wish });
  }

  setRow(row: readonly string[]): void {
    this.#change({ row });
  }

  // The answer.

  readonly text = $derived.by<string>(() => {
    if (this.step === "probes") return probesOf(this.open, this.row)?.text ?? "";
    if (this.ordering) return `order ${this.row.join(" ")}`;
    if (this.step === "command") return countedBy(this.open, this.counts)?.text ?? "";
    if (this.counting) return spellAmounts(this.amounts!, this.counts, this.wish);
    return this.#begun ? (settle(this.open, this.picks)?.text ?? "") : "";
  });
  /** Where only one place can send fleets into a fight, nothing but their number is left to say. */
  readonly #begun = $derived.by(() => this.touched || (this.step === "attack-from" && this.picks.from !== undefined));
  protected readonly pointed = $derived.by<string>(() => {
    const cell = this.#hovered;
    if (cell === null || this.counting || this.step === "probes") return "";
    const field = this.#fieldFor(cell);
    return field ? (settle(this.open, { ...this.picks, [field]: cell })?.text ?? "") : "";
  });

  // Pointing.

  readonly cells = $derived.by<ReadonlyMap<string, Target>>(() => {
    if (this.step === "probes") return markedOf(valuesOf(this.open, "cell").concat(valuesOf(this.open, "cell2")).map(String), this.row);
    if (this.step === "build" && this.counting) {
      return markedOf(this.amounts!.names, this.amounts!.names.filter((name) => this.counts[name]));
    }
    return targetsOf(this.choices, this.picks);
  });
  readonly things = $derived.by<ReadonlyMap<string, Target>>(() => {
    const targets = [...thingsOf(this.choices, this.#draft.picks)];
    return new Map(targets.map(([thing, { target }]) => [thing, target]));
  });

  readonly ghost = $derived.by<Ghost | null>(() => {
    const card = this.picks.card;
    const under = this.#hovered !== null && this.cells.has(this.#hovered) ? this.#hovered : null;
    const cell = under ?? this.#draft.picks.cell;
    if (!this.places || card === undefined || cell === undefined) return null;
    const target = this.cells.get(String(cell));
    const why = target?.why ?? "";
    return { card: String(card), cell: String(cell), turned: this.#turned, possible: !why, why };
  });

  readonly routes = $derived.by<{ from: string; to: string; fleets: number }[]>(() => {
    if (this.step !== "move" && this.step !== "attack-from") return [];
    const { from, to, fleets } = settle(this.open, { ...this.picks, ...this.#pointedPicks })?.fields ?? {};
    return from && to ? [{ from: String(from), to: String(to), fleets: Number(fleets) }] : [];
  });
  readonly #pointedPicks = $derived.by<Picks>(() => {
    const field = this.#hovered === null ? null : this.#fieldFor(this.#hovered);
    return field ? { [field]: this.#hovered! } : {};
  });

  readonly wouldChange = $derived.by<ReadonlySet<string>>(() => new Set(this.preview?.cells));
  readonly wouldMatch = $derived.by<ReadonlySet<string>>(() => new Set(this.preview?.marks));

  /** The field that a cell would be picked for: the next open one, or a picked one that it would replace. */
  #fieldFor(cell: string): string | null {
    const fields = cellFields(this.choices);
    const drafted = this.#draft.picks;
    let before: Picks = Object.fromEntries(Object.entries(this.picks).filter(([field]) => !fields.includes(field)));
    let found: string | null = null;
    for (const field of fields) {
      if (valuesOf(fitting(this.open, before), field).includes(cell)) found = field;
      const value = drafted[field] ?? this.picks[field];
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
    if (this.#draft.picks[field] === cell && this.text) return this.confirm();
    const fields = cellFields(this.choices);
    const later = fields.slice(fields.indexOf(field) + 1);
    const kept = Object.entries(this.#draft.picks).filter(([name]) => !later.includes(name));
    this.#change({ picks: { ...Object.fromEntries(kept), [field]: cell } });
    this.#finish(this.places && this.#hovered === cell && hovers());
  }

  #toggleProbe(cell: string): void {
    const row = this.row.includes(cell) ? this.row.filter((one) => one !== cell) : [...this.row, cell].slice(-2);
    this.setRow(row);
  }

  pickThing(thing: string): void {
    const found = thingsOf(this.choices, this.#draft.picks).get(thing);
    if (!found?.target.possible) return;
    this.#change({ picks: { ...this.#draft.picks, ...found.picks } });
    this.#finish(false);
  }

  /** Nothing is left to decide: that is the answer. */
  #finish(sure: boolean): void {
    if (this.text && (sure || !opens(this.open, this.#draft.picks))) this.confirm();
  }

  rotate(by: 1 | -1): void {
    if (!this.places) return;
    this.#turned = (this.#turned + by + 4) % 4;
    this.look();
  }

  cancel(): void {
    this.#stored = BLANK;
    this.consider("");
  }
}
