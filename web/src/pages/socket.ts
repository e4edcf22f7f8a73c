/** One example of each message of the socket; the types see to it that they stay true. */

import type { Fact, FromClient, FromServer } from "../wire/table.ts";

export const FROM_CLIENT: { [Kind in FromClient["type"]]: Extract<FromClient, { type: Kind }> } = {
  answer: { type: "answer", question: 17, text: "explore" },
  undo: { type: "undo", question: 16 },
  waive: { type: "waive", step: "offer", until: "round" },
  preview: { type: "preview", text: "build starlance B1" },
  rehearse: { type: "rehearse", answers: ["build"] },
  advise: { type: "advise", question: 17 },
  reckon: { type: "reckon", text: "2 beam 1 drone" },
  revise: { type: "revise", question: 17, what: "back", at: 12 },
  say: { type: "say", text: "Good luck!" },
  leave: { type: "leave", bot: "reflex" },
  return: { type: "return" },
  look: { type: "look", here: true },
  ping: { type: "ping" },
};

export const FROM_SERVER: { [Kind in FromServer["type"]]: Partial<Extract<FromServer, { type: Kind }>> } = {
  scene: {
    type: "scene",
    number: 42,
    waiting: [0],
    question: 17,
    asked: {
      step: "choose",
      input: "actions",
      form: "{action}",
      ask: { name: "choose-your-main-action" },
      help: [{ name: "galaxy-help-choose" }],
      listed: true,
      choices: [{ text: "explore", parts: { action: "explore" }, note: { name: "meaning-of-explore", values: { sectors: 2 } } }],
    },
    undo: 16,
    waivers: [{ step: "offer", called: { name: "galaxy-waive-offer" }, until: "round" }],
    rematch: "",
    deadline: 58.2,
    told: [
      {
        number: 41,
        seat: 1,
        facts: [{ type: "built-fleets", seat: 1, fleets: 1, cell: "B1" } as Fact],
        text: "build fleets 1 B1",
        round: 2,
      },
    ],
    chat: [],
    whole: false,
    recording: null,
  },
  accepted: { type: "accepted", what: "answer", question: 17, text: "explore" },
  refused: { type: "refused", what: "undo", question: 16, text: "", problem: { name: "game-is-over" } },
  previewed: {
    type: "previewed",
    text: "build starlance B1",
    preview: { facts: [{ type: "would-cost", resources: { orange: 4 } } as Fact], cells: ["B1"] },
  },
  rehearsed: {
    type: "rehearsed",
    answers: ["build"],
    possible: 1,
    facts: [{ type: "action-chosen", seat: 0, action: "build" } as Fact],
    asked: null,
    problem: null,
  },
  advised: {
    type: "advised",
    question: 17,
    text: "explore",
    facts: [{ type: "action-chosen", seat: 0, action: "explore" } as Fact],
    chance: 0.31,
    other: [],
    other_chance: 0.27,
  },
  reckoned: {
    type: "reckoned",
    text: "2 beam 1 drone",
    odds: {
      seats: [0, 1],
      ends: { win: [0.52, 0.46], losses: [2.2, 2.3], nobody: 0.02, several: 0, rounds: [0.1, 0.4] },
      mine: { win: [0.45, 0.53], losses: [2.4, 2.1], nobody: 0.02, several: 0, rounds: [0.1, 0.4] },
      mix: [{ ships: { beam: 1, shield: 1, artillery: 1 }, share: 1, cost: 0 }],
      naive: [{ ships: { beam: 3 }, share: 0, cost: 0.3 }],
      fights: 0,
    },
  },
  trouble: { type: "trouble", problem: { name: "too-fast" } },
  pong: { type: "pong" },
};
