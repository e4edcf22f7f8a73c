/** What this browser was shown before it added its word at a table: nobody can change it afterwards. */

import { Kept } from "./kept.ts";

export type Promised = { hash: string; salt: string };

export const promised = new Kept<Promised>("milkomeda.promised", 100);
