/** Texts of this part of the page, in every language. A key is "battle.thing". */

export const en = {
} as const satisfies Record<string, string>;

export const de: Record<keyof typeof en, string> = {
};
