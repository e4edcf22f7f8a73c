/** What kinds and traits of cards are called. */

import { known, named, titled } from "../words.ts";

export const kindName = (kind: string): string => known(`cards-kind-${kind}`) ?? kind;

export const traitName = (trait: string): string => known(`cards-trait-${trait}`) ?? trait;

export const traitWord = (trait: string, value: string): string => titled(named(trait, value));
