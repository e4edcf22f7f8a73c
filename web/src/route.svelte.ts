/** Where we are: the path of the page. */

export const route = $state({ path: location.pathname });

addEventListener("popstate", () => (route.path = location.pathname));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = location.pathname;
  scrollTo(0, 0);
}
