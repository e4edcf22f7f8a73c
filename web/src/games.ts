/** The games that this page can show. */

import type { Component, Snippet } from "svelte";
import Stage from "./galaxy/Stage.svelte";
import Still from "./galaxy/Still.svelte";
import Board from "./starflick/Stage.svelte";
import StillBoard from "./starflick/Still.svelte";
import type { Shown } from "./shown.ts";
import type { Desk } from "./table/live.svelte.ts";
import { COLOURS } from "./table/seats.ts";
import type { Sound } from "./table/sounds.ts";
import type { Opens } from "./table/told.ts";
import type { Happening } from "./wire/milkomeda.ts";
import type { Happening as InStarflick, Vessel } from "./wire/starflick.ts";
import type { Fact, Scene, Seat } from "./wire/table.ts";

/** The whole table while a game is played. */
export interface StageProps {
  live: Desk;
  scene: Scene;
  catalogue: unknown;
  /** Places to light up, because the reader of the log points at them. */
  highlight: ReadonlySet<string>;
  talk: Snippet;
  /** Leaving the seat, the rules: what belongs beside the players. */
  tools: Snippet;
  /** Messages in the talk that were not seen. */
  unread: number;
}

/** What lies on the table, to look at only. */
export interface StillProps {
  picture: unknown;
  catalogue: unknown;
  seats: Seat[];
  highlight: ReadonlySet<string>;
  /** After how many answers this is. */
  at: number;
  /** How many times faster things happen than they did. */
  speed: number;
  /** Showing how it came to this takes so many milliseconds. */
  onTakes: (milliseconds: number) => void;
}

export interface Game {
  stage: Component<StageProps>;
  still: Component<StillProps>;
  /** The places that a fact names. */
  places: (fact: Fact) => string[];
  opens: Opens;
  /** What a fact sounds like. */
  sounds: Partial<Record<string, Sound>>;
}

function opensInGalaxy(fact: Fact): ReturnType<Opens> {
  const happened = fact as Happening;
  switch (happened.type) {
    case "round-began":
      return { seat: -1, round: happened.round };
    case "turn-began":
    case "drew":
    case "civilization-taken":
      return { seat: happened.seat };
    default:
      return null;
  }
}

function opensInStarflick(fact: Fact): ReturnType<Opens> {
  const happened = fact as InStarflick;
  return happened.type === "turn-began" ? { seat: happened.seat } : null;
}

const cellsOf = (fact: Fact): string[] =>
  Object.entries(fact).flatMap(([name, value]) => (/cells?$/.test(name) ? (value as string | string[]) : []));

/** Planets and ships. */
const thingsOf = (fact: Fact): string[] =>
  Object.entries(fact).flatMap(([name, value]) => {
    if (name === "hole") return value as string;
    return /ships?$/.test(name)
      ? [value as Vessel | Vessel[]].flat().map(({ seat, number }) => `${COLOURS[seat]} ${number || "battleship"}`)
      : [];
  });

const STAGES: Record<Shown, Game> = {
  milkomeda: {
    stage: Stage,
    still: Still,
    places: cellsOf,
    opens: opensInGalaxy,
    sounds: {
      placed: "place",
      moved: "place",
      built: "place",
      "built-fleets": "place",
      rolled: "dice",
      "lost-fleets": "hit",
      "structure-lost": "hit",
      "offer-taken": "coin",
      activated: "coin",
      claimed: "coin",
    } satisfies Partial<Record<Happening["type"], Sound>>,
  },
  starflick: {
    stage: Board,
    still: StillBoard,
    places: thingsOf,
    opens: opensInStarflick,
    sounds: {
      launched: "place",
      recruited: "place",
      "planet-revealed": "place",
      "item-built": "place",
      "minefield-laid": "place",
      "dice-shifted": "dice",
      "ship-attacked": "hit",
      "planet-attacked": "hit",
      "planet-mined": "coin",
      developed: "coin",
    } satisfies Partial<Record<InStarflick["type"], Sound>>,
  },
};

export const GAMES: Partial<Record<string, Game>> = STAGES;
