/** Keeps a scrolling list at its end while things are added, unless its reader has scrolled away. */

const NEAR = 48;

export function stick(list: HTMLElement): () => void {
  let atEnd = true;
  let due = 0;
  /** Once a frame: to ask for a height is to lay out the whole page. */
  const follow = () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      if (atEnd) list.scrollTop = list.scrollHeight;
    });
  };
  /** A scroll while something new waits to be followed is the last one's echo, not the reader's. */
  const scrolled = () => {
    if (list.clientHeight && !due) atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const additions = new MutationObserver(follow);
  const resizes = new ResizeObserver(follow);
  additions.observe(list, { childList: true, subtree: true });
  resizes.observe(list);
  list.addEventListener("scroll", scrolled, { passive: true });
  follow();
  return () => {
    cancelAnimationFrame(due);
    additions.disconnect();
    resizes.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
