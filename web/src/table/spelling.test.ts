import { expect, it } from "vitest";
import { write } from "./spelling.ts";

const MOVE = "done | move {fleets} {from_cell} {to_cell}";
const PLACE = "done | place {sector} {cell}[ r{turned}]";
const OFFER = "no offer | offer {resources}[ for place {place}][ for refresh {position}]";

it("fills the pattern that says most", () => {
  expect(write(MOVE, {})).toBe("done");
  expect(write(MOVE, { fleets: 2, from_cell: "A1", to_cell: "B1" })).toBe("move 2 A1 B1");
  expect(write("fight | bring {fleets} {from_cell}", { fleets: 1, from_cell: "A1", to_cell: "B1" })).toBe("bring 1 A1");
});

it("leaves out what goes without saying", () => {
  expect(write(PLACE, { sector: "Novatron", cell: "B1", turned: 0 })).toBe("place Novatron B1");
  expect(write(PLACE, { sector: "Novatron", cell: "B1", turned: 3 })).toBe("place Novatron B1 r3");
});

it("spells amounts and several, and seats by their colours", () => {
  expect(write(OFFER, { resources: { blue: 2, red: 0, green: 1 }, position: 2 })).toBe("offer 2 blue 1 green for refresh 2");
  expect(write("order {seats}", { seats: [1, 0] })).toBe("order gold teal");
  expect(write("spend {blue} blue", { blue: 0 })).toBe("spend 0 blue");
});

it("makes nothing of parts that are not enough", () => {
  expect(write("take {resources}", {})).toBe("");
  expect(write(OFFER, { place: 2 })).toBe("no offer");
});
