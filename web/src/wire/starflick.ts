// Made from the Python types by `make types`. Not to be edited.

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
  technologies: Technology[];
  sources: string[];
}

export interface Disc {
  ship: string;
  seat: number;
  number: number;
  x: number;
  y: number;
  radius: number;
  orbit: string;
}

export interface Film {
  ship: string;
  angle: number;
  speed: number;
  frames: number;
  tracks: Track[];
}

export interface Mine {
  x: number;
  y: number;
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

export interface Technology {
  colour: string;
  track: string;
  levels: string[];
}

export interface Track {
  ship: string;
  x: number[];
  y: number[];
  fate: string;
}

export interface Wormhole {
  x: number;
  y: number;
  to_x: number;
  to_y: number;
}
