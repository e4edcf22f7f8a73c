/** What this browser was shown before it added its word at a table: nobody can change it afterwards. */

export type Kept = { hash: string; salt: string };

const KEY = "milkomeda.promised";
const KEPT = 100;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function promised(table: string): Kept | undefined {
  return all()[table];
}

export function keep(table: string, what: Kept): void {
  const kept = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept.slice(1 - KEPT), [table, what]])));
  } catch {
    // The disk is full, or the browser keeps nothing: then it cannot compare later.
  }
}
