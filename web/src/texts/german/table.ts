/** What the server refuses, and what it says of bots. */

import type { Pair } from "./templates.ts";

export const TABLE: Pair[] = [
];
