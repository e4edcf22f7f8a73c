/** Letters that choose. */

export const ACTION_KEYS: Record<string, string> = {
  explore: "E",
  research: "R",
  move: "M",
  build: "B",
  attack: "A",
  pass: "P",
};

export const FLEETS_KEY = "F";
