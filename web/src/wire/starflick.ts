// Made from the Python types by `make types`. Not to be edited.

export interface ActionTaken {
  type: "action-taken";
  seat: number;
  deed: string;
}

export interface AnsweredInSecret {
  type: "answered-in-secret";
  seat: number;
}

export interface CameToRest {
  type: "came-to-rest";
  ship: Vessel;
}

export interface Catalogue {
  type: "starflick";
  seats: string[];
  colours: string[];
  quadrants: string[];
  size: number;
  planet: number;
  orbit: number;
  starship: number;
  battleship: number;
  mouth: number;
  mine: number;
  dice_angles: number[];
  dice_lengths: number[];
  technologies: Technology[];
  sources: string[];
}

export interface CityRewarded {
  type: "city-rewarded";
  seat: number;
  reward: "starship" | "troop" | "troops";
}

export interface Developed {
  type: "developed";
  seat: number;
  track: string;
  level: number;
}

export interface DiceShifted {
  type: "dice-shifted";
  distance: number;
  direction: number;
}

export interface Disc {
  ship: string;
  seat: number;
  number: number;
  x: number;
  y: number;
  radius: number;
  mass: number;
  orbit: string;
}

export interface EndedByPool {
  type: "ended-by-pool";
  seat: number;
}

export interface Extra {
  type: "extra";
  quadrant: string;
  planet: string;
}

export interface Film {
  ship: string;
  angle: number;
  speed: number;
  frames: number;
  tracks: Track[];
}

export interface Flicked {
  type: "flicked";
  seat: number;
  ship: Vessel;
  speed: number;
  angle: number;
}

export interface GainedPoints {
  type: "gained-points";
  seat: number;
  points: number;
}

export interface ItemBuilt {
  type: "item-built";
  seat: number;
  item: string;
  hole: string;
}

export interface Landed {
  type: "landed";
  seat: number;
  ship: Vessel;
  hole: string;
}

export interface Launched {
  type: "launched";
  seat: number;
  craft: "battleship" | "starship";
  hole: string;
}

export interface LeadTaken {
  type: "lead-taken";
  seat: number;
  points: number;
}

export interface LeftBoard {
  type: "left-board";
  ship: Vessel;
}

export interface Message {
  name: string;
  values?: Record<string, unknown>;
}

export interface Mine {
  x: number;
  y: number;
}

export interface MinefieldLaid {
  type: "minefield-laid";
  seat: number;
}

export interface Picture {
  type: "starflick";
  turn: number;
  active: number;
  pool: number;
  final: number;
  phase: string;
  step: string;
  movement: number;
  aiming: string;
  placing: string;
  planets: Planet[];
  discs: Disc[];
  mines: Mine[];
  wormholes: Wormhole[];
  seams: number[];
  top_speed: number;
  deceleration: number;
  planet_bounce: number;
  ship_bounce: number;
  aim_line: number;
  dice: boolean;
  players: Player[];
  flick: Film | null;
}

export interface Planet {
  hole: string;
  x: number;
  y: number;
  quadrant: number;
  kind: string;
  known: string;
  scanned: number[];
  owner: number;
  troops: number;
  colonies: number;
  cities: number;
  labs: number;
  defence: number;
  blockaded: boolean;
}

export interface PlanetAttacked {
  type: "planet-attacked";
  seat: number;
  hole: string;
  own_ships: Vessel[];
}

export interface PlanetMined {
  type: "planet-mined";
  seat: number;
  hole: string;
  troops: number;
}

export interface PlanetRevealed {
  type: "planet-revealed";
  hole: string;
  planet: string;
}

export interface PlanetSeen {
  type: "planet-seen";
  seat: number;
  hole: string;
  planet: string;
}

export interface PlanetsSpread {
  type: "planets-spread";
  extras: Extra[];
}

export interface Player {
  home: string;
  troops: number;
  more_troops: number;
  starships: number;
  more_starships: number;
  battleship: string;
  colonies: number;
  cities: number;
  labs: number;
  levels: number[];
  vp: number;
  points: number;
  breakdown: number[];
  recruits: number;
  movement: number;
  range: number;
}

export interface PoolEmptied {
  type: "pool-emptied";
}

export interface PutRight {
  type: "put-right";
  lines: string;
}

export interface Rammed {
  type: "rammed";
  ship: Vessel;
  other_ship: Vessel;
}

export interface RanIntoMine {
  type: "ran-into-mine";
  ship: Vessel;
}

export interface Recruited {
  type: "recruited";
  seat: number;
  hole: string;
}

export interface Scanned {
  type: "scanned";
  seat: number;
  hole: string;
}

export interface ShipAttacked {
  type: "ship-attacked";
  seat: number;
  ship: Vessel;
  own_ships: Vessel[];
}

export interface SkyEnded {
  type: "sky-ended";
}

export interface SkyShared {
  type: "sky-shared";
  seats: number[];
  points: number;
}

export interface SkyTieWon {
  type: "sky-tie-won";
  seat: number;
  points: number;
  tie: "levels" | "taken";
}

export interface SkyWon {
  type: "sky-won";
  seat: number;
  points: number;
}

export interface StarshipGivenUp {
  type: "starship-given-up";
  seat: number;
  number: number;
}

export interface StarterDrawn {
  type: "starter-drawn";
  seat: number;
}

export interface Technology {
  colour: string;
  track: string;
  levels: Message[];
}

export interface Track {
  ship: string;
  x: number[];
  y: number[];
  fate: string;
}

export interface TroopReturned {
  type: "troop-returned";
  seat: number;
  hole: string;
}

export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

export interface Vessel {
  type: "vessel";
  seat: number;
  number: number;
}

export interface Wormhole {
  x: number;
  y: number;
  to_x: number;
  to_y: number;
}

export interface WouldDecideChance {
  type: "would-decide-chance";
}

export interface WouldGain {
  type: "would-gain";
  seat: number;
  points: number;
}

export interface WouldLose {
  type: "would-lose";
  seat: number;
  points: number;
}

export interface WouldSlide {
  type: "would-slide";
  millimetres: number;
}

export type Happening = AnsweredInSecret | PutRight | TurnBegan | LeadTaken | WouldGain | WouldLose | WouldDecideChance | PlanetsSpread | StarterDrawn | MinefieldLaid | ActionTaken | Recruited | TroopReturned | ItemBuilt | CityRewarded | PlanetMined | Developed | StarshipGivenUp | Scanned | PlanetSeen | PlanetRevealed | Launched | Landed | Flicked | DiceShifted | Rammed | LeftBoard | RanIntoMine | CameToRest | ShipAttacked | PlanetAttacked | GainedPoints | PoolEmptied | SkyEnded | EndedByPool | SkyWon | SkyShared | SkyTieWon | WouldSlide;
