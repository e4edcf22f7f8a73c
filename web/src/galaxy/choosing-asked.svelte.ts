/** What is asked of me. */

import type { Live } from "../table/live.svelte.ts";
import type { Picture } from "../wire/milkomeda.ts";
import type { Choice, Question } from "../wire/table.ts";
import { type Amounts, amountsOf } from "./choosing-amounts.ts";
import { isPossible } from "./choosing-narrow.ts";

const PLACING = ["place", "first-place"];
const ORDERING = ["propose-order", "decide-order"];

export class Asked {
  protected readonly live: Live;

  constructor(live: Live) {
    this.live = live;
  }

  readonly question = $derived.by<Question | null>(() => this.live.scene?.asked ?? null);
  readonly number = $derived.by(() => this.live.scene?.question ?? -1);
  readonly picture = $derived.by(() => (this.live.scene?.picture ?? null) as Picture | null);
  readonly seats = $derived.by(() => this.live.scene?.table.seats ?? []);
  readonly step = $derived.by(() => this.question?.step ?? "");
  readonly choices = $derived.by<Choice[]>(() => this.question?.choices ?? []);
  readonly open = $derived.by<Choice[]>(() => this.choices.filter(isPossible));
  readonly sending = $derived.by(() => this.live.sending !== "");
  readonly places = $derived.by(() => PLACING.includes(this.step));
  readonly ordering = $derived.by(() => ORDERING.includes(this.step));
  readonly amounts = $derived.by<Amounts | null>(() => {
    if (!this.question || !this.picture) return null;
    return amountsOf(this.question, this.picture, this.live.scene!.table.mine);
  });
}
