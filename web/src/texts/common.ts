/** Texts of every part of the page, in every language. A key is "common.thing". */

export const en = {
  "common.name": "Milkomeda",
  "common.offline": "Connection lost. Trying again…",
  "common.close": "Close",
  "common.explain": "What is this? {what}",
} as const satisfies Record<string, string>;

export const de: Record<keyof typeof en, string> = {
  "common.name": "Milkomeda",
  "common.offline": "Verbindung unterbrochen. Neuer Versuch …",
  "common.close": "Schließen",
  "common.explain": "Was ist das? {what}",
};
