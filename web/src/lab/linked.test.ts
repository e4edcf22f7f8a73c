import { expect, test } from "vitest";
import { packed, unpacked } from "./linked.ts";

const mine = { name: "Grün ✶", about: "a\nb?", passages: { Explore: { texts: { en: "Look ".repeat(900) }, add: true } } };

test("an edition's name and texts go along in a link", () => {
  expect(packed(mine)).toMatch(/^#texts=[\w-]+$/);
  expect(unpacked(packed(mine))).toEqual(mine);
  expect(packed({})).toBe("");
});

test("a link that was cut short, or says something else, says nothing", () => {
  expect(unpacked(packed(mine).slice(0, -9))).toEqual({});
  for (const other of ["", "#top", "#texts=", "#texts=%", `#texts=${btoa("[1]")}`, `#texts=${btoa('{"name":1}')}`])
    expect(unpacked(other)).toEqual({});
  expect(unpacked(`#texts=${btoa('{"passages":{"Explore":{"texts":"x"}}}')}`)).toEqual({});
});
