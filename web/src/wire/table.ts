// Made from the Python types by `make types`. Not to be edited.

export interface Accepted {
  type: "accepted";
  what: "answer" | "revise" | "undo";
  question: number;
  text: string;
}

export interface Advise {
  type: "advise";
  question: number;
}

export interface Advised {
  type: "advised";
  question: number;
  text: string;
  facts: Fact[];
  onward: Fact[];
  parts: Record<string, unknown>[];
  chance: number;
  games: number;
  other: Fact[];
  other_chance: number;
  margin: number;
}

export interface Aftermath {
  ending: Ending;
  rounds: RoundPoints[];
  luck: LuckLine[];
  chapters: Chapter[];
  answers: number;
}

export interface Again {
  manners: Manner[];
  parting: Parting;
}

export interface Amounts {
  part: string;
  names: string[];
  most: number[];
  total: number | null;
}

export interface Answer {
  type: "answer";
  question: number;
  text: string;
}

export interface Ask {
  type: "preview";
  text: string;
  after?: string[];
}

export interface Bar {
  value: number;
  low: number | null;
  high: number | null;
}

export interface Begin {
  type: "begin";
  answers: string[];
}

export interface BotLevel {
  name: string;
  about: Message;
  strength: Message | null;
  characters: string[];
}

export interface Card {
  kind: string;
  name: string;
  does: Message[];
  title?: Message;
  traits?: Record<string, string[]>;
  played?: boolean;
  editions?: string[];
  elsewhere?: Record<string, Message[]>;
}

export interface Chances {
  at: number;
  round: number;
  seats: number[];
}

export interface Chapter {
  at: number;
  round: number;
  kind: "fight" | "milestone" | "round";
  fact?: Fact;
}

export interface Character {
  name: string;
  about: Message;
}

export interface Chat {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
  key?: string;
}

export interface Choice {
  text: string;
  parts?: Record<string, unknown>;
  note?: Message;
  refusal?: Message;
  ends?: "" | "game" | "turn";
}

export interface Clash {
  fleets: number[];
  technologies?: string[];
  structures?: number;
  splits?: string[];
  options?: string;
}

export interface Costly {
  at: number;
  round: number;
  seat: number;
  chance: number;
  best: number;
  margin: number;
  taken: Fact[];
  better: Fact[];
}

export interface Course {
  ended: number;
  rating: Rating;
}

export interface EditionFile {
  text: string;
}

export interface Ending {
  sources: string[];
  points: number[][];
  ranking: number[];
  places: number[];
  winners: number[];
  verdict: Fact;
  why: Fact[];
}

export interface Fact {
  type: string;
}

export interface Fairness {
  hash: string;
  salts: string[];
  secret: string;
  convinced: boolean[];
}

export interface Figure {
  measure: string;
  key: string;
  keys: string;
  room: string;
  unit: string;
  better: string;
  sides: Bar[];
  apart: Bar | null;
  verdict: "" | "equal" | "less" | "more" | "open";
  more: number;
  shown: number[][];
  gaps: Gap[];
}

export interface FigureInfo {
  name: string;
  words: string[];
  sort: string;
  said: Record<string, Message>;
  low: number;
  high: number;
  usual: string;
  parts: number;
  amount: boolean;
}

export interface Fork {
  at: number;
  seats: SeatWish[];
  private?: boolean;
  hash?: string;
  salt?: string;
}

export interface Formation {
  ships: Record<string, number>;
  share: number;
  cost: number;
}

export interface GameInfo {
  name: string;
  version: string;
  player_counts: number[];
  seat_names: string[];
  editions: string[];
  carded: boolean;
  printed: string[];
  cardboard: boolean;
  quick: string;
  options: OptionInfo[];
  bots: BotLevel[];
  characters: Character[];
  lessons: LessonInfo[];
}

export interface Gap {
  value: number;
  block: number;
}

export interface Ground {
  game: string;
  edition: string;
  games: number;
}

export interface Hello {
  name: string;
}

export interface History {
  kept: Kept;
  total: number;
  most: number;
  games: Played[];
  grounds: Ground[];
  companions: string[];
  ratings: Record<string, Rating>;
}

export interface Join {
  seat?: number;
  salt?: string;
}

export interface Kept {
  history: boolean;
  shown: boolean;
}

export interface Laboratory {
  games: number;
}

export interface Lacking {
  lab?: Message;
  print?: Message;
}

export interface Leave {
  type: "leave";
  bot: string;
}

export interface Lent {
  wording: string;
}

export interface LessonInfo {
  name: string;
  title: Message;
  goal: Message;
  done: Message;
  missed: Message;
}

export interface Look {
  type: "look";
  here: boolean;
}

export interface LuckLine {
  seat: number;
  what: string;
  rolled: number;
  expected: number;
  spread: number;
}

export interface MailLink {
  secret: string;
}

export interface Manner {
  bot: string;
  alike: number;
  actions: number;
  guessed: number;
}

export interface Mean {
  name: string;
  mean: number;
  low: number;
  high: number;
}

export interface Message {
  name: string;
  values?: Record<string, unknown>;
}

export interface Moment {
  at: number;
  answers: number;
  picture: unknown;
  facts: Fact[];
}

export interface NewHook {
  type: "hook";
  address: string;
  language: string;
}

export interface NewMail {
  type: "mail";
  address: string;
  language: string;
}

export interface NewPush {
  type: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

export interface NewRecording {
  game: string;
  options: string;
  names: string[];
  mine?: number;
  wording?: Wording;
}

export interface NewRun {
  game: string;
  options: string[];
  bots: string[];
  games: number;
  title?: string;
  seed?: number;
  wording?: Wording;
}

export interface NewTable {
  game: string;
  options: string;
  seats: SeatWish[];
  private?: boolean;
  clock?: number;
  when_late?: "bot" | "pass";
  rated?: boolean;
  pace?: "brisk" | "calm" | "usual";
  hints?: boolean;
  hash?: string;
  salt?: string;
  wording?: Wording;
}

export interface Odds {
  seats: number[];
  ends: Outcome;
  mine: Outcome | null;
  mix: Formation[];
  naive: Formation[];
  fights: number;
}

export interface OptionInfo {
  name: string;
  section: string;
  text: Message;
  kind: string;
  values: string[];
  defaults: Record<string, string>;
  passage: Message;
  rulings: Message[];
}

export interface Order {
  game: string;
  options: string[];
  bots: string[];
  games: number;
  seed: number;
  table: string;
}

export interface Outcome {
  win: number[];
  losses: number[];
  nobody: number;
  several: number;
  rounds: number[];
}

export interface OwnEdition {
  options: string;
  wording: Wording;
  source: string;
}

export interface Parting {
  kind: "asked" | "on" | "over" | "refused" | "same" | "won";
  at: number;
  round: number;
  seat: number;
  why: Message | null;
}

export interface Passage {
  texts: Record<string, string>;
  add?: boolean;
  new?: boolean;
}

export interface Pen {
  pen: string;
}

export interface Person {
  name: string;
  tables?: TableInfo[];
}

export interface Ping {
  type: "ping";
}

export interface Played {
  table: string;
  open: boolean;
  game: string;
  edition: string;
  title: string;
  options: string;
  ended: number;
  rounds: number;
  decisions: number;
  seconds: number;
  why: Fact[];
  players: Player[];
  mine: number;
  rated: boolean;
  cardboard: boolean;
  counted: boolean;
  rating: Rating | null;
}

export interface Player {
  seat: number;
  kind: "bot" | "person";
  name: string;
  bot: string;
  place: number;
  points: number;
}

export interface Pong {
  type: "pong";
}

export interface Preview {
  facts: Fact[];
  cells?: string[];
  marks?: string[];
  refusal?: Message;
  fight?: boolean;
}

export interface Previewed {
  type: "previewed";
  text: string;
  preview: Preview;
  after?: string[];
}

export interface Problem {
  problem: Message;
  detail: string;
}

export interface Promised {
  hash: string;
}

export interface Question {
  step: string;
  input: "actions" | "amounts" | "build" | "cells" | "dice" | "flick" | "move" | "offer" | "order" | "pick" | "place" | "spot" | "voyage";
  form: string;
  ask: Message;
  help: Message[];
  listed: boolean;
  choices: Choice[];
  amounts?: Amounts;
  voyage?: Voyage;
  example?: string;
  waiver?: Message;
}

export interface Rating {
  rating: number;
  low: number;
  high: number;
  sure: boolean;
  games: number;
  change: number;
}

export interface Ratings {
  seats: (Rating | null)[];
  counted: boolean;
}

export interface Reckon {
  type: "reckon";
  text?: string;
  after?: string[];
}

export interface Reckoned {
  type: "reckoned";
  text: string;
  odds: Odds | null;
  after?: string[];
}

export interface Recording {
  seat: number;
  over: boolean;
  at: number;
  later: number;
  skip: number;
  fits: number;
  problem: Message | null;
  former: boolean;
  position: string;
  pen: string;
}

export interface Recovery {
  recovery: string;
}

export interface Refused {
  type: "refused";
  what: "answer" | "revise" | "undo";
  question: number;
  text: string;
  problem: Message;
}

export interface Rehearse {
  type: "rehearse";
  answers: string[];
}

export interface Rehearsed {
  type: "rehearsed";
  answers: string[];
  possible: number;
  facts: Fact[];
  picture: unknown;
  asked: Question | null;
  problem: Message | null;
}

export interface Remark {
  text: Message;
  about: string[];
  impossible?: boolean;
}

export interface Rematch {
  hash?: string;
  salt?: string;
}

export interface Return {
  type: "return";
}

export interface Review {
  done: number;
  of: number;
  chances: Chances[];
  turnings: Turning[];
  costly: Costly[];
}

export interface Revise {
  type: "revise";
  question: number;
  what: "back" | "conclude" | "forget" | "on" | "restore" | "right";
  at?: number;
  position?: string;
}

export interface RoundPoints {
  round: number;
  points: number[];
}

export interface Rulebook {
  markdown: string;
  rulings: Record<string, Message>;
  pictures: Record<string, string>;
}

export interface RunFound {
  run: RunInfo;
  figures: Figure[];
  again: Again | null;
}

export interface RunInfo {
  id: string;
  title: string;
  created: number;
  mine: boolean;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  order: Order;
  games: number;
  wording: string;
}

export interface RunWish {
  stopped: boolean;
}

export interface Say {
  type: "say";
  text: string;
  key?: string;
}

export interface Scene {
  type: "scene";
  table: TableInfo;
  number: number;
  picture: unknown;
  waiting: number[];
  question: number;
  asked: Question | null;
  undo: number;
  waivers: Waiver[];
  rematch: string;
  deadline: number;
  told: Told[];
  chat: Chat[];
  whole: boolean;
  recording: Recording | null;
}

export interface Seat {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  here: boolean;
  character: string;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  character?: string;
  name?: string;
}

export interface SignOut {
  where: "elsewhere" | "here";
}

export interface Speak {
  language: string;
}

export interface Statistics {
  game: string;
  games: number;
  won: Tally;
  fair: number;
  characters: Tally[];
  actions: Tally[];
  luck: LuckLine[];
  sources: Mean[];
  lengths: Mean[];
  courses: Course[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: string;
  rules: string;
  private: boolean;
  clock: number;
  when_late: "bot" | "pass";
  phase: "open" | "over" | "playing";
  seats: Seat[];
  fairness: Fairness;
  mine: number;
  host: boolean;
  created: number;
  waiting: number[];
  answers: number;
  rated: boolean;
  hints: boolean;
  cardboard: boolean;
  until: number;
  title: string;
  wording: string;
}

export interface Tally {
  name: string;
  count: number;
  of: number;
  low: number;
  high: number;
}

export interface Taught {
  type: "taught";
  answers: string[];
  outcome: "" | "done" | "missed";
  tip?: Message;
}

export interface TellWay {
  id: string;
  kind: "hook" | "mail" | "push";
  address: string;
  confirmed: boolean;
  here: boolean;
  language: string;
  secret?: string;
  trouble?: Message;
  pending?: boolean;
}

export interface Told {
  number: number;
  seat: number;
  facts: Fact[];
  text?: string;
  round?: number;
  undone?: boolean;
}

export interface Trouble {
  type: "trouble";
  problem: Message;
  key?: string;
}

export interface Turning {
  at: number;
  until: number;
  round: number;
  seat: number;
  before: number;
  after: number;
  facts: Fact[];
}

export interface Undo {
  type: "undo";
  question: number;
}

export interface Voyage {
  part: string;
  most: number;
  origins: number;
  ways: Way[];
  leaving: string;
  going: string;
}

export interface Waive {
  type: "waive";
  step: string;
  until: "now" | "revoked" | "round";
}

export interface Waiver {
  step: string;
  called: Message;
  until: "revoked" | "round";
}

export interface Way {
  from_cell: string;
  fleets: number;
  usual: number;
  costs: Record<string, number>;
}

export interface Ways {
  push_key: string;
  mail: boolean;
  ways: TellWay[];
}

export interface WhatIf {
  options: string;
  games: number;
  title?: string;
}

export interface Wording {
  name?: string;
  about?: string;
  passages?: Record<string, Passage>;
}

export interface Workshop {
  figures: Record<string, FigureInfo[]>;
  cards: Record<string, Record<string, Record<string, string>>>;
  away: Record<string, Record<string, Record<string, string>>>;
  named_by_figures: string;
}

export type NewWay = NewPush | NewMail | NewHook;

export type FromClient = Answer | Undo | Waive | Ask | Rehearse | Advise | Reckon | Revise | Say | Leave | Return | Look | Ping;

export type FromServer = Scene | Accepted | Refused | Previewed | Rehearsed | Advised | Reckoned | Trouble | Pong;

export type FromPupil = Begin | Answer | Undo | Ask | Reckon | Ping;

export type ToPupil = Scene | Accepted | Refused | Previewed | Rehearsed | Advised | Reckoned | Trouble | Pong | Taught;
