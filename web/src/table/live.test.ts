import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FromClient, FromServer, Scene } from "../wire/table.ts";
import { Live, merged } from "./live.svelte.ts";

const NO_SUCH_THING = { name: "no-such-thing" };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen = () => {};
  onclose = (_: { code: number; reason: string }) => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  says(message: FromServer) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function scene(change: Partial<Scene> = {}): Scene {
  const table = { answers: 3, mine: 0, seats: [{ bot: "" }] } as Scene["table"];
  return {
    type: "scene",
    table,
    number: 1,
    picture: null,
    waiting: [0],
    question: 7,
    asked: null,
    undo: -1,
    waivers: [],
    rematch: "",
    deadline: 0,
    told: [],
    chat: [],
    whole: true,
    recording: null,
    ...change,
  };
}

const last = () => FakeSocket.all.at(-1)!;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  live = new Live("tables/t1");
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer names the question and waits for its acknowledgement", () => {
  last().open();
  last().says(scene());
  live.answer("move");
  expect(last().sent).toEqual([{ type: "answer", question: 7, text: "move" }]);
  expect(live.sending).toBe("move");
  last().says({ type: "accepted", what: "undo", question: 7, text: "" });
  last().says({ type: "accepted", what: "answer", question: 7, text: "build" });
  expect(live.sending).toBe("move");
  last().says({ type: "accepted", what: "answer", question: 7, text: "move" });
  expect(live.sending).toBe("");
});

test("a second answer before the acknowledgement is not sent", () => {
  last().open();
  last().says(scene());
  live.answer("move");
  live.answer("build");
  expect(last().sent).toHaveLength(1);
});

test("a broken connection is made again, slower each time, and the answer is sent again", () => {
  last().open();
  last().says(scene());
  live.answer("move");
  last().close();
  expect(live.lost).toBe(true);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(370);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(3);
  last().open();
  expect(live.lost).toBe(false);
  expect(last().sent).toEqual([{ type: "answer", question: 7, text: "move" }]);
});

test("a scene with another question settles the answer even if the acknowledgement was lost", () => {
  last().open();
  last().says(scene());
  live.answer("move");
  last().says(scene({ question: 8 }));
  expect(live.sending).toBe("");
  last().close();
  vi.advanceTimersByTime(400);
  last().open();
  expect(last().sent).toEqual([]);
});

test("an acknowledgement that comes twice does not settle the next answer", () => {
  last().open();
  last().says(scene());
  live.answer("move");
  last().says({ type: "accepted", what: "answer", question: 7, text: "move" });
  last().says(scene({ question: 8 }));
  live.answer("from A1");
  last().says({ type: "accepted", what: "answer", question: 7, text: "move" });
  expect(live.sending).toBe("from A1");
});

test("a refusal is a problem until the next answer", () => {
  last().open();
  last().says(scene());
  live.answer("fly");
  last().says({ type: "refused", what: "answer", question: 7, text: "fly", problem: NO_SUCH_THING });
  expect([live.problem, live.sending]).toEqual([NO_SUCH_THING, ""]);
  live.answer("move");
  expect(live.problem).toBe(null);
});

/** A question with one choice. */
const asking = (question: number, text: string, undo = -1): Scene =>
  scene({ question, undo, asked: { listed: true, choices: [{ text }] } as Scene["asked"] });

test("several answers are given one after the other, as each is asked for", () => {
  last().open();
  last().says(asking(7, "spend 0 blue"));
  live.answer("spend 0 blue\nfrom A1\ndone");
  last().says({ type: "accepted", what: "answer", question: 7, text: "spend 0 blue" });
  expect([live.sending, live.standing?.question]).toEqual(["spend 0 blue", 7]);
  last().says(asking(7, "spend 0 blue"));
  live.answer("spend 0 blue");
  expect(last().sent).toHaveLength(1);
  last().says(asking(8, "from A1"));
  last().says(asking(9, "done"));
  expect(last().sent).toEqual([
    { type: "answer", question: 7, text: "spend 0 blue" },
    { type: "answer", question: 8, text: "from A1" },
    { type: "answer", question: 9, text: "done" },
  ]);
  expect(live.standing?.question).toBe(7);
  last().says(asking(-1, ""));
  expect([live.sending, live.standing]).toEqual(["", null]);
});

test("nothing follows where something else is asked, or an answer is refused", () => {
  last().open();
  last().says(asking(7, "spend 0 blue"));
  live.answer("spend 0 blue\nfrom A1");
  last().says(asking(8, "no claim"));
  expect([last().sent.length, live.sending, live.standing]).toEqual([1, "", null]);
  live.answer("no claim\ndone");
  last().says({ type: "refused", what: "answer", question: 8, text: "no claim", problem: NO_SUCH_THING });
  last().says(asking(9, "done"));
  expect([last().sent.length, live.problem, live.standing]).toEqual([2, NO_SUCH_THING, null]);
});

test("what was answered at once is taken back at once", () => {
  last().open();
  last().says(asking(7, "spend 0 blue", 6));
  live.answer("spend 0 blue\nfrom A1");
  last().says(asking(8, "from A1", 7));
  last().says(asking(9, "no claim", 8));
  live.undo();
  last().says(asking(10, "from A1", 7));
  live.answer("from A1");
  last().says(asking(11, "spend 0 blue", 6));
  expect(last().sent.slice(2)).toEqual([
    { type: "undo", question: 8 },
    { type: "undo", question: 7 },
  ]);
  live.answer("spend 0 blue");
  expect(last().sent).toHaveLength(5);
});

function reconnected(): FromClient[] {
  last().close();
  vi.advanceTimersByTime(400);
  last().open();
  return last().sent;
}

function played(bot: string): Scene {
  return scene({ table: { ...scene().table, seats: [{ bot }] } as Scene["table"] });
}

test("an undo is sent again until it is acknowledged, and no answer meanwhile", () => {
  last().open();
  last().says(scene({ undo: 9 }));
  live.undo();
  live.undo();
  live.answer("move");
  expect(last().sent).toEqual([{ type: "undo", question: 9 }]);
  expect(reconnected()).toEqual([{ type: "undo", question: 9 }]);
  last().says({ type: "accepted", what: "answer", question: 9, text: "move" });
  expect(reconnected()).toEqual([{ type: "undo", question: 9 }]);
  last().says({ type: "accepted", what: "undo", question: 9, text: "" });
  expect(reconnected()).toEqual([]);
});

test("what is waived is sent again until a scene says that it is", () => {
  last().open();
  last().says(scene());
  live.waive("offer", "round");
  const wish = { type: "waive", step: "offer", until: "round" };
  expect(last().sent).toEqual([wish]);
  last().says(scene());
  expect(reconnected()).toEqual([wish]);
  last().says(scene({ waivers: [{ step: "offer", called: { name: "galaxy-waive-offer" }, until: "round" }] }));
  expect(reconnected()).toEqual([]);
});

test("an undo that is refused says why, and is not sent again", () => {
  last().open();
  last().says(scene({ undo: 9 }));
  live.undo();
  last().says({ type: "refused", what: "undo", question: 9, text: "", problem: NO_SUCH_THING });
  expect(live.problem).toEqual(NO_SUCH_THING);
  expect(reconnected()).toEqual([]);
});

test("leaving on a dead line happens when it is alive again, and only until it has", () => {
  last().says(scene());
  live.leave("greedy");
  expect(reconnected()).toEqual([{ type: "leave", bot: "greedy" }]);
  last().says(scene());
  expect(reconnected()).toEqual([{ type: "leave", bot: "greedy" }]);
  last().says(played("greedy"));
  expect(reconnected()).toEqual([]);
});

test("who returns has not left", () => {
  last().says(played("greedy"));
  live.leave("greedy");
  live.return();
  expect(reconnected()).toEqual([{ type: "return" }]);
  last().says(played(""));
  expect(reconnected()).toEqual([]);
});

const hello = (key: string | undefined) => ({ number: 4, name: "Ada", seat: 0, text: "hello", at: 1, key });

test("what is said on a dead line is sent again, with the same key, until it is heard", async () => {
  last().open();
  last().says(scene());
  const heard = live.say("hello");
  const [line] = last().sent;
  expect(line).toMatchObject({ type: "say", text: "hello" });
  expect(live.saying).toHaveLength(1);
  expect(reconnected()).toEqual([line]);
  last().says(scene({ chat: [hello("another")] }));
  expect(reconnected()).toEqual([line]);
  last().says(scene({ chat: [hello(live.saying[0].key)] }));
  expect(live.saying).toEqual([]);
  expect(await heard).toBe(true);
  expect(reconnected()).toEqual([]);
});

test("lines keep their order, and each has a key of its own", () => {
  for (const text of ["one", "two", "two"]) void live.say(text);
  const sent = reconnected() as { text: string; key: string }[];
  expect(sent.map(({ text }) => text)).toEqual(["one", "two", "two"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test("what cannot be said is given back, and nothing else is given up", async () => {
  last().open();
  last().says(scene());
  live.answer("move");
  const heard = live.say("hello");
  last().says({ type: "trouble", problem: NO_SUCH_THING, key: live.saying[0].key });
  expect(await heard).toBe(false);
  expect([live.problem, live.saying, live.sending]).toEqual([NO_SUCH_THING, [], "move"]);
});

test("an answer is sent again although something came too fast", () => {
  last().open();
  last().says(scene());
  live.answer("move");
  last().says({ type: "trouble", problem: { name: "too-fast" } });
  expect(live.sending).toBe("move");
  expect(reconnected()).toMatchObject([{ type: "answer", text: "move" }]);
});

test("previews asked on a dead line are asked again", async () => {
  const preview = live.preview("move 2 A1 B1");
  last().open();
  expect(last().sent).toEqual([{ type: "preview", text: "move 2 A1 B1" }]);
  last().says({ type: "previewed", text: "move 2 A1 B1", preview: { facts: [] } });
  expect((await preview).facts).toEqual([]);
});

test("advice asked for on a line that dies is asked for again, as long as the same is asked", () => {
  last().open();
  last().says(scene());
  live.advise();
  const advise = { type: "advise", question: 7 };
  expect(last().sent).toEqual([advise]);
  live.again();
  last().open();
  last().says(scene());
  expect(last().sent).toEqual([advise]);
  live.again();
  last().open();
  last().says(scene({ question: 9 }));
  expect(last().sent).toEqual([]);
  expect(live.advising).toBe(false);
});

test("a silent line is given up, one that answers is kept", () => {
  last().open();
  vi.advanceTimersByTime(20000);
  last().says({ type: "pong" });
  vi.advanceTimersByTime(20000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(20000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who is not wanted does not come back", () => {
  last().open();
  last().close(1013, "try again");
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  last().says({ type: "trouble", problem: NO_SUCH_THING });
  last().close(1008, "there is no such thing");
  vi.advanceTimersByTime(60000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(live.gone).toEqual(NO_SUCH_THING);
});

test("connecting again on purpose leaves one connection", () => {
  last().open();
  live.again();
  expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 0]);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("what is told again replaces what was told", () => {
  const one = { number: 1, text: "a" };
  const two = { number: 2, text: "b" };
  expect(merged([one], [two])).toEqual([one, two]);
  expect(merged([one, two], [{ number: 1, text: "c" }])).toEqual([{ number: 1, text: "c" }, two]);
});
