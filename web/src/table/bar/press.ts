/** Keys for controls: each control names its own in `aria-keyshortcuts`, and pressing one is clicking the other. */

import { typing } from "../typing.ts";

function nameOf(event: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit) return event.shiftKey ? `Shift+${digit}` : digit;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return event.shiftKey && /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}

/** Enter belongs to a control that was reached by keyboard; after a click it means the prepared answer. */
function taken(event: KeyboardEvent, key: string): boolean {
  if (key !== "Enter" && key !== " ") return false;
  return (
    event.target instanceof Element && !!event.target.closest("button, a, summary, [role='button']")?.matches(":focus-visible")
  );
}

export function press(event: KeyboardEvent): void {
  if (typing(event) || event.defaultPrevented) return;
  const key = nameOf(event);
  if (taken(event, key)) return;
  for (const control of document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")) {
    if (!control.getAttribute("aria-keyshortcuts")!.split(" ").includes(key) || !control.checkVisibility()) continue;
    event.preventDefault();
    control.click();
    if (key === "/") control.focus();
    return;
  }
}
