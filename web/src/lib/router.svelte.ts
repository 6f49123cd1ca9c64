// Which page the address names. Plain history API: `go` for our own links, the browser for all others.
import { parseRoute } from "./routes.ts";

/** Returns the number of dialogs that are open at an entry of the browser's history. */
const depthOf = (state: unknown): number =>
  typeof state === "object" && state !== null && "dialogs" in state ? Number(state.dialogs) : 0;

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  readonly route = $derived(parseRoute(this.path));

  /** The dialogs that are open, the lowest first. Each has an entry of the history, which *Back* leaves by closing it. */
  #dialogs: (() => void)[] = [];
  /** The history is on its way to another entry; where to go from there. */
  #moving = false;
  #later: string | null = null;

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    // A page loaded again where a dialog was open: it is not open any more.
    this.#agreeSoon();
  }

  /** Opens a page. If a dialog leads to it, it replaces the dialog in the history. `stay` keeps the scroll position. */
  go(address: string, stay = false): void {
    if (this.#moving) {
      this.#later = address;
      return;
    }
    if (depthOf(history.state) > 0) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!location.hash && !stay) scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(history.state, "", address);
    this.#read();
  }

  /** Registers an open dialog, which *Back* closes. Returns the function to call when it has closed. */
  opened(close: () => void): () => void {
    this.#dialogs.push(close);
    this.#agreeSoon();
    return () => {
      this.#dialogs = this.#dialogs.filter((one) => one !== close);
      this.#agreeSoon();
    };
  }

  /** Delayed, so that a dialog that replaces another leaves the history unchanged. */
  #agreeSoon(): void {
    setTimeout(() => this.#agree());
  }

  /** Makes the history as deep as there are open dialogs. */
  #agree(): void {
    if (this.#moving) return;
    const depth = depthOf(history.state);
    const wanted = this.#dialogs.length;
    for (let dialogs = depth + 1; dialogs <= wanted; dialogs++) history.pushState({ dialogs }, "");
    if (wanted < depth) {
      this.#moving = true;
      history.go(wanted - depth);
    }
  }

  #arrive(): void {
    // After a step back of our own, a dialog that has opened meanwhile stays.
    const back = !this.#moving;
    this.#moving = false;
    this.#read();
    const depth = depthOf(history.state);
    while (back && this.#dialogs.length > depth) this.#dialogs.pop()?.();
    const later = this.#later;
    this.#later = null;
    if (later !== null) this.go(later);
    this.#agreeSoon();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  /** Takes over plain clicks on links to our own pages; new tabs, downloads, the API and what is marked as external stay the browser's. */
  #follow(event: MouseEvent): void {
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
