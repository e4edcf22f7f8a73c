/** The games that this page has a stage for: the others are played elsewhere. */
export const SHOWN = ["milkomeda", "starflick"] as const;

export type Shown = (typeof SHOWN)[number];
