/** Letters that choose. */

export const ACTION_KEYS: Record<string, string> = {
  explore: "E",
  research: "R",
  move: "M",
  build: "B",
  attack: "A",
  pass: "P",
};

export const STRUCTURE_KEYS: Record<string, string> = {
  fleets: "F",
  outpost: "O",
  starlance: "S",
  hypergate: "H",
  "m-brain": "M",
};
