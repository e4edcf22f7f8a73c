/** A table, live: the last scene, all that was told, and the way to answer. Reconnects by itself. */

import { unique } from "../parts/unique.ts";
import { plain } from "../words.ts";
import type * as wire from "../wire/table.ts";
import { Planning } from "./planning.svelte.ts";

const QUICKEST = 250;
const SLOWEST = 8000;
const PING = 20000;
const DAY = 86400;
/** With this code the server closes what it would only close again. */
const NOT_FOR_YOU = 1008;

/** What changes the table, and is sent again until it has: twice does no harm. */
type Wish = wire.Answer | wire.Undo | wire.Revise | wire.Waive | wire.Leave | wire.Return;

/** Whether a scene shows that a wish was granted, or came too late. */
function settled(wish: Wish, scene: wire.Scene): boolean {
  switch (wish.type) {
    case "answer":
    case "revise":
      return scene.question !== wish.question;
    case "undo":
      return scene.undo !== wish.question;
    case "waive":
      return (scene.waivers.find(({ step }) => step === wish.step)?.until ?? "now") === wish.until;
    default: {
      const seat = scene.table.seats[scene.table.mine];
      return !seat || (seat.bot !== "") === (wish.type === "leave");
    }
  }
}

const asking = ({ text, after }: wire.Ask | wire.Previewed | wire.Reckon | wire.Reckoned): string =>
  JSON.stringify([text, after]);

/** What is numbered may be told again, changed: an answer that was taken back comes as undone. */
export function merged<T extends { number: number }>(old: T[], news: T[]): T[] {
  if (!news.length) return old;
  const last = old.at(-1)?.number ?? -1;
  if (news.every((one, i) => one.number > (i ? news[i - 1].number : last))) return [...old, ...news];
  const all = new Map(old.map((one) => [one.number, one]));
  for (const one of news) all.set(one.number, one);
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** What the stage of a game needs of a table: to see it, and to answer. */
export type Desk = Pick<
  Live,
  | (
      | "scene"
      | "told"
      | "problem"
      | "sending"
      | "standing"
      | "deadline"
      | "showing"
      | "revisited"
      | "planning"
      | "advice"
      | "advising"
    )
  | ("answer" | "undo" | "waive" | "preview" | "advise" | "reckon" | "return")
>;

export class Live {
  scene = $state.raw<wire.Scene | null>(null);
  told = $state.raw<wire.Told[]>([]);
  chat = $state.raw<wire.Chat[]>([]);
  connected = $state(false);
  /** Whether a connection was there and is lost. */
  lost = $state(false);
  /** Why the server does not want to see me again here; nothing while it may. */
  gone = $state.raw<wire.Message | null>(null);
  /** The last refusal or trouble; nothing when all is well. */
  problem = $state.raw<wire.Message | null>(null);
  /** The answer that was sent and is not acknowledged yet. */
  sending = $state("");
  /** What was asked when several answers were given at once, until the last of them has arrived. */
  standing = $state.raw<wire.Scene | null>(null);
  /** What I said and nobody has heard yet, in its order. */
  saying = $state.raw<{ text: string; key: string }[]>([]);
  /** Something is shown that nothing should cover. */
  showing = $state(false);
  /** What was told from one number to another, which somebody wants to see again. */
  revisited = $state.raw<{ from: number; to: number } | null>(null);
  /** What a bot would answer, if one was asked. */
  advice = $state.raw<wire.Advised | null>(null);
  advising = $state(false);
  /** When my time is up, on the clock of `performance.now()`; 0 without a clock. */
  deadline = $state(0);

  #socket: WebSocket | null = null;
  #wait = QUICKEST;
  #closed = false;
  #pinging = 0;
  #retry = 0;
  /** A ping was sent, and nothing has come since. */
  #silent = false;
  /** What the server knows of it. */
  #looked: boolean | null = null;
  #previews = new Map<string, { ask: wire.Ask; resolve: (preview: wire.Preview) => void }[]>();
  /** The last that was asked for: what was asked before it does not matter any more. */
  #rehearsing: { answers: string[]; resolve: (rehearsed: wire.Rehearsed) => void } | null = null;
  /** The same of fights. */
  #reckoning: { ask: wire.Reckon; resolve: (odds: wire.Odds | null) => void } | null = null;
  #heard = new Map<string, (heard: boolean) => void>();
  /** Not acknowledged yet, one of each kind. */
  #wishes = new Map<Wish["type"], Wish>();
  /** Answers to what will be asked next. */
  #ahead: string[] = [];
  /** The questions that were answered at once: they are taken back at once, too. */
  #together: number[] = [];
  #retreating = false;
  /** In a lesson: how it stands. */
  taught = $state.raw<wire.Taught | null>(null);
  readonly planning: Planning;
  readonly id: string;
  /** What is said first on every connection. */
  readonly #hello?: () => wire.Begin;

  /** A table by its path, or a lesson, which goes on from the answers that are remembered. */
  constructor(path: string, hello?: () => wire.Begin) {
    this.id = path;
    this.#hello = hello;
    this.planning = new Planning(this);
    this.#connect();
    this.#pinging = window.setInterval(() => this.#ping(), PING);
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  /** Connects anew at once: after sitting down the server must learn who looks here. */
  again = (): void => {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#connect();
    old?.close();
  };

  /** One answer, or several, a line each: the others follow as soon as each of them is asked for. */
  answer(text: string): void {
    const scene = this.scene;
    if (!scene || scene.question < 0 || this.#busy()) return;
    const [first, ...ahead] = scene.recording ? [text] : text.split("\n");
    this.problem = null;
    this.#together = [];
    this.#ahead = ahead;
    if (ahead.length) this.standing = scene;
    this.#give(scene.question, first);
  }

  undo(): void {
    const scene = this.scene;
    if (!scene || scene.undo < 0 || this.#busy()) return;
    this.problem = null;
    this.#retreating = this.#together.includes(scene.undo);
    this.#wish({ type: "undo", question: scene.undo });
  }

  /** Whoever records puts right what was entered. */
  revise(wish: Partial<wire.Revise> & Pick<wire.Revise, "what">): void {
    const scene = this.scene;
    if (!scene || this.#busy()) return;
    this.problem = null;
    this.#wish({ ...wish, type: "revise", question: scene.question });
  }

  #give(question: number, text: string): void {
    this.sending = text;
    this.#together.push(question);
    this.#wish({ type: "answer", question, text });
  }

  /** What was to follow is given or taken back, unless something else is asked than was expected. */
  #goOn(scene: wire.Scene): void {
    if (this.#wishes.has("answer") || this.#wishes.has("undo")) return;
    if (this.#retreating) {
      this.#retreating = this.#together.includes(scene.undo);
      if (this.#retreating) this.#wish({ type: "undo", question: scene.undo });
    } else if (this.standing && scene.question !== this.#together.at(-1)) {
      const [next, ...rest] = this.#ahead;
      const listed = scene.asked?.choices.find(({ text }) => text === next);
      const expected = scene.asked && next !== undefined && (listed ? !listed.refusal : !scene.asked.listed);
      if (!expected) return this.#stop();
      this.#ahead = rest;
      this.#give(scene.question, next);
    }
  }

  /** Nothing follows any more. */
  #stop(): void {
    this.#retreating = false;
    this.#ahead = [];
    this.standing = null;
    this.sending = "";
  }

  /** Whether it was heard in the end: on a dead line it waits, and it is sent again until it was. */
  say(text: string): Promise<boolean> {
    const line = { text, key: unique() };
    this.saying = [...this.saying, line];
    this.#send({ type: "say", ...line });
    return new Promise((resolve) => this.#heard.set(line.key, resolve));
  }

  /** What that step asks is answered for me from now on, or not any more. */
  waive(step: string, until: wire.Waive["until"]): void {
    this.problem = null;
    this.#wish({ type: "waive", step, until });
  }

  leave(bot: string): void {
    this.#wishes.delete("return");
    this.#wish({ type: "leave", bot });
  }

  return(): void {
    this.#wishes.delete("leave");
    this.#wish({ type: "return" });
  }

  /** What would come of an answer, now or in a turn that is rehearsed, after other answers. */
  preview(text: string, after?: string[]): Promise<wire.Preview> {
    const ask: wire.Ask = { type: "preview", text, ...(after && { after }) };
    return new Promise((resolve) => {
      const waiting = this.#previews.get(asking(ask));
      if (waiting) return waiting.push({ ask, resolve });
      this.#previews.set(asking(ask), [{ ask, resolve }]);
      this.#send(ask);
    });
  }

  /** A bot is asked what it would answer; its word comes as `advice`. */
  advise(): void {
    const scene = this.scene;
    if (!scene || scene.question < 0) return;
    this.advising = true;
    this.#send({ type: "advise", question: scene.question });
  }

  /** How the fight ends that goes on, or would begin by an answer; that is never said if another one is asked about. */
  reckon(text: string, after?: string[]): Promise<wire.Odds | null> {
    const ask: wire.Reckon = { type: "reckon", text, ...(after && { after }) };
    return new Promise((resolve) => {
      this.#reckoning = { ask, resolve };
      this.#send(ask);
    });
  }

  /** My turn, or my next one as if it came now. */
  rehearse(answers: string[]): Promise<wire.Rehearsed> {
    return new Promise((resolve) => {
      this.#rehearsing = { answers, resolve };
      this.#send({ type: "rehearse", answers });
    });
  }

  /** Whoever looks is not told elsewhere that it is their turn, where an answer may take days. */
  #look = (): void => {
    const here = !document.hidden;
    const slow = (this.scene?.table.clock ?? 0) >= DAY;
    if (!slow || here === this.#looked) return;
    if (this.#send({ type: "look", here })) this.#looked = here;
  };

  #busy(): boolean {
    return (
      this.#wishes.has("answer") ||
      this.#wishes.has("undo") ||
      this.#wishes.has("revise") ||
      this.standing !== null ||
      this.#retreating
    );
  }

  #wish(wish: Wish): void {
    this.#wishes.set(wish.type, wish);
    this.#send(wish);
  }

  #ping(): void {
    // Nobody may have closed a dead line.
    if (this.#silent) this.again();
    else this.#silent = this.#send({ type: "ping" });
  }

  #send(message: wire.FromClient | wire.FromPupil): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const address = new URL(`/api/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#silent = false;
    this.#looked = null;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.connected = true;
      this.lost = false;
      this.#wait = QUICKEST;
      if (this.#hello) this.#send(this.#hello());
      for (const wish of this.#wishes.values()) this.#send(wish);
      for (const line of this.saying) this.#send({ type: "say", ...line });
      for (const [{ ask }] of this.#previews.values()) this.#send(ask);
      if (this.#reckoning) this.#send(this.#reckoning.ask);
      if (this.#rehearsing) this.#send({ type: "rehearse", answers: this.#rehearsing.answers });
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#silent = false;
      this.#take(JSON.parse(event.data as string) as wire.ToPupil);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      this.connected = false;
      if (this.#closed) return;
      if (code === NOT_FOR_YOU) {
        this.close();
        this.gone = this.problem ?? plain(reason);
        return;
      }
      this.lost = true;
      this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, SLOWEST);
    };
  }

  #said(key: string, heard: boolean): void {
    if (!this.#heard.has(key)) return;
    this.saying = this.saying.filter((line) => line.key !== key);
    this.#heard.get(key)!(heard);
    this.#heard.delete(key);
  }

  #settle(done: (wish: Wish) => boolean): boolean {
    const all = [...this.#wishes.values()].filter(done);
    for (const wish of all) this.#wishes.delete(wish.type);
    if (!this.#wishes.has("answer") && !this.standing) this.sending = "";
    return all.length > 0;
  }

  /** The wish that a reply names, if it is still open. */
  #replied({ what, question, text }: wire.Accepted | wire.Refused): boolean {
    return this.#settle((wish) => {
      if (wish.type !== what || wish.question !== question) return false;
      return wish.type !== "answer" || wish.text === text;
    });
  }

  #take(message: wire.ToPupil): void {
    switch (message.type) {
      case "scene": {
        const before = this.scene?.question;
        this.told = message.whole ? message.told : merged(this.told, message.told);
        this.chat = message.whole ? message.chat : merged(this.chat, message.chat);
        for (const line of message.chat) if (line.key) this.#said(line.key, true);
        this.#settle((wish) => settled(wish, message));
        this.deadline = message.deadline ? performance.now() + message.deadline * 1000 : 0;
        this.scene = message;
        this.#look();
        this.advising &&= message.question === before;
        if (message.whole && this.advising) this.advise(); // the line was dead meanwhile
        this.#goOn(message);
        this.planning.refresh();
        break;
      }
      case "accepted":
        this.#replied(message);
        break;
      case "refused":
        if (this.#replied(message)) {
          this.problem = message.problem;
          this.#stop();
        }
        break;
      case "previewed":
        for (const { resolve } of this.#previews.get(asking(message)) ?? []) resolve(message.preview);
        this.#previews.delete(asking(message));
        break;
      case "advised":
        this.advising = false;
        this.advice = message;
        break;
      case "reckoned":
        if (!this.#reckoning || asking(this.#reckoning.ask) !== asking(message)) break;
        this.#reckoning.resolve(message.odds);
        this.#reckoning = null;
        break;
      case "rehearsed":
        if (this.#rehearsing?.answers.join("\n") !== message.answers.join("\n")) break;
        this.#rehearsing.resolve(message);
        this.#rehearsing = null;
        break;
      case "taught":
        this.taught = message;
        break;
      case "trouble":
        if (message.key) this.#said(message.key, false);
        else this.#settle((wish) => !("question" in wish));
        this.problem = message.problem;
        this.advising = false;
        break;
    }
  }
}
