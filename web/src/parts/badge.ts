/** How many tables wait for me, where one sees it without the page: on the tab, and on the app's icon. */

const CALM = "/icon.svg";
const TURN = "/icon-turn.svg";

export function badge(count: number): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", count ? TURN : CALM);
  // Only an app that is installed has a badge.
  const set = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void set?.catch(() => {});
}
