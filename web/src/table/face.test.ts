import { expect, test } from "vitest";
import { faceOf } from "./face.ts";

const RAIDERS = ["Vexa", "Skarn", "Drogath", "Ulrika", "Hask", "Karvash", "Morwen", "Tyrax"];
const CHARACTERS = ["expander", "raider", "builder", "scholar", "diplomat", "settler", "corsair", "architect", "miner"];

test("a face is the same whenever it is drawn, and everybody has another one", () => {
  expect(faceOf("Vexa", "raider")).toEqual(faceOf("Vexa", "raider"));
  const faces = RAIDERS.map((name) => faceOf(name, "raider"));
  expect(new Set(faces.map(({ head, eyes, lines }) => head + eyes + lines)).size).toBe(RAIDERS.length);
});

test("each character has a crest of its own, whoever wears it", () => {
  const crests = CHARACTERS.map((character) => faceOf("Vexa", character).crest);
  expect(new Set(crests).size).toBe(CHARACTERS.length);
  const rays = RAIDERS.map((name) => faceOf(name, "raider").crest.split("M").length);
  expect(new Set(rays).size).toBe(1);
  expect(faceOf("random", "").crest).toBe("");
});
