// Which page the address names. Plain history API: `go` for our own links, the browser for all others.

export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "invite"; id: string }
  | { page: "learn"; game: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string }
  | { page: "endings" }
  | { page: "ending"; game: string; id: string }
  | { page: "rules"; game: string }
  | { page: "editor"; game: string }
  | { page: "analysis"; game: string }
  | { page: "studies" }
  | { page: "study"; id: string; chapter: string }
  | { page: "player"; id: string }
  | { page: "leaders" }
  | { page: "days" }
  | { page: "mail" }
  | { page: "account" }
  | { page: "settings" }
  | { page: "admin" }
  | { page: "privacy" }
  | { page: "records" }
  | { page: "record"; id: string }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "league"; id: string }
  | { page: "club"; address: string }
  | { page: "missing" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A bad escape, or a sign that no address has. */
const unreadable = /%[01][0-9a-f]|%7f|%(?![0-9a-f]{2})/i;

/** Reads a path; anything unknown is the kind page that says so. */
export function parseRoute(path: string): Route {
  if (unreadable.test(path)) return { page: "missing" };
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...rest] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "puzzles" && rest.length < 2) {
    return second === undefined ? { page: "puzzles" } : { page: "puzzle", game: second, id: rest[0] ?? "" };
  }
  if (first === "endings" && second !== undefined && rest[0] !== undefined && rest.length === 1)
    return { page: "ending", game: second, id: rest[0] };
  if (first === "study" && second !== undefined && rest.length < 2)
    return { page: "study", id: second, chapter: rest[0] ?? "" };
  if (rest.length > 0) return { page: "missing" };
  if (first === "studies" && second === undefined) return { page: "studies" };
  if (first === "endings" && second === undefined) return { page: "endings" };
  if (first === "tournaments" && second === undefined) return { page: "tournaments" };
  if (first === "club" && second !== undefined) return { page: "club", address: second };
  if (first === "league" && second !== undefined) return { page: "league", id: second };
  if (first === "tournament" && second !== undefined) return { page: "tournament", id: second };
  if (first === "game" && second !== undefined) return { page: "game", id: second };
  if (first === "i" && second !== undefined) return { page: "invite", id: second };
  if ((first === "player" || first === "@") && second !== undefined) return { page: "player", id: decoded(second) };
  if (
    (first === "account" || first === "privacy" || first === "admin" || first === "settings") &&
    second === undefined
  ) {
    return { page: first };
  }
  if ((first === "days" || first === "mail") && second === undefined) return { page: first };
  if (first === "leaders" && second === undefined) return { page: "leaders" };
  if (first === "learn" || first === "rules" || first === "editor" || first === "analysis")
    return { page: first, game: second ?? "cam" };
  if (first === "records") {
    return second === undefined ? { page: "records" } : { page: "record", id: second };
  }
  return { page: "missing" };
}

/** How many dialogs stand over the page at an entry of the browser's history. */
const depthOf = (state: unknown): number =>
  typeof state === "object" && state !== null && "dialogs" in state ? Number(state.dialogs) : 0;

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  readonly route = $derived(parseRoute(this.path));

  /** The dialogs that are open, the lowest first. Each has an entry of the history, which *Back* leaves by closing it. */
  private dialogs: (() => void)[] = [];
  /** The history is on its way to another entry; where to go from there. */
  private moving = false;
  private later: string | null = null;

  constructor() {
    addEventListener("popstate", () => this.arrive());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
    // A page loaded again where a dialog was open: it is not open any more.
    this.agreeSoon();
  }

  /** Another page; one to which a dialog has led takes the place of the dialog. `stay`: the same one, scrolled as it is. */
  go(address: string, stay = false): void {
    if (this.moving) {
      this.later = address;
      return;
    }
    if (depthOf(history.state) > 0) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!location.hash && !stay) scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(history.state, "", address);
    this.read();
  }

  /** A dialog has opened, which *Back* closes. To be told when it has closed: the function returned. */
  opened(close: () => void): () => void {
    this.dialogs.push(close);
    this.agreeSoon();
    return () => {
      this.dialogs = this.dialogs.filter((one) => one !== close);
      this.agreeSoon();
    };
  }

  /** One dialog that gives way to another at once leaves the history as it is. */
  private agreeSoon(): void {
    setTimeout(() => this.agree());
  }

  /** Brings the history to as many dialogs as there are. */
  private agree(): void {
    if (this.moving) return;
    const depth = depthOf(history.state);
    const wanted = this.dialogs.length;
    for (let dialogs = depth + 1; dialogs <= wanted; dialogs++) history.pushState({ dialogs }, "");
    if (wanted < depth) {
      this.moving = true;
      history.go(wanted - depth);
    }
  }

  private arrive(): void {
    this.moving = false;
    this.read();
    const depth = depthOf(history.state);
    while (this.dialogs.length > depth) this.dialogs.pop()?.();
    const { later } = this;
    this.later = null;
    if (later !== null) this.go(later);
    this.agreeSoon();
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  /** Takes over plain clicks on links to our own pages; new tabs, downloads, the API and what is marked as external stay the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.rel || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
