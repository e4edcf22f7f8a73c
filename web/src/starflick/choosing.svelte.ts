/** The answer in preparation: what on the board is picked, where something is put, how a ship is flicked. */

import type { Point } from "../board/point.ts";
import { advised, noted, targetOf, type Target } from "../board/target.ts";
import { Answering, rooted } from "../table/answering.svelte.ts";
import { type Parts, write } from "../table/spelling.ts";
import type { Desk } from "../table/live.svelte.ts";
import type { Catalogue, Disc, Picture } from "../wire/starflick.ts";
import type { Choice } from "../wire/table.ts";
import { flight, shifted, type Flight, type Shot } from "./flight.ts";
import { type Hint, hintOf } from "./hint.ts";
import { labelOf, placeOf } from "./names.ts";
import type { Theatre } from "./theatre.svelte.ts";

const USUAL_SPEED = 900;

interface Draft {
  question: number;
  /** The hole or the ship that is picked. */
  at: string;
  spot: Point | null;
}

const BLANK: Draft = { question: -1, at: "", spot: null };

export function choosingAt(live: Desk, catalogue: Catalogue, theatre: Theatre): Choosing {
  return rooted(() => new Choosing(live, catalogue, theatre));
}

export class Choosing extends Answering {
  #stored = $state.raw<Draft>(BLANK);
  #hovered = $state<string | null>(null);
  #aimed = $state.raw<{ ship: string; shot: Shot } | null>(null);
  /** A sling that was let go before its ship was asked for. */
  #loosed = $state.raw<Shot | null>(null);
  /** Whether a hand is at the sling. */
  pulling = $state(false);
  readonly #catalogue: Catalogue;
  readonly #theatre: Theatre;

  constructor(live: Desk, catalogue: Catalogue, theatre: Theatre) {
    super(live);
    this.#catalogue = catalogue;
    this.#theatre = theatre;
    $effect(() => {
      if (this.#loosed && this.flicks && !this.sending) this.#loose(this.#loosed);
    });
    $effect(() => {
      if (!live.problem) return;
      this.#loosed = null;
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
    this.at ? this.choices.filter((choice) => [this.at, undefined].includes(this.#placeOf(choice))) : this.choices,
  );

  readonly text = $derived.by<string>(() => {
    if (this.flicks) return this.shot ? this.#spell(this.shot) : "";
    return this.spot ? this.#write({ x_mm: this.spot.x.toFixed(1), y_mm: this.spot.y.toFixed(1) }) : "";
  });
  protected readonly pointed = $derived.by<string>(() => {
    const open = this.#openAt(this.#hovered);
    return open.length === 1 ? open[0].text : "";
  });

  #write(parts: Parts): string {
    return write(this.question!.form, parts);
  }

  #spell({ angle, speed }: Shot): string {
    return this.#write({ angle: angle.toFixed(2), speed });
  }

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

  #placeOf(choice: Choice): string | undefined {
    return placeOf(choice, this.mine);
  }

  #openAt(place: string | null): Choice[] {
    return this.open.filter((choice) => this.#placeOf(choice) === place);
  }

  readonly targets = $derived.by<ReadonlyMap<string, Target>>(() => {
    const places = new Set(this.choices.flatMap((choice) => this.#placeOf(choice) ?? []));
    const at = (place: string) => this.choices.filter((choice) => this.#placeOf(choice) === place);
    const meaning = (choice: Choice) => noted(choice) || labelOf(choice, this.question!);
    const targets = new Map([...places].map((place) => [place, targetOf(at(place), place === this.at, meaning)]));
    return this.hint ? advised(targets, this.hint.places) : targets;
  });
  readonly hint = $derived.by<Hint | null>(() =>
    this.advice ? hintOf(this.advice.parts as Parts[], this.picture, this.mine) : null,
  );
  /** Where the advised flick goes; dice may make anything of it. */
  readonly hinted = $derived.by<Flight | null>(() => {
    const { disc, shot } = this.hint?.flick ?? {};
    return disc && shot && !this.picture.dice ? flight(disc, shot, this.picture, this.#catalogue) : null;
  });

  hover(at: string | null): void {
    this.#hovered = at;
    this.look();
  }

  pickAt(at: string): void {
    const open = this.#openAt(at);
    if (open.length === 1) this.send(open[0].text);
    else if (open.length) this.#change({ at: at === this.at ? "" : at });
  }

  // Putting a ship into an orbit, or a minefield anywhere.

  readonly puts = $derived.by(() => this.question?.input === "spot");
  readonly spot = $derived.by<Point | null>(() => (this.puts ? (this.#draft.spot ?? this.#firstSpot) : null));
  /** The server suggests a place that is possible. */
  readonly #firstSpot = $derived.by<Point | null>(() => {
    const { x_mm: x, y_mm: y } = this.open[0]?.parts ?? {};
    return y === undefined ? null : { x: Number(x), y: Number(y) };
  });

  putAt(spot: Point): void {
    const { size } = this.#catalogue;
    const inside = (value: number) => Math.max(0, Math.min(size, value));
    this.#change({ spot: tenths({ x: inside(spot.x), y: inside(spot.y) }) });
  }

  // Flicking.

  readonly flicks = $derived.by(() => this.question?.input === "flick");
  /** The ship at the sling. */
  readonly aimer = $derived.by<Disc | null>(() => {
    const ship = this.flicks ? this.picture.aiming : this.pulling ? (this.#aimed?.ship ?? "") : "";
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

  /** Where it would go: one way, or as many as dice may make of it. */
  readonly flights = $derived.by<Flight[]>(() => {
    const { aimer, shot, picture } = this;
    if (!aimer || !shot) return [];
    const shots = picture.dice ? shifted(shot, this.#catalogue) : [shot];
    return shots.map((one) => flight(aimer, one, picture, this.#catalogue));
  });

  /** Whether a hand may take this ship now. */
  mayFlick(ship: string): boolean {
    return this.flicks ? ship === this.picture.aiming && !this.sending : this.#flickOf(ship) !== undefined;
  }

  /** The choice to flick it. */
  #flickOf(ship: string): Choice | undefined {
    return this.#openAt(ship).find(({ parts }) => parts?.manoeuvre === "flick");
  }

  aimAt(ship: string, shot: Shot): void {
    this.#aimed = { ship, shot };
    const flick = this.#flickOf(ship);
    if (flick && !this.sending) this.live.answer(flick.text);
  }

  /** The ship leaves, as soon as it is known here. */
  shoot(): void {
    const { aimer, shot, flights } = this;
    if (!aimer || !shot) return;
    this.#loosed = shot;
    if (flights.length === 1) this.#theatre.launch(aimer.ship, flights[0]);
  }

  #loose(shot: Shot): void {
    this.#loosed = null;
    this.#aimed = null;
    this.live.answer(this.#spell(shot));
  }

  override confirm(): void {
    if (this.flicks) this.shoot();
    else super.confirm();
  }
}

const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
