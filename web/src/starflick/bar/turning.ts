/** Arrow keys that push or turn something, with Shift finely. */

import { arrow, type Direction } from "../../board/point.ts";

export function turning(turn: (way: Direction, fine: boolean) => void) {
  return (event: KeyboardEvent): void => {
    const way = arrow(event.key);
    const writes =
      event.target instanceof Element &&
      event.target.closest("input, textarea, select, dialog, [role=tablist], [role=group][tabindex]");
    if (!way || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn(way, event.shiftKey);
  };
}
