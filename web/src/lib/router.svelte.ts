// Which page the address names. Plain history API: `go` for our own links, the browser for all others.

export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "editor"; game: string }
  | { page: "records" }
  | { page: "record"; id: string }
  | { page: "missing" };

/** Reads a path; anything unknown is the kind page that says so. */
export function parseRoute(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...rest] = parts;
  if (first === undefined) return { page: "home" };
  if (rest.length > 0) return { page: "missing" };
  if (first === "game" && second !== undefined) return { page: "game", id: second };
  if (first === "learn" || first === "rules" || first === "editor") return { page: first, game: second ?? "cam" };
  if (first === "records") {
    return second === undefined ? { page: "records" } : { page: "record", id: second };
  }
  return { page: "missing" };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  readonly route = $derived(parseRoute(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  /** Takes over plain clicks on links to our own pages; new tabs, downloads and the API stay the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
