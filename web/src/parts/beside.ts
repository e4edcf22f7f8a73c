/** Where a note is put so that it covers as little as possible. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Below, above, right or left of something, on the screen; the first of those that cover least of what is kept clear. */
export function beside(anchor: Box, note: { width: number; height: number }, screen: Box, clear: readonly Box[]): Box {
  const middle = { left: anchor.left + (anchor.width - note.width) / 2, top: anchor.top + (anchor.height - note.height) / 2 };
  const places = [
    { left: middle.left, top: anchor.top + anchor.height + GAP },
    { left: middle.left, top: anchor.top - note.height - GAP },
    { left: anchor.left + anchor.width + GAP, top: middle.top },
    { left: anchor.left - note.width - GAP, top: middle.top },
  ].map(({ left, top }) => ({
    ...note,
    left: within(left, screen.left + GAP, screen.left + screen.width - note.width - GAP),
    top: within(top, screen.top + GAP, screen.top + screen.height - note.height - GAP),
  }));
  const covered = (place: Box) => [anchor, ...clear].reduce((sum, box) => sum + shared(place, box), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The area that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
