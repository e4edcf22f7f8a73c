/** Whether a key belongs to whoever writes, and not to the shortcuts. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return modified || (target instanceof Element && !!target.closest("input, textarea, select, dialog, [contenteditable]"));
}
