import { beforeEach, expect, test } from "vitest";
import { press } from "./press.ts";

let pressed: string[];

const find = (name: string) => document.querySelector<HTMLElement>(`#${name}`)!;

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `
    <button id="theme"></button>
    <button id="fleets" aria-keyshortcuts="F"></button>
    <div data-counter><button id="more" aria-keyshortcuts="1"></button></div>
    <button id="go" aria-keyshortcuts="Enter"></button>`;
  for (const button of document.querySelectorAll("button")) {
    button.checkVisibility = () => true;
    button.addEventListener("click", () => pressed.push(button.id));
  }
});

/** As a browser does it: Enter presses what has the focus, unless somebody thinks better of it. */
function type(key: string): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { key, code: /\d/.test(key) ? `Digit${key}` : "", bubbles: true, cancelable: true });
  window.addEventListener("keydown", press, { once: true });
  target.dispatchEvent(event);
  if (key === "Enter" && !event.defaultPrevented && target instanceof HTMLButtonElement) target.click();
}

function click(name: string): void {
  find(name).dispatchEvent(new Event("pointerdown", { bubbles: true }));
  find(name).focus();
  find(name).click();
}

function tabTo(name: string): void {
  type("Tab");
  find(name).focus();
}

test("Enter confirms what is proposed, whatever was clicked before", () => {
  click("theme");
  type("Enter");
  click("fleets");
  type("1");
  type("Enter");
  expect(pressed).toEqual(["theme", "go", "fleets", "more", "go"]);
});

test("Enter does nothing where nothing is proposed and something was clicked", () => {
  find("go").remove();
  click("theme");
  type("Enter");
  expect(pressed).toEqual(["theme"]);
});

test("Enter presses what the keyboard went to, until a shortcut leaves it", () => {
  tabTo("fleets");
  type("Enter");
  type("1");
  type("Enter");
  expect(pressed).toEqual(["fleets", "more", "go"]);
});

test("a shortcut of a counter gives it the focus, and Enter still confirms", () => {
  type("1");
  expect(document.activeElement).toBe(find("more"));
  type("Enter");
  expect(pressed).toEqual(["more", "go"]);
});
