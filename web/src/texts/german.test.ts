import { expect, test } from "vitest";
import { german, inGerman } from "./german.ts";

test("phrases beside each other are said one by one", () => {
  expect(german("costs 2 green · yields 1 blue 2 red · transit, hazard")).toBe(
    "kostet 2 Grün · liefert 1 Blau, 2 Rot · Transit, Gefahr",
  );
});

test("an option is said with its value", () => {
  expect(german("Green for Research: 4")).toBe("Grün fürs Forschen: 4");
  expect(german("A placed sector costs its printed cost in green: yes")).toBe(
    "Ein gelegter Sektor kostet seinen aufgedruckten Preis in Grün: ja",
  );
  expect(german("Ships that are hit are removed at once, in order")).toBe(
    "Getroffene Schiffe werden sofort entfernt, der Reihe nach",
  );
});

test("a ruling is said sentence by sentence", () => {
  expect(
    german(
      "R1: The draft leaves the starting value as 'e.g. 2 or 3'; the later editions say 3, and 5 green. 3 of each in the draft too.",
    ),
  ).toBe(
    "R1: Der Entwurf lässt den Startwert bei „z. B. 2 oder 3“; die späteren Ausgaben sagen 3, und 5 Grün. Auch im Entwurf 3 von allem.",
  );
});

test("a capital or a full stop does not matter", () => {
  expect(german("That slot is taken.")).toBe("Dieses Feld ist vergeben.");
});

test("what has no German stays English", () => {
  expect(german("The quick brown fox.")).toBe("The quick brown fox.");
  expect(inGerman("The quick brown fox.")).toBeUndefined();
});
