/** What the map and the panels need to know of the choice being made: the seam between drawing and choosing. */

import type { Target } from "../board/target.ts";

export interface Ghost {
  /** The sector card under the pointer. */
  card: string;
  cell: string;
  turned: number;
  possible: boolean;
  why: string;
}

/** Fleets would go from one cell to another. */
export interface Route {
  from: string;
  to: string;
  fleets: number;
}

/** What a bot advises, in its place. */
export interface Hint {
  ghost: Ghost | null;
  routes: readonly Route[];
  cells: ReadonlySet<string>;
  things: ReadonlySet<string>;
}

export interface Pointing {
  /** Cells that matter to the question: "A1" → target. */
  readonly cells: ReadonlyMap<string, Target>;
  /** What is no cell: "card Novatron", "position 1", "slot Golden Khanate 2", "action move", "structure outpost", "technology …", "keyword …", "ship beam" → target. */
  readonly things: ReadonlyMap<string, Target>;
  readonly ghost: Ghost | null;
  /** Routes to draw. */
  readonly routes: readonly Route[];
  readonly hint: Hint;
  /** Cells and display positions that would light up by the answer in preparation. */
  readonly wouldChange: ReadonlySet<string>;
  /** "1" for a position, "1 B2" for the point where it would match. */
  readonly wouldMatch: ReadonlySet<string>;
  /** The pointer or the focus is on a cell; null when it leaves. */
  hover(cell: string | null): void;
  pickCell(cell: string): void;
  /** Whether there is something that can be dragged from there. */
  holds(cell: string): boolean;
  lift(cell: string): void;
  /** What was lifted is dropped on a cell, or beside them all. */
  drop(cell: string | null): void;
  pickThing(thing: string): void;
  rotate(by: 1 | -1): void;
  cancel(): void;
}
