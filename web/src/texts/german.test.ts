import { expect, test } from "vitest";
import { german, inGerman } from "./german.ts";

test("phrases beside each other are said one by one", () => {
  expect(german("costs 2 green · yields 1 blue 2 red · transit, hazard")).toBe(
    "kostet 2 Grün · liefert 1 Blau, 2 Rot · Transit, Gefahr",
  );
});

test("a capital or a full stop does not matter", () => {
  expect(german("That slot is taken.")).toBe("Dieses Feld ist vergeben.");
});

test("what has no German stays English", () => {
  expect(german("The quick brown fox.")).toBe("The quick brown fox.");
  expect(inGerman("The quick brown fox.")).toBeUndefined();
});
