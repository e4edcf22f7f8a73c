/** Explanations on hover, focus and tap, for any element: `<g {@attach explains(() => ({ title, text }))}>`. */

import { mount, unmount, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import Explanation from "./Explanation.svelte";

export type Explained = {
  title?: string;
  /** What it is, what it does now; a paragraph each. */
  text?: string | string[];
  /** Where the rule stands. */
  rule?: string;
  /** Anything richer than paragraphs. */
  body?: Snippet;
};

const HOVER = 280;
const GRACE = 160;
const LONG_PRESS = 450;

let hideOpen: () => void = () => {};

/** With `tap`, a click opens it: for elements that do nothing else. Others open on a long press. */
export function explains(what: () => Explained | null | undefined, { tap = false } = {}): Attachment<HTMLElement | SVGElement> {
  return (anchor) => {
    let shown: Record<string, unknown> | null = null;
    let timer = 0;

    const later = (wait: number, action: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(action, wait);
    };
    const stay = () => clearTimeout(timer);
    const hide = () => {
      stay();
      if (!shown) return;
      void unmount(shown);
      shown = null;
      hideOpen = () => {};
      anchor.removeAttribute("aria-describedby");
      removeEventListener("keydown", escape, true);
      removeEventListener("pointerdown", elsewhere, true);
    };
    const show = () => {
      stay();
      if (shown || !what()) return;
      hideOpen();
      hideOpen = hide;
      const id = `explained-${Math.random().toString(36).slice(2)}`;
      // Beside a modal dialog everything is inert, so inside one it must hang in it.
      const target = anchor.closest("dialog[open]") ?? document.body;
      const props = { id, anchor, what, onEnter: stay, onLeave: () => later(GRACE, hide) };
      shown = mount(Explanation, { target, props });
      anchor.setAttribute("aria-describedby", id);
      addEventListener("keydown", escape, true);
      addEventListener("pointerdown", elsewhere, true);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const elsewhere = (event: Event) => {
      const target = event.target as Element;
      if (!anchor.contains(target) && !target.closest(".explanation")) hide();
    };

    const listeners: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER, show),
      pointerleave: (event: PointerEvent) => event.pointerType === "mouse" && later(GRACE, hide),
      pointerdown: (event: PointerEvent) => event.pointerType !== "mouse" && !tap && later(LONG_PRESS, show),
      pointerup: (event: PointerEvent) => event.pointerType !== "mouse" && !shown && stay(),
      pointercancel: () => !shown && stay(),
      focusin: () => anchor.matches(":focus-visible, :has(:focus-visible)") && show(),
      focusout: () => later(GRACE, hide),
    };
    if (tap) listeners.click = () => (shown ? hide() : show());
    for (const [name, listener] of Object.entries(listeners)) anchor.addEventListener(name, listener as EventListener);
    anchor.setAttribute("data-explains", "");

    return () => {
      hide();
      for (const [name, listener] of Object.entries(listeners)) anchor.removeEventListener(name, listener as EventListener);
    };
  };
}
