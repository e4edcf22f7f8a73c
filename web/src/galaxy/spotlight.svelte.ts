/** The directive that the pointer or the focus is on, here or there: its position, 0 for none. */

export const spotlight = $state({ position: 0 });

/** Lights a directive up while the pointer or the focus is on an element. */
export function lights(position: () => number) {
  return (element: Element) => {
    const on = () => (spotlight.position = position());
    const off = () => (spotlight.position = 0);
    const listeners = { pointerenter: on, focusin: on, pointerleave: off, focusout: off };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  };
}
