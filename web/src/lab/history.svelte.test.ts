import { expect, test } from "vitest";
import { History } from "./history.svelte.ts";

test("what was changed can be taken back, and done again until something else is done", () => {
  const history = new History("a");
  history.set("b");
  history.set("c");
  history.undo();
  expect(history.now).toBe("b");
  history.redo();
  expect(history.now).toBe("c");
  history.undo();
  history.set("d");
  expect([history.now, history.canRedo]).toEqual(["d", false]);
  history.undo();
  history.undo();
  history.undo();
  expect([history.now, history.canUndo]).toEqual(["a", false]);
});
