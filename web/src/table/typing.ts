const WRITTEN = "input, textarea, select, dialog, [contenteditable]";

/** Whether a key belongs to whoever writes, and not to the shortcuts. Enter at a slider means the answer. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || !(target instanceof Element)) return modified;
  return !!target.closest(event.key === "Enter" ? WRITTEN.replace("input", "input:not([type=range])") : WRITTEN);
}
