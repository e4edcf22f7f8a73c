/** A table, live: the last scene, all that was told, and the way to answer. Reconnects by itself. */

import type * as wire from "../wire/table.ts";

const SLOWEST = 8000;
const PING = 20000;

export class Live {
  scene = $state.raw<wire.Scene | null>(null);
  told = $state.raw<wire.Told[]>([]);
  chat = $state.raw<wire.Chat[]>([]);
  connected = $state(false);
  /** The last refusal or trouble, as a sentence; empty when all is well. */
  problem = $state("");
  /** The answer that was sent and is not acknowledged yet. */
  sending = $state("");

  #socket: WebSocket | null = null;
  #wait = 250;
  #closed = false;
  #timer = 0;
  #previews = new Map<string, (preview: wire.Preview) => void>();
  #unsent: wire.Answer | null = null;
  readonly id: string;

  constructor(id: string) {
    this.id = id;
    this.#connect();
    this.#timer = window.setInterval(() => this.#send({ type: "ping" }), PING);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#socket?.close();
  }

  answer(text: string): void {
    const scene = this.scene;
    if (!scene || scene.question < 0 || this.sending) return;
    this.problem = "";
    this.sending = text;
    this.#unsent = { type: "answer", question: scene.question, text };
    this.#send(this.#unsent);
  }

  undo(): void {
    if (this.scene?.may_undo) this.#send({ type: "undo", question: this.scene.table.answers });
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  leave(bot: string): void {
    this.#send({ type: "leave", bot });
  }

  return(): void {
    this.#send({ type: "return" });
  }

  /** What would come of an answer. */
  preview(text: string): Promise<wire.Preview> {
    return new Promise((resolve) => {
      this.#previews.set(text, resolve);
      this.#send({ type: "preview", text });
    });
  }

  #send(message: wire.FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 250;
      // Sent again after a broken connection: the question's number makes it harmless.
      if (this.#unsent) this.#send(this.#unsent);
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as wire.FromServer);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed) return;
      window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, SLOWEST);
    };
  }

  #settle(): void {
    this.#unsent = null;
    this.sending = "";
  }

  #take(message: wire.FromServer): void {
    switch (message.type) {
      case "scene":
        this.told = message.whole ? message.told : [...this.told, ...message.told];
        this.chat = message.whole ? message.chat : [...this.chat, ...message.chat];
        if (this.#unsent && message.question !== this.#unsent.question) this.#settle();
        this.scene = message;
        break;
      case "accepted":
        this.#settle();
        break;
      case "refused":
        this.#settle();
        this.problem = message.problem;
        break;
      case "previewed":
        this.#previews.get(message.text)?.(message.preview);
        this.#previews.delete(message.text);
        break;
      case "trouble":
        this.problem = message.problem;
        this.sending = "";
        break;
    }
  }
}
