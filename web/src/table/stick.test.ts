import { expect, test } from "vitest";
import { stick } from "./stick.ts";

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** A list in a window of 100 pixels, every line 40 high. */
function listed(): HTMLElement {
  const list = document.createElement("div");
  Object.defineProperty(list, "clientHeight", { get: () => 100 });
  Object.defineProperty(list, "scrollHeight", { get: () => 40 * list.childElementCount });
  return list;
}

async function add(list: HTMLElement, lines: number): Promise<void> {
  for (let i = 0; i < lines; i++) list.append(document.createElement("p"));
  await Promise.resolve();
}

test("the end stays in sight though the echo of a scroll comes after more was added", async () => {
  const list = listed();
  const leave = stick(list);
  await add(list, 10);
  await frame();
  expect(list.scrollTop).toBe(400);
  await add(list, 10);
  list.dispatchEvent(new Event("scroll"));
  await frame();
  expect(list.scrollTop).toBe(800);
  leave();
});

test("whoever has scrolled away stays where they are", async () => {
  const list = listed();
  const leave = stick(list);
  await add(list, 10);
  await frame();
  list.scrollTop = 100;
  list.dispatchEvent(new Event("scroll"));
  await add(list, 10);
  await frame();
  expect(list.scrollTop).toBe(100);
  leave();
});
