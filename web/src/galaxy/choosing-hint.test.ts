import { describe, expect, it } from "vitest";
import { hintOf } from "./choosing-hint.ts";

describe("advice on the map", () => {
  it("is a card where it would lie, turned as it would lie", () => {
    const { ghost, cells } = hintOf([{ sector: "Novatron", cell: "B2", turned: 3 }]);
    expect(ghost).toEqual({ card: "Novatron", cell: "B2", turned: 3, possible: true, why: "" });
    expect([...cells]).toEqual(["B2"]);
  });

  it("is an arrow for each group of a voyage", () => {
    const { routes, cells } = hintOf([
      { blue: 0 },
      { cell: "A1" },
      { fleets: 2, from_cell: "A1", to_cell: "B1" },
      { fleets: 1, from_cell: "A1", to_cell: "A2" },
      {},
    ]);
    expect(routes.map(({ from, to, fleets }) => `${fleets} ${from} ${to}`)).toEqual(["2 A1 B1", "1 A1 A2"]);
    expect(cells).toContain("B1");
  });

  it("is one arrow for all that go the same way, however many answers send them", () => {
    const one = { fleets: 1, from_cell: "A1", to_cell: "B1" };
    expect(hintOf([one, { ...one, fleets: 2 }]).routes).toEqual([{ from: "A1", to: "B1", fleets: 3 }]);
  });

  it("leads fleets to what is attacked", () => {
    const { routes, things } = hintOf([{ action: "attack" }, { cell: "C1" }, { fleets: 3, from_cell: "B1" }]);
    expect(routes).toEqual([{ from: "B1", to: "C1", fleets: 3 }]);
    expect([...things]).toEqual(["action attack"]);
  });

  it("ends with the action that it begins with", () => {
    const { cells, things } = hintOf([{ action: "build" }, { sites: { A1: 2 } }, { position: 1 }, { cell: "C1" }]);
    expect([...cells, ...things]).toEqual(["A1", "action build"]);
  });

  it("is wherever something is built, and the slot that is claimed", () => {
    expect([...hintOf([{ sites: { A1: 1, B2: 2 } }]).cells]).toEqual(["A1", "B2"]);
    expect([...hintOf([{ structure: "outpost", cell: "B1" }]).things]).toEqual(["structure outpost"]);
    expect([...hintOf([{ objective: "Golden Khanate", slot: 2 }]).things]).toEqual(["slot Golden Khanate 2"]);
  });
});
