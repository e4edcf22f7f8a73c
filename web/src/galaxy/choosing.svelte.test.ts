import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import type { Live } from "../table/live.svelte.ts";
import type { Catalogue, Picture } from "../wire/milkomeda.ts";
import type { Amounts, Choice, Message, Preview, Question, Scene, Voyage } from "../wire/table.ts";
import { Choosing } from "./choosing.svelte.ts";
import { added, countedPart, evenly } from "./choosing-amounts.ts";
import { settle } from "./choosing-narrow.ts";
import { resized } from "./choosing-voyage.ts";

const PICTURE = {
  order: [1, 0],
  proposed: [],
  players: [{ storage: [2, 1, 0, 4] }, { storage: [0, 0, 0, 0] }],
  display: [{ number: 1 }, { number: 2 }],
  objectives: [{ card: "Golden Khanate", ends: [false, true] }],
  ends: [],
} as unknown as Picture;

const CATALOGUE = {
  sectors: [{ name: "Novatron", values: [0, 1, 0, 1], cost: 3, keywords: ["transit"] }],
} as unknown as Catalogue;

/** How steps are answered: their input and their form. */
const STEPS: Record<string, [Question["input"], string]> = {
  "boost-explore": ["amounts", "spend {green} green"],
  "boost-move": ["voyage", "spend {blue} blue"],
  "decide-order": ["order", "order {seats}"],
  "move-from": ["pick", "enough | from {cell}"],
  "attack-from": ["move", "fight | bring {fleets} {from_cell}"],
  allocate: ["amounts", "hit {ships}"],
  attack: ["pick", "done | attack {cell} | destroy {seat} {structure} {cell}"],
  build: ["build", "done | build fleets {sites} | build {structure} {cell}"],
  choose: ["actions", "{action}"],
  claim: ["pick", "no claim | claim {objective} slot {slot}"],
  command: ["amounts", "save points | {commands}"],
  configure: ["amounts", "{ships}"],
  move: ["move", "done | move {fleets} {from_cell} {to_cell}"],
  offer: ["offer", "no offer | offer {resources}[ for place {place}][ for refresh {position}]"],
  place: ["place", "done | place {sector} {cell}[ r{turned}]"],
  probes: ["cells", "probe {cells}"],
};
const SHIPS = ["beam", "shield", "artillery", "drone", "fighter"];

const amountsOf = (part: string, names: string[], most: number[], total: number | null = null): Amounts => ({
  part,
  names,
  most,
  total,
});
/** A sentence of nobody's. */
const plain = (text: string): Message => ({ name: "plain", values: { text } });

class Table {
  scene = $state.raw<Scene | null>(null);
  sending = "";
  answers: string[] = [];
  asked: string[] = [];
  next: Preview = { facts: [{ type: "would-decide-chance" }], cells: ["B1"], marks: ["1"] };

  answer(text: string) {
    this.answers.push(text);
  }

  preview(text: string) {
    this.asked.push(text);
    return Promise.resolve(this.next);
  }

  ask(question: number, step: string, choices: Choice[], amounts?: Amounts, picture = PICTURE) {
    const [input, form] = STEPS[step];
    const listed = choices.length > 0;
    const asked: Question = { step, input, form, ask: plain("Well?"), help: [], listed, choices, amounts };
    this.scene = { question, asked, picture, table: { mine: 0 } } as unknown as Scene;
    flushSync();
  }
}

function place(sector: string, cell: string, turned: number, refusal?: Message): Choice {
  return { text: `place ${sector} ${cell}${turned ? ` r${turned}` : ""}`, parts: { sector, cell, turned }, refusal };
}

function move(fleets: number, from_cell: string, to_cell: string): Choice {
  return { text: `move ${fleets} ${from_cell} ${to_cell}`, parts: { fleets, from_cell, to_cell } };
}

let table: Table;
let choosing: Choosing;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.confirmEnd = false;
  table = new Table();
  choosing = new Choosing(table as unknown as Live, CATALOGUE);
});

describe("placing", () => {
  const TURNS = [0, 1, 2, 3];
  const CHOICES = [
    ...TURNS.map((turned) => place("Novatron", "B1", turned)),
    ...TURNS.map((turned) => place("Novatron", "A2", turned)),
    ...TURNS.map((turned) => place("Actara", "B1", turned, plain("you have 1 green"))),
    { text: "done" },
  ];
  beforeEach(() => table.ask(1, "place", CHOICES));

  it("takes the first card that can be placed, and a place for it", () => {
    choosing.pickCell("B1");
    expect(choosing.text).toBe("place Novatron B1");
    expect(choosing.ghost).toMatchObject({ card: "Novatron", cell: "B1", turned: 0, possible: true });
    expect(table.answers).toEqual([]);
  });

  it("says what it costs there and what the card yields", () => {
    const note = { name: "placing-costs", values: { green: 3 } };
    table.ask(2, "place", [{ ...place("Novatron", "B1", 0), note }]);
    expect(choosing.cells.get("B1")?.label).toBe("costs 3 green · yields 1 orange and 1 green · transit");
  });

  it("turns the card, and a second click places it", () => {
    choosing.pickCell("B1");
    choosing.rotate(-1);
    choosing.pickCell("B1");
    expect(table.answers).toEqual(["place Novatron B1 r3"]);
  });

  it("places at once where a pointer shows the ghost beforehand", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    choosing.hover("A2");
    choosing.pickCell("A2");
    expect(table.answers).toEqual(["place Novatron A2"]);
  });

  it("says why a card cannot be placed", () => {
    expect(choosing.things.get("sector Actara")).toMatchObject({ possible: false, why: "you have 1 green" });
    choosing.pickThing("sector Actara");
    expect(choosing.picks.sector).toBe("Novatron");
  });

  it("asks once what would come of it", async () => {
    choosing.hover("B1");
    await vi.runAllTimersAsync();
    choosing.hover(null);
    choosing.hover("B1");
    await vi.runAllTimersAsync();
    expect(table.asked).toEqual(["place Novatron B1"]);
    expect(choosing.preview?.facts).toEqual([{ type: "would-decide-chance" }]);
    expect([...choosing.wouldChange]).toEqual(["B1"]);
  });
});

describe("moving", () => {
  const CHOICES = [move(1, "A1", "B1"), move(2, "A1", "B1"), move(1, "A1", "A2"), move(1, "C1", "B1"), { text: "done" }];
  beforeEach(() => table.ask(1, "move", CHOICES));

  it("goes from origin to destination, with all fleets", () => {
    expect([...choosing.cells.keys()]).toEqual(["A1", "C1"]);
    choosing.pickCell("A1");
    expect([...choosing.cells.keys()]).toEqual(["A1", "C1", "B1", "A2"]);
    expect(choosing.cells.get("B1")?.label).toBe("2 fleets from A1 to B1");
    choosing.pickCell("B1");
    expect(choosing.text).toBe("move 2 A1 B1");
    expect(choosing.routes).toEqual([{ from: "A1", to: "B1", fleets: 2 }]);
    choosing.pick("fleets", 1);
    choosing.confirm();
    expect(table.answers).toEqual(["move 1 A1 B1"]);
  });

  it("lets one change one's mind", () => {
    choosing.pickCell("A1");
    choosing.pickCell("B1");
    choosing.pickCell("C1");
    expect(choosing.picks).toMatchObject({ from_cell: "C1" });
    expect(choosing.text).toBe("move 1 C1 B1");
  });

  it("forgets all with a new question", () => {
    choosing.pickCell("A1");
    table.ask(2, "move", CHOICES);
    expect(choosing.picks).toEqual({});
    expect(choosing.text).toBe("");
  });

  it("looks no longer at what was under the pointer", () => {
    choosing.consider("done");
    expect(choosing.aim).toBe("done");
    table.ask(2, "move", CHOICES);
    expect(choosing.aim).toBe("");
  });

  it("keeps the draft while only the scene is new", () => {
    choosing.pickCell("A1");
    table.ask(1, "move", [...CHOICES]);
    expect(choosing.picks).toEqual({ from_cell: "A1" });
  });
});

describe("one pick is enough", () => {
  it("where nothing is left to decide", () => {
    table.ask(1, "move-from", [
      { text: "from A1", parts: { cell: "A1" } },
      { text: "from B1", parts: { cell: "B1" } },
    ]);
    choosing.pickCell("B1");
    expect(table.answers).toEqual(["from B1"]);
  });

  it("for a slot", () => {
    table.ask(1, "claim", [
      { text: "claim Golden Khanate slot 1", parts: { objective: "Golden Khanate", slot: 1 } },
      {
        text: "claim Golden Khanate slot 2",
        parts: { objective: "Golden Khanate", slot: 2 },
        refusal: plain("needs 9, you have 5"),
      },
      { text: "no claim" },
    ]);
    expect(choosing.things.get("slot Golden Khanate 2")?.why).toBe("needs 9, you have 5");
    choosing.pickThing("slot Golden Khanate 1");
    expect(table.answers).toEqual(["claim Golden Khanate slot 1"]);
  });

  it("but a place with fleets and a structure is not clear", () => {
    table.ask(1, "attack", [
      { text: "attack B1", parts: { cell: "B1" } },
      { text: "destroy gold outpost B1", parts: { seat: 1, structure: "outpost", cell: "B1" } },
    ]);
    choosing.pickCell("B1");
    expect(table.answers).toEqual([]);
    choosing.pickThing("structure outpost");
    expect(table.answers).toEqual(["destroy gold outpost B1"]);
  });
});

describe("a voyage", () => {
  const VOYAGE: Voyage = {
    part: "blue",
    most: 1,
    origins: 2,
    ways: [
      { from_cell: "A1", fleets: 3, usual: 2, costs: { B1: 0, C1: 1, D1: 2 } },
      { from_cell: "B1", fleets: 1, usual: 1, costs: { A1: 0, C1: 0, D1: 1 } },
    ],
    leaving: "enough | from {cell}",
    going: "done | move {fleets} {from_cell} {to_cell}",
  };
  const ask = (change: Partial<Voyage> = {}) => {
    table.ask(1, "boost-move", [{ text: "spend 0 blue", parts: { blue: 0 } }], amountsOf("blue", ["blue"], [1]));
    table.scene = { ...table.scene!, asked: { ...table.scene!.asked!, voyage: { ...VOYAGE, ...change } } };
    flushSync();
  };

  it("shows all reach of the fleets that were picked up, with its price", () => {
    ask();
    expect([...choosing.cells.keys(), choosing.text]).toEqual(["A1", "B1", ""]);
    choosing.pickCell("A1");
    const costs = [...choosing.cells].map(([cell, { possible, cost }]) => [cell, possible, cost]);
    expect(costs).toEqual([
      ["B1", true, 0],
      ["C1", true, 1],
      ["D1", false, undefined],
      ["A1", true, undefined],
    ]);
    expect(choosing.cells.get("D1")!.why).toBe("needs 2 blue, you have 1");
  });

  it("is one answer after the other, for the least blue, and home keeps a fleet", () => {
    ask();
    choosing.pickCell("A1");
    choosing.pickCell("C1");
    expect(choosing.routes).toEqual([{ from: "A1", to: "C1", fleets: 2 }]);
    expect(choosing.text.split("\n")).toEqual(["spend 1 blue", "from A1", "enough", "move 2 A1 C1", "done"]);
    choosing.pickCell("B1");
    choosing.pickCell("C1");
    expect(choosing.text.split("\n")).toEqual(["spend 1 blue", "from A1", "from B1", "move 2 A1 C1", "move 1 B1 C1", "done"]);
    choosing.confirm();
    expect(table.answers).toEqual([choosing.text]);
  });

  it("declines nothing where nothing is left to say", () => {
    ask({ ways: [VOYAGE.ways[1]] });
    expect(choosing.from).toBe("B1");
    choosing.pickCell("A1");
    expect(choosing.text.split("\n")).toEqual(["spend 0 blue", "from B1", "move 1 B1 A1"]);
  });

  it("takes more fleets along, or fewer, and none is no group", () => {
    ask();
    choosing.lift("A1");
    choosing.drop("B1");
    choosing.setGroups(resized(VOYAGE, choosing.groups, choosing.groups[0], 1));
    expect(choosing.groups).toEqual([{ from: "A1", to: "B1", fleets: 3 }]);
    choosing.setGroups(resized(VOYAGE, choosing.groups, choosing.groups[0], -3));
    expect([choosing.groups, choosing.text]).toEqual([[], ""]);
  });

  it("leaves no more places than may be left", () => {
    ask({ origins: 1 });
    choosing.lift("A1");
    choosing.drop("B1");
    expect([choosing.holds("A1"), choosing.holds("B1")]).toEqual([true, false]);
  });

  it("begins nothing where fleets are dropped beside the map, or out of reach", () => {
    ask();
    for (const beside of [null, "D1"]) {
      choosing.lift("A1");
      expect(choosing.from).toBe("A1");
      choosing.drop(beside);
      expect([choosing.from, choosing.text]).toEqual([undefined, ""]);
    }
  });
});

describe("amounts", () => {
  it("splits fleets over ship types, listed or not", () => {
    table.ask(1, "configure", [], amountsOf("ships", SHIPS, [7, 7, 7, 7, 7], 7));
    choosing.add("beam", 5);
    choosing.add("drone", 5);
    expect(choosing.text).toBe("5 beam 2 drone");
    choosing.add("beam", -1);
    expect(choosing.text).toBe("");
    choosing.setCounts(evenly(choosing.amounts!));
    expect(choosing.text).toBe("2 beam 2 shield 1 artillery 1 drone 1 fighter");
  });

  it("allocates hits only where arrows reach", () => {
    const hit = (ships: Record<string, number>, text: string): Choice => ({ text, parts: { ships } });
    const choices = [hit({ shield: 2 }, "hit 2 shield"), hit({ shield: 1, drone: 1 }, "hit 1 shield 1 drone")];
    table.ask(1, "allocate", choices, amountsOf("ships", ["shield", "drone"], [2, 2], 2));
    choosing.add("beam", 1);
    choosing.add("drone", 1);
    choosing.add("shield", 1);
    expect(choosing.text).toBe("hit 1 shield 1 drone");
  });

  it("offers what one has, with a wish", () => {
    table.ask(1, "offer", [], amountsOf("resources", ["blue", "orange", "red", "green"], [2, 1, 0, 4]));
    expect(choosing.text).toBe("no offer");
    choosing.add("blue", 9);
    choosing.add("red", 1);
    choosing.setPicks({ position: 2 });
    expect(choosing.text).toBe("offer 2 blue for refresh 2");
    choosing.setPicks({ place: 1 });
    expect(choosing.text).toBe("offer 2 blue for place 1");
  });

  it("spends from nothing to all", () => {
    table.ask(
      1,
      "boost-explore",
      [0, 1, 2].map((green) => ({ text: `spend ${green} green`, parts: { green } })),
      amountsOf("green", ["green"], [2]),
    );
    expect(choosing.text).toBe("spend 0 green");
    choosing.add("green", 9);
    expect(choosing.text).toBe("spend 2 green");
  });

  it("builds fleets by pointing at sites", () => {
    const choices: Choice[] = [
      { text: "build fleets 1 A1", parts: { sites: { A1: 1 } } },
      { text: "build fleets 1 A1 1 C1", parts: { sites: { A1: 1, C1: 1 } } },
      { text: "build outpost B1", parts: { structure: "outpost", cell: "B1" } },
      { text: "build outpost C1", parts: { structure: "outpost", cell: "C1" } },
    ];
    table.ask(1, "build", choices, amountsOf("sites", ["A1", "C1"], [1, 1]));
    expect([...choosing.cells.keys()]).toEqual(["B1", "C1"]);
    choosing.setCounts({});
    expect([...choosing.cells.keys(), choosing.text]).toEqual(["A1", "C1", ""]);
    choosing.pickCell("A1");
    choosing.pickCell("C1");
    expect(choosing.text).toBe("build fleets 1 A1 1 C1");
    choosing.cancel();
    choosing.pickThing("structure outpost");
    choosing.pickCell("B1");
    expect(table.answers).toEqual(["build outpost B1"]);
  });

  it("spends Command Points as far as they go", () => {
    const command = (commands: Record<string, number>, text: string): Choice => ({ text, parts: { commands } });
    const choices = [
      { text: "save points" },
      command({ attack: 1 }, "attack 1"),
      command({ "defend gold": 1 }, "defend gold 1"),
      command({ reshape: 1 }, "reshape"),
      command({ attack: 1, "defend gold": 1 }, "attack 1 defend gold 1"),
    ];
    table.ask(1, "command", choices, amountsOf("commands", ["attack", "defend gold", "reshape"], [1, 1, 1]));
    expect(choosing.text).toBe("save points");
    choosing.add("attack", 1);
    choosing.add("reshape", 1);
    choosing.add("defend gold", 1);
    expect(choosing.text).toBe("attack 1 defend gold 1");
  });

  it("counts up to the total, and are no part before that", () => {
    const take = amountsOf("resources", ["blue", "red"], [2, 2], 2);
    expect(added(take, { blue: 1 }, "red", 5)).toEqual({ blue: 1, red: 1 });
    expect(countedPart(take, { red: 1, blue: 1 })).toEqual({ resources: { blue: 1, red: 1 } });
    expect(countedPart(take, { blue: 1 })).toBeNull();
  });
});

describe("rows", () => {
  it("sends one probe or two", () => {
    table.ask(1, "probes", [
      { text: "probe A1", parts: { cells: ["A1"] } },
      { text: "probe A1 B2", parts: { cells: ["A1", "B2"] } },
      { text: "probe B2", parts: { cells: ["B2"] } },
    ]);
    choosing.pickCell("B2");
    expect(choosing.text).toBe("probe B2");
    choosing.pickCell("A1");
    expect(choosing.text).toBe("probe A1 B2");
    choosing.pickCell("B2");
    expect(choosing.text).toBe("probe A1");
  });

  it("begins with the order that is proposed, and says why another is impossible", () => {
    const orders: Choice[] = [
      { text: "order teal gold", parts: { seats: [0, 1] }, refusal: plain("you promised another place") },
      { text: "order gold teal", parts: { seats: [1, 0] } },
    ];
    table.ask(1, "decide-order", orders);
    expect(choosing.text).toBe("order gold teal");
    choosing.setRow([0, 1]);
    expect(choosing.refusal).toEqual(plain("you promised another place"));
    choosing.confirm();
    expect(table.answers).toEqual([]);
  });
});

it("has the answer ready where only one place can send fleets into a fight", () => {
  const bring = (fleets: number): Choice => ({ text: `bring ${fleets} A1`, parts: { fleets, from_cell: "A1", to_cell: "B1" } });
  table.ask(1, "attack-from", [bring(1), bring(2)]);
  expect(choosing.text).toBe("bring 2 A1");
  expect(choosing.routes).toEqual([{ from: "A1", to: "B1", fleets: 2 }]);
});

describe("ending a turn", () => {
  it("asks once where that is wished", () => {
    settings.confirmEnd = true;
    table.ask(1, "choose", [
      { text: "move", parts: { action: "move" } },
      { text: "pass", parts: { action: "pass" }, ends: "turn" },
    ]);
    choosing.pickThing("action pass");
    expect(table.answers).toEqual([]);
    expect(choosing.unsure).toBe("pass");
    choosing.send("pass");
    expect(table.answers).toEqual(["pass"]);
  });

  const claims = [1, 2].map<Choice>((slot) => ({
    text: `claim Golden Khanate slot ${slot}`,
    parts: { objective: "Golden Khanate", slot },
    ends: slot === 2 ? "game" : "",
  }));

  it("asks before a claim that ends the game, and a second press of the slot is meant", () => {
    settings.confirmEnd = true;
    table.ask(1, "claim", claims);
    choosing.pickThing("slot Golden Khanate 2");
    expect([choosing.unsure, table.answers]).toEqual([claims[1].text, []]);
    choosing.pickThing("slot Golden Khanate 2");
    expect(table.answers).toEqual([claims[1].text]);
  });

  it("does not ask before another claim, which takes the doubt away", () => {
    settings.confirmEnd = true;
    table.ask(1, "claim", claims);
    choosing.pickThing("slot Golden Khanate 2");
    choosing.pickThing("slot Golden Khanate 1");
    expect([choosing.unsure, table.answers]).toEqual(["", [claims[0].text]]);
  });

  it("asks before the last sector is placed", () => {
    settings.confirmEnd = true;
    table.ask(1, "place", [{ ...place("Actara", "A2", 0), ends: "game" }]);
    choosing.pickCell("A2");
    expect([choosing.unsure, table.answers]).toEqual(["place Actara A2", []]);
    choosing.pickCell("A2");
    expect(table.answers).toEqual(["place Actara A2"]);
  });

  it("takes what was typed at its word", () => {
    settings.confirmEnd = true;
    table.ask(1, "claim", [{ text: "no claim", ends: "turn" }]);
    choosing.send("no claim", true);
    expect(table.answers).toEqual(["no claim"]);
  });
});

it("takes the nearest amount below a wish that is too high", () => {
  expect(settle([move(1, "C1", "B1")], { from_cell: "C1", to_cell: "B1", fleets: 3 })?.text).toBe("move 1 C1 B1");
});
