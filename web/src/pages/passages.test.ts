import { expect, test } from "vitest";
import { bySection, excerpt, passages, rangeOf, search } from "./passages.ts";

function article(html: string): Element {
  document.body.innerHTML = `<article>${html}</article>`;
  return document.querySelector("article")!;
}
const BOOK = `
  <h2>Move<a class="anchor">#</a></h2>
  <p>Fleets may move<sup>R9</sup> through <strong>a Hyper</strong>gate.</p>
  <ul><li>A hypergate moves nothing.</li></ul>
  <h2>Attack</h2>
  <table><tbody><tr><td>Hypergate</td><td>link</td></tr></tbody></table>`;

test("passages are read under their headings, without marks", () => {
  expect(passages(article(BOOK)).map(({ section, text }) => [section, text])).toEqual([
    ["Move", "Move"],
    ["Move", "Fleets may move through a Hypergate."],
    ["Move", "A hypergate moves nothing."],
    ["Attack", "Attack"],
    ["Attack", "Hypergate"],
    ["Attack", "link"],
  ]);
});

test("a hit is found across what is bold, and is a range of the page", () => {
  const found = search(passages(article(BOOK)), "hypergate");
  expect(found.map((one) => rangeOf(one).toString())).toEqual(["Hypergate", "hypergate", "Hypergate"]);
  expect(bySection(found).map(({ section, found }) => [section, found.map(({ at }) => at)])).toEqual([
    ["Move", [0, 1]],
    ["Attack", [2]],
  ]);
});

test("an excerpt has a few whole words around the hit", () => {
  const text = `${"before ".repeat(10)}HIT${" after".repeat(10)}`;
  const [found] = search(passages(article(`<p>${text}</p>`)), "hit");
  expect(excerpt(found)).toEqual(["… before before before before ", "HIT", " after after after after after …"]);
  const [short] = search(passages(article("<p>one hit here</p>")), "hit");
  expect(excerpt(short)).toEqual(["one ", "hit", " here"]);
});
