/** How texts end that a value follows. */

/** A text without the signs at its end: "A player may pass …", "Green for Research.". */
export const stem = (text: string): string => text.replace(/[ .,:…]+$/, "");

/** A text that is followed by its value: "A player may pass", "Green for Research:". */
export const lead = (text: string): string => (text.endsWith("…") ? text.slice(0, -1).trimEnd() : `${stem(text)}:`);
