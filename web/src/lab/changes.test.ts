import { expect, test } from "vitest";
import { passages, pieces } from "./changes.ts";

test("a passage that was rewritten is told word by word", () => {
  expect(pieces("The game ends with one card.", "The game ends with three cards.")).toEqual([
    { kind: "same", text: "The game ends with " },
    { kind: "gone", text: "one card." },
    { kind: "new", text: "three cards." },
  ]);
});

test("only passages that differ are told, each with its section", () => {
  const before = "# Rules\n\nOf A.\n\n## 1 Turns\n\nTake one.\n\nPass.\n\n## 2 End\n\n- Never.\n- Old.";
  const after = "# Rules\n\nOf B.\n\n## 1 Turns\n\nTake one.\n\nPass.\n\n## 2 End\n\n- Never.\n- In round 3.";
  const found = passages(before, after);
  expect(found.map(({ section }) => section)).toEqual(["End"]);
  expect(found[0].pieces.map(({ kind }) => kind)).toEqual(["gone", "new"]);
  expect(passages(before, before)).toEqual([]);
});
