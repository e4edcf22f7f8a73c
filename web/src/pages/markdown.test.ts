import { expect, test } from "vitest";
import { contents, inline, parse, plain } from "./markdown.ts";

test("words are strong, emphasized, code, rulings or links", () => {
  expect(inline("Pay **4 *green***, `pass` [[R13]](#r13) or [see](#combat).")).toEqual([
    { kind: "text", text: "Pay " },
    {
      kind: "strong",
      inside: [
        { kind: "text", text: "4 " },
        { kind: "em", inside: [{ kind: "text", text: "green" }] },
      ],
    },
    { kind: "text", text: ", " },
    { kind: "code", text: "pass" },
    { kind: "text", text: " " },
    { kind: "ruling", text: "R13" },
    { kind: "text", text: " or " },
    { kind: "link", to: "#combat", inside: [{ kind: "text", text: "see" }] },
    { kind: "text", text: "." },
  ]);
});

test("a lonely star is a star", () => {
  expect(plain(inline("2 * 3 * 4"))).toBe("2 * 3 * 4");
});

test("an image is a picture by its name, and any other address is text", () => {
  expect(parse("![Who beats whom](ships)")).toEqual([{ kind: "picture", name: "ships", alt: "Who beats whom", caption: [] }]);
  expect(parse("![x](https://example.org/x.png)")[0].kind).toBe("paragraph");
});

test("no link leads to a script", () => {
  for (const to of ["javascript:alert`1`", "data:text/html,x", "//elsewhere.org"]) {
    expect(inline(`[x](${to})`)).toEqual([{ kind: "text", text: "x" }]);
  }
});

test("HTML is text", () => {
  expect(parse("<b>bold</b>")).toEqual([{ kind: "paragraph", inside: [{ kind: "text", text: "<b>bold</b>" }] }]);
});

test("headings, lists, tables and code", () => {
  const kinds = parse(
    "# A\nwords\nmore\n\n- one\n  and\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n# no\n\nx\n```\n",
  );
  expect(kinds.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "list", "table", "code"]);
  expect(kinds[2]).toMatchObject({ ordered: false, items: [[{ text: "one and" }], [{ text: "two" }]] });
  expect(kinds[3]).toMatchObject({ ordered: true });
  expect(kinds[4]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  expect(kinds[5]).toEqual({ kind: "code", text: "# no\n\nx" });
});

test("the contents have sections and their parts", () => {
  const blocks = parse("# Title\n\n## 9 Actions\n\n### Explore\n\n## 10 Combat");
  expect(contents(blocks)).toEqual([
    { id: "9-actions", text: "9 Actions", inner: [{ id: "explore", text: "Explore", inner: [] }] },
    { id: "10-combat", text: "10 Combat", inner: [] },
  ]);
});

test("a picture has its caption below it, a link's place stands where it was set, and the mark of a ruling is one", () => {
  expect(parse("![Who beats whom](ships)\n\n*An arrow.*")).toEqual([
    { kind: "picture", name: "ships", alt: "Who beats whom", caption: [{ kind: "text", text: "An arrow." }] },
  ]);
  expect(inline(`<a id="term-fähre"></a>`)).toMatchObject([{ kind: "place", id: "term-fähre" }]);
  expect(inline('<a id="term-vp"></a>VP [[R7]](#r7)')).toMatchObject([
    { kind: "place", id: "term-vp" },
    { kind: "text", text: "VP " },
    { kind: "ruling", text: "R7" },
  ]);
});

test("a second heading of the same words has an address of its own", () => {
  expect(parse("### An example\n\n### An example")).toMatchObject([{ id: "an-example" }, { id: "an-example-1" }]);
});
