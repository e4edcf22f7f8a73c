/** Texts of every part of the page, in every language. A key is "common.thing". */

export const en = {
  "common.name": "Milkomeda",
  "common.offline": "Connection lost. Trying again…",
} as const satisfies Record<string, string>;

export const de: Record<keyof typeof en, string> = {
  "common.name": "Milkomeda",
  "common.offline": "Verbindung unterbrochen. Neuer Versuch …",
};
