/** The game's words in German. A noun has its gender (0 der, 1 die, 2 das) and its plural. */

export type Noun = readonly [one: string, gender: 0 | 1 | 2, many: string];

export const SEATS: Record<string, string> = { teal: "Türkis", gold: "Gold", violet: "Violett", rose: "Rosa" };

export const COLOURS: Record<string, string> = { blue: "Blau", orange: "Orange", red: "Rot", green: "Grün" };

export const SHIPS: Record<string, Noun> = {
  beam: ["Strahler", 0, "Strahler"],
  shield: ["Schild", 0, "Schilde"],
  artillery: ["Artillerie", 1, "Artillerien"],
  drone: ["Drohne", 1, "Drohnen"],
  fighter: ["Jäger", 0, "Jäger"],
};

export const STRUCTURES: Record<string, Noun> = {
  outpost: ["Außenposten", 0, "Außenposten"],
  starlance: ["Sternenlanze", 1, "Sternenlanzen"],
  hypergate: ["Hypertor", 2, "Hypertore"],
  "m-brain": ["M-Brain", 2, "M-Brains"],
};

/** What a position of the display shows. */
export const SHOWN: Record<string, Noun> = {
  pair: ["Paar", 2, "Paare"],
  directive: ["Direktive", 1, "Direktiven"],
  protocol: ["Protokoll", 2, "Protokolle"],
  module: ["Modul", 2, "Module"],
};

/** What lies on Starflick's board, and what is built there. */
export const PLANETS: Record<string, string> = {
  grey: "Grau",
  brown: "Braun",
  orange: "Orange",
  pink: "Rosa",
  asteroid: "Asteroid",
  homeworld: "Heimatwelt",
};

export const ITEMS: Record<string, Noun> = {
  troop: ["Truppe", 1, "Truppen"],
  lab: ["Labor", 2, "Labore"],
  colony: ["Kolonie", 1, "Kolonien"],
  city: ["Stadt", 1, "Städte"],
};

export const ACTIONS: Record<string, string> = {
  explore: "Erkunden",
  research: "Forschen",
  move: "Bewegen",
  build: "Bauen",
  attack: "Angreifen",
  pass: "Passen",
};

export const KEYWORDS: Record<string, string> = {
  biosphere: "Biosphäre",
  extraction: "Abbau",
  hazard: "Gefahr",
  observatory: "Observatorium",
  transit: "Transit",
  unstable: "Instabil",
  warzone: "Kriegsgebiet",
  wasteland: "Ödland",
};

export const CIVILIZATIONS: Record<string, string> = {
  architects: "Architekten",
  sentinels: "Wächter",
  navigators: "Navigatoren",
  helix: "Helix",
  Architects: "Architekten",
  Sentinels: "Wächter",
  Navigators: "Navigatoren",
  Helix: "Helix",
  Cultivators: "Züchter",
  "Stellar Architects": "Sternenarchitekten",
  "Quantum Sentinels": "Quantenwächter",
  "Void Navigators": "Leerennavigatoren",
  "Helix Cultivators": "Helix-Züchter",
};

export const FIELDS: Record<string, string> = {
  astrobiology: "Astrobiologie",
  ecology: "Ökologie",
  terraforming: "Terraforming",
  climatology: "Klimatologie",
  mining: "Bergbau",
  geology: "Geologie",
  metallurgy: "Metallurgie",
  chemistry: "Chemie",
  radiation: "Strahlung",
  gravitational: "Gravitation",
  safety: "Sicherheit",
  survival: "Überleben",
  astrophysics: "Astrophysik",
  cosmology: "Kosmologie",
  spectroscopy: "Spektroskopie",
  stellar: "Sternkunde",
  navigation: "Navigation",
  logistics: "Logistik",
  communication: "Kommunikation",
  infrastructure: "Infrastruktur",
  supernova: "Supernova",
  turbulence: "Turbulenz",
  dynamics: "Dynamik",
  instability: "Instabilität",
  defense: "Verteidigung",
  tactics: "Taktik",
  diplomacy: "Diplomatie",
  intelligence: "Aufklärung",
  void: "Leere",
  dark: "Dunkelheit",
  surveying: "Vermessung",
  mapping: "Kartografie",
};

/** Sections of the options, and other words that stand alone. */
export const OTHERS: Record<string, string> = {
  structures: "Bauwerke",
  fleets: "Flotten",
  objectives: "Ziele",
  technologies: "Technologien",
  "set-up": "Aufbau",
  civilizations: "Zivilisationen",
  order: "Reihenfolge",
  income: "Einkommen",
  actions: "Aktionen",
  directives: "Direktiven",
  combat: "Kampf",
  end: "Ende",
  random: "Zufall",
  greedy: "Gierig",
  quick: "Schnell",
  hits: "Treffer",
  yes: "ja",
  no: "nein",
};

const nouns = (words: Record<string, Noun>): [string, string][] =>
  Object.entries(words).map(([english, [one]]) => [english, one]);

/** Every word that may be said alone. */
export const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHERS),
  ...Object.entries(FIELDS),
  ...Object.entries(CIVILIZATIONS),
  ...Object.entries(KEYWORDS),
  ...Object.entries(ACTIONS),
  ...nouns(SHOWN),
  ...nouns(STRUCTURES),
  ...nouns(SHIPS),
  ...Object.entries(COLOURS),
  ...Object.entries(SEATS),
]);
