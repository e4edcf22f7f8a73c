/** The answer in preparation: what on the board is picked, where something is put, how a ship is flicked. */

import type { Point } from "../board/point.ts";
import { targetOf, type Target } from "../board/target.ts";
import { Answering, rooted } from "../table/answering.svelte.ts";
import type { Live } from "../table/live.svelte.ts";
import type { Catalogue, Disc, Picture } from "../wire/starflick.ts";
import type { Choice } from "../wire/table.ts";
import { flight, type Shot } from "./flight.ts";
import { spell } from "./sling.ts";
import { ownName } from "./names.ts";
import type { Theatre } from "./theatre.svelte.ts";

/** Answers that give something away for this turn. */
const ENDING = ["done", "pass", "stop"];
/** Steps that ask for a place on the board, and how it is spelt. */
const PUTTING: Partial<Record<string, string>> = { place: "place", minefield: "mine" };
const USUAL_SPEED = 900;

interface Draft {
  question: number;
  /** The hole or the ship that is picked. */
  at: string;
  spot: Point | null;
}

const BLANK: Draft = { question: -1, at: "", spot: null };

export function choosingAt(live: Live, catalogue: Catalogue, theatre: Theatre): Choosing {
  return rooted(() => new Choosing(live, catalogue, theatre));
}

export class Choosing extends Answering {
  #stored = $state.raw<Draft>(BLANK);
  #hovered = $state<string | null>(null);
  #aimed = $state.raw<{ ship: string; shot: Shot } | null>(null);
  /** A sling that was let go before its ship was asked for. */
  #loosed = $state("");
  /** Whether a hand is at the sling. */
  pulling = $state(false);
  protected readonly ending = ENDING;
  readonly #catalogue: Catalogue;
  readonly #theatre: Theatre;

  constructor(live: Live, catalogue: Catalogue, theatre: Theatre) {
    super(live);
    this.#catalogue = catalogue;
    this.#theatre = theatre;
    $effect(() => {
      if (this.#loosed && this.step === "shoot" && !this.sending) this.#loose();
    });
    $effect(() => {
      if (!live.problem) return;
      this.#loosed = "";
      theatre.abort();
    });
  }

  readonly picture = $derived.by(() => this.live.scene!.picture as Picture);
  readonly mine = $derived.by(() => this.live.scene!.table.mine);

  readonly #draft = $derived.by<Draft>(() => (this.#stored.question === this.number ? this.#stored : BLANK));
  readonly at = $derived.by(() => this.#draft.at);
  readonly touched = $derived.by(() => this.#draft !== BLANK);
  /** The choices that are left: all, or those at the picked place, and what has no place. */
  readonly left = $derived.by<Choice[]>(() =>
    this.at ? this.choices.filter(({ fields = {} }) => fields.at === this.at || fields.at === undefined) : this.choices,
  );

  readonly text = $derived.by<string>(() => {
    if (this.step === "shoot") return this.shot ? spell(this.shot) : "";
    return this.spot ? `${PUTTING[this.step]} ${this.spot.x.toFixed(1)} ${this.spot.y.toFixed(1)}` : "";
  });
  protected readonly pointed = $derived.by<string>(() => {
    const open = this.open.filter(({ fields }) => fields?.at === this.#hovered);
    return open.length === 1 ? open[0].text : "";
  });

  #change(change: Partial<Draft>): void {
    this.#stored = { ...this.#draft, ...change, question: this.number };
    this.sure();
    this.look();
  }

  cancel(): void {
    this.#stored = BLANK;
    this.consider("");
  }

  // Pointing at planets and ships.

  readonly targets = $derived.by<ReadonlyMap<string, Target>>(() => {
    const places = new Set(this.choices.flatMap(({ fields }) => (fields?.at === undefined ? [] : [String(fields.at)])));
    const at = (place: string) => this.choices.filter(({ fields }) => fields?.at === place);
    return new Map([...places].map((place) => [place, targetOf(at(place), place === this.at)]));
  });

  hover(at: string | null): void {
    this.#hovered = at;
    this.look();
  }

  pickAt(at: string): void {
    const open = this.open.filter(({ fields }) => fields?.at === at);
    if (open.length === 1) this.send(open[0].text);
    else if (open.length) this.#change({ at: at === this.at ? "" : at });
  }

  // Putting a ship into an orbit, or a minefield anywhere.

  readonly puts = $derived.by(() => this.step in PUTTING);
  readonly spot = $derived.by<Point | null>(() => (this.puts ? (this.#draft.spot ?? this.#firstSpot) : null));
  /** The server suggests a place that is possible. */
  readonly #firstSpot = $derived.by<Point | null>(() => {
    const [, x, y] = this.open[0]?.text.split(" ") ?? [];
    return y === undefined ? null : { x: Number(x), y: Number(y) };
  });

  putAt(spot: Point): void {
    const { size } = this.#catalogue;
    const inside = (value: number) => Math.max(0, Math.min(size, value));
    this.#change({ spot: tenths({ x: inside(spot.x), y: inside(spot.y) }) });
  }

  // Flicking.

  /** The ship at the sling. */
  readonly aimer = $derived.by<Disc | null>(() => {
    const ship = this.step === "shoot" ? this.picture.aiming : this.pulling ? (this.#aimed?.ship ?? "") : "";
    return this.picture.discs.find((disc) => disc.ship === ship) ?? null;
  });
  readonly shot = $derived.by<Shot | null>(() => {
    if (!this.aimer) return null;
    if (this.#aimed?.ship === this.aimer.ship) return this.#aimed.shot;
    const { x, y } = this.aimer;
    const half = this.#catalogue.size / 2;
    const angle = Math.round((Math.atan2(half - y, half - x) * 180) / Math.PI);
    return { angle: (angle + 360) % 360, speed: Math.min(USUAL_SPEED, this.picture.top_speed) };
  });

  /** Whether a hand may take this ship now. */
  mayFlick(ship: string): boolean {
    if (this.step === "shoot") return ship === this.picture.aiming && !this.sending;
    return this.open.some(({ fields }) => fields?.do === "flick" && fields.at === ship);
  }

  aimAt(ship: string, shot: Shot): void {
    this.#aimed = { ship, shot };
    if (this.step === "move" && !this.sending) this.live.answer(`flick ${ownName(ship)}`);
  }

  /** The ship leaves, as soon as it is known here. */
  shoot(): void {
    const { aimer, shot, picture } = this;
    if (!aimer || !shot) return;
    this.#loosed = spell(shot);
    if (!picture.dice) this.#theatre.launch(aimer.ship, flight(aimer, shot, picture, this.#catalogue));
  }

  #loose(): void {
    const text = this.#loosed;
    this.#loosed = "";
    this.#aimed = null;
    this.live.answer(text);
  }

  override confirm(): void {
    if (this.step === "shoot") this.shoot();
    else super.confirm();
  }
}

const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
