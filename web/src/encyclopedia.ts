/** What a game shows outside its table: the faces of its cards, what they are called, its actions. */

import type { Component } from "svelte";
import type { Name } from "./cards/naming.svelte.ts";
import { kindName } from "./cards/words.ts";
import CardFace from "./galaxy/CardFace.svelte";
import Fights from "./galaxy/fights/Fights.svelte";
import { ACTIONS } from "./galaxy/signs.ts";
import TraitSign from "./galaxy/TraitSign.svelte";
import TrackSign from "./starflick/TraitSign.svelte";
import LevelFace from "./starflick/CardFace.svelte";
import type { Shown } from "./shown.ts";
import { named, titled } from "./words.ts";
import type { Catalogue } from "./wire/milkomeda.ts";
import type { Catalogue as SkyCatalogue } from "./wire/starflick.ts";
import type { Card, GameInfo } from "./wire/table.ts";

export interface FaceProps {
  card: Card;
  catalogue: unknown;
}

interface Volume {
  /** Fills the square that it stands in. */
  face: Component<FaceProps>;
  /** Stands for a trait, where there is a sign for it. */
  sign: Component<{ trait: string; value: string }>;
  /** How cards are named in sentences. */
  names: (catalogue: unknown) => Name[];
  /** How all of a kind are called together. */
  lists: () => Omit<Name, "name">[];
  /** The odds of any fight, where there are fights. */
  fights?: Component<{ game: GameInfo }>;
  /** Of which kind of word its actions are, and the signs that they have. */
  actions: { kind: string; signs: Partial<Record<string, string>> };
}

/** By itself, and at the beginning of a sentence. */
function called(kind: string, name: string): Name[] {
  const text = named(kind, name);
  return [...new Set([text, titled(text)])].map((text) => ({ kind, name, text }));
}

function namesInGalaxy(known: unknown): Name[] {
  const catalogue = known as Catalogue;
  const cards = (kind: string, all: { name: string }[]) => all.map(({ name }) => ({ kind, name, text: name }));
  return [
    ...cards("sector", catalogue.sectors),
    ...cards("technology", catalogue.technologies),
    ...cards("objective", catalogue.objectives),
    ...cards("directive", catalogue.directives),
    ...catalogue.structures.flatMap((name) => called("structure", name)),
    ...catalogue.civilizations.flatMap((name) => called("civilization", name)),
  ];
}

function namesInSky(known: unknown): Name[] {
  return (known as SkyCatalogue).technologies.flatMap(({ colour, levels }) =>
    levels.map((_, at) => ({ kind: "technology", name: `${colour} ${at + 1}`, text: `${named("track", colour)} ${at + 1}` })),
  );
}

const KINDS = ["sector", "technology", "objective", "directive", "structure", "ship", "civilization"];

const listsInGalaxy = (): Omit<Name, "name">[] => [
  ...KINDS.map((kind) => ({ kind, text: kindName(kind) })),
  ...["protocol", "module"].map((word) => ({ kind: "protocol", text: named("several", word) })),
];

const VOLUMES: Record<Shown, Volume> = {
  milkomeda: {
    face: CardFace,
    sign: TraitSign,
    names: namesInGalaxy,
    lists: listsInGalaxy,
    fights: Fights,
    actions: { kind: "action", signs: ACTIONS },
  },
  starflick: {
    face: LevelFace,
    sign: TrackSign,
    names: namesInSky,
    lists: () => [{ kind: "technology", text: kindName("technology") }],
    actions: { kind: "deed", signs: {} },
  },
};

export const ENCYCLOPEDIA: Partial<Record<string, Volume>> = VOLUMES;
