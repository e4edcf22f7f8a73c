/** What is drawn only when it comes near the screen. */

import type { Attachment } from "svelte/attachments";

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function watch(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}

/** Calls once. */
export function nearby(come: () => void): Attachment<HTMLElement> {
  return (element) => {
    observer ??= new IntersectionObserver(watch, { rootMargin: "50% 0px" });
    waiting.set(element, come);
    observer.observe(element);
    return () => observer?.unobserve(element);
  };
}
