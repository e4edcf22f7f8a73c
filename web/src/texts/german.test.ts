import { expect, test } from "vitest";
import { german, inGerman } from "./german.ts";

test.each([
  ["teal moves 1 fleet from A1 to B1.", "Türkis bewegt 1 Flotte von A1 nach B1."],
  ["rose moves 3 fleets from A1 to B1.", "Rosa bewegt 3 Flotten von A1 nach B1."],
  ["gold builds an outpost at C3.", "Gold baut einen Außenposten auf C3."],
  ["gold builds a hypergate at C3.", "Gold baut ein Hypertor auf C3."],
  ["violet builds 2 fleets at A1 and 1 fleet at C1.", "Violett baut 2 Flotten auf A1 und 1 Flotte auf C1."],
  ["gold's income: 3 blue, 1 red and 7 green.", "Einkommen von Gold: 3 Blau, 1 Rot und 7 Grün."],
  ["A fight begins at B1 (gold homeworld): teal (3) against gold (1).", "Kampf um B1 (Heimatwelt von Gold): Türkis (3) gegen Gold (1)."],
  ["teal commands: attack 1 defend gold 1.", "Türkis befiehlt: Angriff 1, Abwehr gegen Gold 1."],
])("a log line: %s", (english, said) => expect(german(english)).toBe(said));

test("several sentences are said one by one", () => {
  expect(german("gold keeps Solar Sails: Your Move range is 1 longer. Gain 2 blue when you keep a technology.")).toBe(
    "Gold behält Solar Sails: Deine Reichweite beim Bewegen ist um 1 größer. 2 Blau, wenn du eine Technologie behältst.",
  );
});

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
  expect(german("R1: The draft leaves the starting value as 'e.g. 2 or 3'; the later editions say 3, and 5 green. 3 of each in the draft too.")).toBe(
    "R1: Der Entwurf lässt den Startwert bei „z. B. 2 oder 3“; die späteren Ausgaben sagen 3, und 5 Grün. Auch im Entwurf 3 von allem.",
  );
});

test.each([
  ["rose battleship rams gold 1: both are destroyed.", "Schlachtschiff Rosa rammt Gold 1: beide sind zerstört."],
  ["gold attacks rose 2 with 1 battleship.", "Gold greift Rosa 2 an mit 1, dem Schlachtschiff."],
  ["teal builds a city on beta-f.", "Türkis baut eine Stadt auf beta-f."],
  ["The game is over: teal and rose win.", "Das Spiel ist aus: Türkis und Rosa gewinnen."],
])("a line of Starflick's log: %s", (english, said) => expect(german(english)).toBe(said));

test("a capital or a full stop does not matter", () => {
  expect(german("That slot is taken.")).toBe("Dieses Feld ist vergeben.");
});

test("what has no German stays English", () => {
  expect(german("The quick brown fox.")).toBe("The quick brown fox.");
  expect(german("gold keeps Solar Sails: The quick brown fox.")).toBe("gold keeps Solar Sails: The quick brown fox.");
  expect(inGerman("The quick brown fox.")).toBeUndefined();
});
