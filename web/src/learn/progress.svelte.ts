/** What this browser remembers of lessons: which are done, and how far one is in the others. */

type Kept = { done: boolean; answers: string[] };

const KEY = "milkomeda.lesson.";
const NOTHING: Kept = { done: false, answers: [] };

const kept = $state<Record<string, Kept>>({});

const keyOf = (game: string, lesson: string): string => `${KEY}${game}.${lesson}`;

function take(key: string, text: string | null): void {
  try {
    kept[key] = { ...NOTHING, ...(JSON.parse(text ?? "{}") as Partial<Kept>) };
  } catch {
    kept[key] = NOTHING;
  }
}

for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) take(key, localStorage.getItem(key));
addEventListener("storage", ({ key, newValue }) => key?.startsWith(KEY) && take(key, newValue));

export const progress = (game: string, lesson: string): Kept => kept[keyOf(game, lesson)] ?? NOTHING;

export function note(game: string, lesson: string, change: Partial<Kept>): void {
  const key = keyOf(game, lesson);
  kept[key] = { ...progress(game, lesson), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(kept[key]));
  } catch {
    // The disk is full: then it is gone with the page.
  }
}

/** How many of a game's lessons are done, and which one comes next: none when all are. */
export function course(game: string, lessons: readonly { name: string }[]): { done: number; next: string | undefined } {
  const open = lessons.filter(({ name }) => !progress(game, name).done);
  return { done: lessons.length - open.length, next: open[0]?.name };
}

/** Whether anything was ever learned here. */
export const begun = (): boolean => Object.values(kept).some(({ done, answers }) => done || answers.length > 0);
