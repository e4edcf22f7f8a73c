/** What this browser remembers of its owner's taste. */

import type { Against } from "./lobby/seats.ts";

type Settings = {
  theme: "dark" | "light" | "auto";
  /** A code, or "auto": the browser's. */
  language: string;
  sounds: boolean;
  volume: number;
  confirmEnd: boolean;
  /** Whom the last quick game was against. */
  against: Partial<Against>;
};

const KEY = "milkomeda.settings";
const DEFAULTS: Settings = {
  theme: "dark",
  language: "auto",
  sounds: true,
  volume: 0.5,
  confirmEnd: true,
  against: {},
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

export function theme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
