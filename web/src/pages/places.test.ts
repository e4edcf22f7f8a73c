import { expect, test } from "vitest";
import { inside, place, rulesAddress } from "./places.ts";

test.each([
  ["/", { name: "lobby" }],
  ["/rules", { name: "rules" }],
  ["/rules/", { name: "rules" }],
  ["/me", { name: "me" }],
  ["/api", { name: "api" }],
  ["/table/x7-Q_2", { name: "table", id: "x7-Q_2" }],
  ["/table/", { name: "nowhere" }],
  ["/table/a/b", { name: "nowhere" }],
  ["/constructor", { name: "nowhere" }],
])("%s", (path, expected) => expect(place(path)).toEqual(expected));

test("the rulebook's address carries its game and options", () => {
  expect(rulesAddress("milkomeda", "edition=draft bribes=none")).toBe(
    "/rules?game=milkomeda&options=edition%3Ddraft%20bribes%3Dnone",
  );
  expect(rulesAddress("starflick", "")).toBe("/rules?game=starflick");
});

test("only plain clicks on places of the page stay inside", () => {
  const link = (href: string) => Object.assign(document.createElement("a"), { href });
  const click = (more = {}) => new MouseEvent("click", more);
  expect(inside(link("/rules"), click())).toBe(true);
  expect(inside(link("/rules"), click({ ctrlKey: true }))).toBe(false);
  expect(inside(link("/api/openapi.json"), click())).toBe(false);
  expect(inside(link("https://example.org/rules"), click())).toBe(false);
});
