import { expect, test } from "vitest";
import { cardsAddress, inside, place, rulesAddress } from "./places.ts";

test.each([
  ["/", { name: "lobby" }],
  ["/rules", { name: "rules" }],
  ["/rules/", { name: "rules" }],
  ["/me", { name: "me" }],
  ["/mail", { name: "mail" }],
  ["/api", { name: "api" }],
  ["/table/x7-Q_2", { name: "table", id: "x7-Q_2" }],
  ["/cards", { name: "cards", game: "", kind: "", card: "" }],
  ["/cards/milkomeda/sector", { name: "cards", game: "milkomeda", kind: "sector", card: "" }],
  ["/cards/milkomeda/sector/p%C3%B3lis-4", { name: "cards", game: "milkomeda", kind: "sector", card: "pólis-4" }],
  ["/cards/milkomeda/sector/%E0%A4%A", { name: "cards", game: "milkomeda", kind: "sector", card: "%E0%A4%A" }],
  ["/cards/milkomeda/sector/a/b", { name: "nowhere" }],
  ["/learn", { name: "learn" }],
  ["/learn/starflick/flick", { name: "lesson", game: "starflick", lesson: "flick" }],
  ["/learn/starflick", { name: "nowhere" }],
  ["/lab/fights", { name: "fights" }],
  ["/lab/x7-Q_2/proposal", { name: "proposal", id: "x7-Q_2" }],
  ["/lab/x7-Q_2", { name: "lab", id: "x7-Q_2" }],
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

test("a card's address is made of its name", () => {
  expect(cardsAddress("milkomeda", "", "sector", "Pólis Khrēmatos")).toBe("/cards/milkomeda/sector/p%C3%B3lis-khr%C4%93matos");
  expect(cardsAddress("milkomeda", "edition=draft", "structure")).toBe("/cards/milkomeda/structure?options=edition%3Ddraft");
});

test("only plain clicks on places of the page stay inside", () => {
  const link = (href: string) => Object.assign(document.createElement("a"), { href });
  const click = (more = {}) => new MouseEvent("click", more);
  expect(inside(link("/rules"), click())).toBe(true);
  expect(inside(link("/rules"), click({ ctrlKey: true }))).toBe(false);
  expect(inside(link("/api/openapi.json"), click())).toBe(false);
  expect(inside(link("https://example.org/rules"), click())).toBe(false);
});
