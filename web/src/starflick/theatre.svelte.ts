/** What is seen of the board: pictures one after the other, with the film of a flick between them. */

import { prefersReducedMotion } from "svelte/motion";
import type { Point } from "../board/point.ts";
import { play, type Sound } from "../table/sounds.ts";
import type { Film, Picture } from "../wire/starflick.ts";
import { FRAMES, happenings, placeAt, same, seconds, type Happening } from "./film.ts";
import type { Timed } from "./flight.ts";

const SOUNDS: Record<Happening["what"], Sound> = { knock: "knock", ram: "hit", off: "fall", mined: "hit" };

interface Reel {
  /** When it began, by the clock of the page. */
  began: number;
  /** A flight that was begun here, and what is known of it from the server. */
  ship: string;
  flight: Timed | null;
  film: Film | null;
  then: Picture | null;
  /** What is still to happen in it. */
  coming: Happening[];
}

export class Theatre {
  /** What lies on the board. */
  shown = $state.raw() as Picture;
  /** Ships in flight; null once one is lost. */
  places = $state.raw<ReadonlyMap<string, Point | null>>(new Map());
  /** What has happened in the film so far. */
  happened = $state.raw<readonly Happening[]>([]);
  running = $state(false);
  /** How many times faster than it was. */
  pace = 1;

  #reel: Reel | null = null;
  #queue: Picture[] = [];
  #frame = 0;

  constructor(first: Picture) {
    this.shown = first;
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** The next picture; `fresh` if its flick has just happened. Returns how long it takes to show it, in seconds. */
  show(picture: Picture, fresh = true): number {
    const last = this.#queue.at(-1) ?? this.#reel?.then ?? this.shown;
    if (picture === last) return 0;
    const film = fresh && picture.flick && !same(picture.flick, last.flick) ? picture.flick : null;
    if (!film || prefersReducedMotion.current || document.hidden) {
      if (this.#reel?.film) this.#queue.push(picture);
      else if (!this.#reel || film) this.#settle(picture);
      else this.shown = picture;
      return 0;
    }
    // Nobody waits for more than one film.
    if (this.#reel?.film) this.skip();
    this.#begin(film, picture);
    return seconds(film) / this.pace;
  }

  /** A ship leaves at once; its film follows. */
  launch(ship: string, flight: Timed): void {
    this.skip();
    if (prefersReducedMotion.current) return;
    this.#run({ began: performance.now(), ship, flight, film: null, then: null, coming: [] });
    play("fly");
  }

  /** There was no such flick after all. */
  abort(): void {
    if (this.#reel && !this.#reel.film) this.#settle(this.shown);
  }

  /** To the end of the film, and to the last picture. */
  skip(): void {
    if (this.#reel) this.#settle(this.#queue.at(-1) ?? this.#reel.then ?? this.shown);
  }

  #begin(film: Film, then: Picture): void {
    const now = performance.now();
    const begun = this.#reel?.flight && this.#reel.ship === film.ship ? this.#reel : null;
    // Where the answer was slow, the flight goes on from where it waits.
    const gone = begun ? Math.min(now - begun.began, begun.flight!.lasts * 1000) : 0;
    if (!begun) play("fly");
    this.#run({ began: now - gone, ship: film.ship, flight: null, film, then, coming: happenings(film) });
  }

  #run(reel: Reel): void {
    cancelAnimationFrame(this.#frame);
    this.#reel = reel;
    this.happened = [];
    this.running = true;
    this.#draw(performance.now());
  }

  #settle(picture: Picture): void {
    cancelAnimationFrame(this.#frame);
    this.#reel = null;
    this.#queue = [];
    this.shown = picture;
    this.places = new Map();
    this.running = false;
  }

  #draw = (now: number): void => {
    const reel = this.#reel;
    if (!reel) return;
    const time = (Math.max(now - reel.began, 0) / 1000) * (reel.film ? this.pace : 1);
    if (reel.flight) this.places = new Map([[reel.ship, reel.flight.at(time)]]);
    if (reel.film) {
      this.#happen(reel, time * FRAMES);
      if (time >= seconds(reel.film)) return this.skip();
      this.places = new Map(reel.film.tracks.map((track) => [track.ship, placeAt(track, time * FRAMES)]));
    }
    this.#frame = requestAnimationFrame(this.#draw);
  };

  #happen(reel: Reel, frame: number): void {
    const now = reel.coming.filter((one) => one.frame <= frame);
    if (!now.length) return;
    reel.coming = reel.coming.slice(now.length);
    this.happened = [...this.happened, ...now];
    new Set(now.map(({ what }) => SOUNDS[what])).forEach(play);
  }
}
