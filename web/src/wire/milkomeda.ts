// Made from the Python types by `make types`. Not to be edited.

export interface Battle {
  cell: string;
  attacker: number;
  favoured: number;
  round: number;
  standoffs: number;
  standoff_tries: number;
  hit_on: number;
  sides: Side[];
}

export interface Catalogue {
  type: "milkomeda";
  colours: string[];
  seats: string[];
  actions: string[];
  keywords: string[];
  structures: string[];
  ships: string[];
  beats: number[][];
  civilizations: Record<string, string>;
  sources: string[];
  sectors: SectorCard[];
  directives: DirectiveCard[];
  objectives: ObjectiveCard[];
  technologies: TechnologyCard[];
}

export interface DirectiveCard {
  name: string;
  tier: number;
  dots: number[];
}

export interface Ender {
  seat: number;
  kind: string;
  card: string;
}

export interface Match {
  seat: number;
  cells: string[];
}

export interface Objective {
  card: string;
  slots: number[];
  reached: number[];
  ends: boolean[];
}

export interface ObjectiveCard {
  name: string;
  condition: string;
  thresholds: number[];
  points: number[];
}

export interface Picture {
  type: "milkomeda";
  width: number;
  height: number;
  homes: string[];
  homeworld_income: number;
  round: number;
  phase: string;
  order: number[];
  active: number;
  master: number;
  proposed: number[];
  main: string;
  deck: number;
  top: string[];
  drawn: string[];
  sectors: Sector[];
  frontier: string[];
  players: Player[];
  display: Position[];
  objectives: Objective[];
  ends: Way[];
  enders: Ender[];
  battle: Battle | null;
}

export interface Player {
  civilization: string;
  storage: number[];
  income: number[];
  afloat: number;
  supply: number;
  left: Record<string, number>;
  sectors: number;
  last: string;
  repeated: string;
  technologies: string[];
  points: number;
  breakdown: number[];
  promised: string;
}

export interface Position {
  number: number;
  directive: string;
  protocol: string;
  action: string;
  price: number;
  colour: number;
  matches: Match[];
}

export interface Sector {
  cell: string;
  card: string;
  turned: number;
  corners: number[];
  control: number;
  fleets: number[];
  structures: Structure[];
}

export interface SectorCard {
  name: string;
  values: number[];
  cost: number;
  keywords: string[];
}

export interface Side {
  seat: number;
  fleets: number;
  ships: number[];
  marks: number[];
  allocated: number[];
  hits: number;
  dice: number;
  boost: number;
  forced: number;
  shield: number;
  command: number;
  arrows: number[][];
  sealed: boolean;
  secret: string;
}

export interface Structure {
  seat: number;
  kind: string;
  fresh: boolean;
}

export interface TechnologyCard {
  name: string;
  field: string;
  keyword: string;
  effect: string;
}

export interface Way {
  kind: string;
  left: number;
  of: number;
}
