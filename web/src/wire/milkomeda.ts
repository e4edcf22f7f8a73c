// Made from the Python types by `make types`. Not to be edited.

export interface Absorbed {
  type: "absorbed";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  hits: number;
}

export interface ActionChosen {
  type: "action-chosen";
  seat: number;
  action: string;
}

export interface Activated {
  type: "activated";
  seat: number;
  position: number;
  action: string;
  resources: Record<string, number>;
}

export interface ActivatedNothing {
  type: "activated-nothing";
  seat: number;
}

export interface Aimed {
  type: "aimed";
  seat: number;
  ships: Record<string, number>;
}

export interface Allowed {
  type: "allowed";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
}

export interface AnsweredInSecret {
  type: "answered-in-secret";
  seat: number;
}

export interface Attacked {
  type: "attacked";
  seat: number;
  cell: string;
}

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

export interface Brought {
  type: "brought";
  seat: number;
  fleets: number;
  from_cell: string;
}

export interface Built {
  type: "built";
  seat: number;
  structure: string;
  cell: string;
}

export interface BuiltFleets {
  type: "built-fleets";
  seat: number;
  fleets: number;
  cell: string;
}

export interface ByCivilization {
  type: "by-civilization";
  civilization: string;
}

export interface ByStructure {
  type: "by-structure";
  structure: string;
}

export interface ByTechnology {
  type: "by-technology";
  technology: string;
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
  civilizations: string[];
  sources: string[];
  sectors: SectorCard[];
  directives: DirectiveCard[];
  objectives: ObjectiveCard[];
  technologies: TechnologyCard[];
}

export interface CaughtUp {
  type: "caught-up";
  seat: number;
  resources: Record<string, number>;
}

export interface CivilizationTaken {
  type: "civilization-taken";
  seat: number;
  civilization: string;
}

export interface Claimed {
  type: "claimed";
  seat: number;
  objective: string;
  slot: number;
  need: number;
  points: number;
}

export interface ClaimedNothing {
  type: "claimed-nothing";
  seat: number;
}

export interface Commanded {
  type: "commanded";
  seat: number;
  commands: Record<string, number>;
}

export interface ControlKept {
  type: "control-kept";
  seat: number;
  cell: string;
  sector: string;
}

export interface ControlLost {
  type: "control-lost";
  seat: number;
  cell: string;
  sector: string;
}

export interface ControlTaken {
  type: "control-taken";
  seat: number;
  cell: string;
  sector: string;
}

export interface ControlWon {
  type: "control-won";
  seat: number;
  other_seat: number;
  cell: string;
  sector: string;
}

export interface DiceAdded {
  type: "dice-added";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  dice: number;
}

export interface DirectiveCard {
  name: string;
  tier: number;
  dots: number[];
}

export interface DirectiveShown {
  type: "directive-shown";
  position: number;
  directive: string;
}

export interface DrawBoosted {
  type: "draw-boosted";
  seat: number;
  green: number;
  sectors: number;
}

export interface Drew {
  type: "drew";
  seat: number;
  sector: string;
}

export interface DrewInSecret {
  type: "drew-in-secret";
  seat: number;
}

export interface DrewMore {
  type: "drew-more";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  sectors: number;
}

export interface DrewTechnology {
  type: "drew-technology";
  seat: number;
  technology: string;
}

export interface EndNears {
  type: "end-nears";
}

export interface EndedByClaim {
  type: "ended-by-claim";
  seat: number;
  objectives: string[];
}

export interface EndedByLastClaim {
  type: "ended-by-last-claim";
  seat: number;
}

export interface EndedByObjectives {
  type: "ended-by-objectives";
  objectives: string[];
}

export interface EndedByRounds {
  type: "ended-by-rounds";
  round: number;
}

export interface EndedBySectors {
  type: "ended-by-sectors";
  seat: number;
  deck: string;
}

export interface EndedBySlots {
  type: "ended-by-slots";
  slots: number;
}

export interface Ender {
  seat: number;
  kind: string;
  card: string;
}

export interface FightBegan {
  type: "fight-began";
  cell: string;
  sector: string;
  forces: Force[];
}

export interface FightEmptied {
  type: "fight-emptied";
  cell: string;
}

export interface FightOpened {
  type: "fight-opened";
  seat: number;
}

export interface FightRoundBegan {
  type: "fight-round-began";
  round: number;
  pools: Pool[];
}

export interface FightStoodOff {
  type: "fight-stood-off";
  cell: string;
  seats: number[];
}

export interface FightWon {
  type: "fight-won";
  seat: number;
  cell: string;
}

export interface Focused {
  type: "focused";
  seat: number;
  keyword: string;
}

export interface Force {
  type: "force";
  seat: number;
  fleets: number;
}

export interface FormedAnew {
  type: "formed-anew";
}

export interface FormedUp {
  type: "formed-up";
  seat: number;
  ships: Record<string, number>;
}

export interface FoundMore {
  type: "found-more";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  technologies: number;
}

export interface GameEnded {
  type: "game-ended";
}

export interface GotThrough {
  type: "got-through";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  fleets: number;
}

export interface HitShip {
  type: "hit-ship";
  seat: number;
  other_seat: number;
  ship: string;
}

export interface HomeworldTurned {
  type: "homeworld-turned";
  seat: number;
  colour: string;
}

export interface Income {
  type: "income";
  seat: number;
  resources: Record<string, number>;
}

export interface KeptFormation {
  type: "kept-formation";
  seat: number;
}

export interface LanceFired {
  type: "lance-fired";
  seat: number;
  other_seat: number;
  structure: string;
  cell: string;
}

export interface LastRoundBegan {
  type: "last-round-began";
}

export interface LastSector {
  type: "last-sector";
  seat: number;
  points: number;
  deck: string;
}

export interface LeadTaken {
  type: "lead-taken";
  seat: number;
  points: number;
}

export interface Learned {
  type: "learned";
  seat: number;
  technology: string;
  effects: Record<string, number>;
}

export interface LostFleets {
  type: "lost-fleets";
  seat: number;
  fleets: number;
  ships: Record<string, number>;
}

export interface MasterNamed {
  type: "master-named";
  seat: number;
}

export interface Match {
  seat: number;
  cells: string[];
}

export interface Message {
  name: string;
  values?: Record<string, unknown>;
}

export interface MissesRolledAgain {
  type: "misses-rolled-again";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  dice: number;
}

export interface Moved {
  type: "moved";
  seat: number;
  fleets: number;
  from_cell: string;
  to_cell: string;
}

export interface Objective {
  card: string;
  slots: number[];
  reached: number[];
  ends: boolean[];
}

export interface ObjectiveCard {
  name: string;
  condition: Message;
  thresholds: number[];
  points: number[];
}

export interface ObjectiveLaid {
  type: "objective-laid";
  objective: string;
}

export interface ObjectivesEnd {
  type: "objectives-end";
  needed: number;
  end: string;
}

export interface OfferDeclined {
  type: "offer-declined";
  seat: number;
  other_seat: number;
}

export interface OfferTaken {
  type: "offer-taken";
  seat: number;
  other_seat: number;
}

export interface Offered {
  type: "offered";
  seat: number;
  resources: Record<string, number>;
  wish: "none" | "place" | "refresh";
  number: number;
}

export interface OfferedNothing {
  type: "offered-nothing";
  seat: number;
}

export interface OrderCardHidden {
  type: "order-card-hidden";
  place: number;
}

export interface OrderDealt {
  type: "order-dealt";
  seat: number;
  place: number;
}

export interface OrderDecided {
  type: "order-decided";
  seat: number;
  seats: number[];
}

export interface OrderProposed {
  type: "order-proposed";
  seat: number;
  seats: number[];
}

export interface Passed {
  type: "passed";
  seat: number;
}

export interface Picture {
  type: "milkomeda";
  width: number;
  height: number;
  homes: string[];
  homeworld_income: number;
  deeds: Record<string, Message>;
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

export interface Placed {
  type: "placed";
  seat: number;
  sector: string;
  cell: string;
  turned: number;
}

export interface PlacedNoMore {
  type: "placed-no-more";
  seat: number;
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
  promised: Message | null;
  record: Message | null;
}

export interface PointsLost {
  type: "points-lost";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  points: number;
}

export interface Pool {
  type: "pool";
  seat: number;
  dice: number;
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

export interface ProbesSent {
  type: "probes-sent";
  seat: number;
  cells: string[];
}

export interface PromiseBroken {
  type: "promise-broken";
  seat: number;
  other_seat: number;
}

export interface PromiseKept {
  type: "promise-kept";
  seat: number;
  other_seat: number;
}

export interface ProtocolShown {
  type: "protocol-shown";
  position: number;
  action: string;
  resources: Record<string, number>;
}

export interface PutRight {
  type: "put-right";
  lines: string;
}

export interface RangeBoosted {
  type: "range-boosted";
  seat: number;
  blue: number;
  range: number;
}

export interface Refreshed {
  type: "refreshed";
  seat: number;
  position: number;
  shown: string;
}

export interface Reshaped {
  type: "reshaped";
  seat: number;
  ship: string;
  into_ship: string;
}

export interface Rolled {
  type: "rolled";
  seat: number;
  faces: number[];
  hits: number;
}

export interface RoundBegan {
  type: "round-began";
  round: number;
}

export interface Saved {
  type: "saved";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  resources: Record<string, number>;
}

export interface Scored {
  type: "scored";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  points: number;
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

export interface SectorPutBack {
  type: "sector-put-back";
  seat: number;
  sector: string;
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
  secret: Record<string, unknown>;
}

export interface SlotsEnd {
  type: "slots-end";
  needed: number;
  end: string;
}

export interface Structure {
  seat: number;
  kind: string;
  fresh: boolean;
}

export interface StructureLost {
  type: "structure-lost";
  seat: number;
  structure: string;
  cell: string;
}

export interface TechnologyCard {
  name: string;
  field: string;
  keyword: string;
  effect: Message;
}

export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

export interface Unfinished {
  type: "unfinished";
  seats: number[];
}

export interface UpkeepPaid {
  type: "upkeep-paid";
  seat: number;
  resources: Record<string, number>;
}

export interface VictoryShared {
  type: "victory-shared";
  seats: number[];
}

export interface Way {
  kind: string;
  left: number;
  of: number;
}

export interface WentFarther {
  type: "went-farther";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  range: number;
}

export interface Won {
  type: "won";
  seat: number;
  points: number;
}

export interface WonTie {
  type: "won-tie";
  seat: number;
  points: number;
  measure: "fleets" | "order" | "resources";
  own: number;
  others: number;
}

export interface WouldBeStopped {
  type: "would-be-stopped";
  fleets: number;
  of: number;
  cell: string;
}

export interface WouldCost {
  type: "would-cost";
  resources: Record<string, number>;
}

export interface WouldDecideChance {
  type: "would-decide-chance";
}

export interface WouldEnd {
  type: "would-end";
  end: string;
}

export interface WouldGain {
  type: "would-gain";
  seat: number;
  points: number;
}

export interface WouldGo {
  type: "would-go";
  steps: number;
  range: number;
}

export interface WouldLose {
  type: "would-lose";
  seat: number;
  points: number;
}

export interface WouldMatch {
  type: "would-match";
  directive: string;
}

export interface WouldYield {
  type: "would-yield";
  resources: Record<string, number>;
}

export interface Yielded {
  type: "yielded";
  seat: number;
  source: ByTechnology | ByCivilization | ByStructure;
  resources: Record<string, number>;
}

export type Happening = AnsweredInSecret | PutRight | TurnBegan | LeadTaken | WouldGain | WouldLose | WouldDecideChance | ObjectiveLaid | CivilizationTaken | HomeworldTurned | Drew | RoundBegan | LastRoundBegan | MasterNamed | DirectiveShown | ProtocolShown | Refreshed | OrderCardHidden | OrderDealt | OrderProposed | OrderDecided | Offered | OfferedNothing | OfferTaken | OfferDeclined | PromiseKept | PromiseBroken | Income | CaughtUp | UpkeepPaid | ActionChosen | Passed | Activated | ActivatedNothing | Claimed | ClaimedNothing | ProbesSent | DrawBoosted | Placed | PlacedNoMore | LastSector | SectorPutBack | Focused | DrewTechnology | DrewInSecret | Learned | RangeBoosted | Moved | BuiltFleets | Built | Attacked | Brought | FightOpened | LanceFired | StructureLost | FightBegan | FightRoundBegan | FormedAnew | FormedUp | Commanded | Rolled | Aimed | HitShip | Reshaped | KeptFormation | LostFleets | FightWon | FightStoodOff | FightEmptied | ControlTaken | ControlWon | ControlLost | ControlKept | Saved | Yielded | Allowed | DrewMore | FoundMore | WentFarther | GotThrough | DiceAdded | MissesRolledAgain | Absorbed | Scored | PointsLost | EndNears | GameEnded | EndedBySectors | EndedByClaim | EndedByObjectives | EndedByLastClaim | EndedBySlots | EndedByRounds | ObjectivesEnd | SlotsEnd | Won | WonTie | VictoryShared | Unfinished | WouldCost | WouldYield | WouldGo | WouldBeStopped | WouldMatch | WouldEnd;
