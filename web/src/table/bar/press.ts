/** Keys for controls: each control names its own in `aria-keyshortcuts`, and pressing one is clicking the other. */

import { typing } from "../typing.ts";

function nameOf(event: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit) return event.shiftKey ? `Shift+${digit}` : digit;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return event.shiftKey && /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}

/** The control that has the focus because the keyboard went there: neither by a click, nor left for a shortcut since. */
let reached: EventTarget | null = null;
let pointer = false;

addEventListener("keydown", () => (pointer = false), true);
addEventListener("pointerdown", () => ([pointer, reached] = [true, null]), true);
addEventListener("focusin", ({ target }) => (reached = pointer ? null : target), true);

/** Whether Enter belongs to what has the focus; otherwise it means the prepared answer. */
export const isReached = (event: KeyboardEvent): boolean => event.target === reached;

const PRESSED = "button, a, summary, [role='button']";

/** The control on the screen that a key is for. */
export function controlFor(event: KeyboardEvent): HTMLElement | undefined {
  const key = nameOf(event);
  const all = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
  return all.find((one) => one.getAttribute("aria-keyshortcuts")!.split(" ").includes(key) && one.checkVisibility());
}

export function press(event: KeyboardEvent): void {
  if (typing(event) || event.defaultPrevented) return;
  const focused = event.target instanceof Element && !!event.target.closest(PRESSED);
  if (focused && (event.key === " " || (event.key === "Enter" && isReached(event)))) return;
  const control = controlFor(event);
  if (control || (focused && event.key === "Enter")) event.preventDefault();
  if (!control) return;
  control.click();
  if (event.key === "/" || control.closest("[data-counter]")) control.focus();
  reached = null;
}
