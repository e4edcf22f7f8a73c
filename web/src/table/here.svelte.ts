/** Who sits at the table that is shown: a seat has one name, wherever it is named. */

import type { Seat } from "../wire/table.ts";
import type { Called } from "../words.ts";
import { naming } from "./seats.ts";

let here = $state.raw<Seat[]>([]);

/** Until the table is left, by calling what it returns. */
export function show(seats: Seat[]): () => void {
  here = seats;
  return () => (here = []);
}

/** Whoever sits there: a person's name, or the colour. */
export const called: Called = (seat) => naming(here)(seat);
