/** Line drawings on a 24-grid. */

export const ACTIONS: Record<string, string> = {
  explore: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM15.5 8.5l-2 5-5 2 2-5Z",
  research: "M9.5 3h5M10.5 3v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.5 15h9",
  move: "M4 18c0-6 4-9 9-9h6M15 4.5L19.5 9 15 13.5M4 21v.1",
  build: "M12 2.8L20 7.4v9.2L12 21.2 4 16.6V7.4ZM12 12l8-4.6M12 12v9.2M12 12L4 7.4",
  attack: "M12 3v4M12 17v4M3 12h4M17 12h4M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11ZM12 12v.1",
  pass: "M7 3h10M7 21h10M8 3c0 5 8 7 8 9s-8 4-8 9M16 3c0 5-8 7-8 9s8 4 8 9",
};

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
