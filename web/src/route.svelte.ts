/** Where we are: the path of the page and what is asked after it. */

export const route = $state({ path: location.pathname, search: location.search });

function arrive(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", arrive);

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** To another address of what is being looked at, where it is. */
export function stay(path: string, { replacing = false } = {}): void {
  history[replacing ? "replaceState" : "pushState"](null, "", path);
  arrive();
}
