/** All texts of the page. `t("lobby.play")` in the language that is chosen; {name} is filled in. */

import { language } from "../languages.svelte.ts";
import * as after from "./after.ts";
import * as battle from "./battle.ts";
import * as common from "./common.ts";
import * as galaxy from "./galaxy.ts";
import { german } from "./german.ts";
import * as lobby from "./lobby.ts";
import * as starflick from "./starflick.ts";
import * as table from "./table.ts";

const TEXTS = {
  en: { ...common.en, ...lobby.en, ...table.en, ...galaxy.en, ...battle.en, ...starflick.en, ...after.en },
  de: { ...common.de, ...lobby.de, ...table.de, ...galaxy.de, ...battle.de, ...starflick.de, ...after.de },
};

export type Key = keyof typeof TEXTS.en;

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return TEXTS[language() as "en" | "de"][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Our text for a name of the server's, if there is one. */
export function known(key: string, values: Record<string, string | number> = {}): string | undefined {
  return key in TEXTS.en ? t(key as Key, values) : undefined;
}

export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A sentence that the engine says, in the language that is chosen. */
export function say(sentence: string): string {
  return language() === "de" ? german(sentence) : sentence;
}
