// The addresses of the pages: the one list that the router, the loader of pages (pages.ts) and the build (delivery.ts) read. The
// server has no other list: it answers an address with the entry that the build has made for its first part, or else with
// index.html and 404.

/** By page: its patterns, with `:name` for a parameter and `:name=value` for one that may be left out at the end. */
export const routes = {
  home: ["/"],
  game: ["/game/:id"],
  invite: ["/i/:id"],
  learn: ["/learn/:game=cam"],
  puzzles: ["/puzzles"],
  puzzle: ["/puzzles/:game/:id="],
  endings: ["/endings"],
  ending: ["/endings/:game/:id"],
  analysis: ["/analysis/:game=cam"],
  studies: ["/studies"],
  study: ["/study/:id/:chapter="],
  editor: ["/editor/:game=cam"],
  rules: ["/rules/:game=cam"],
  print: ["/print/:game=cam"],
  player: ["/player/:id", "/@/:id"],
  leaders: ["/leaders"],
  account: ["/account"],
  about: ["/about", "/imprint"],
  privacy: ["/privacy"],
  conduct: ["/conduct"],
  records: ["/records"],
  record: ["/records/:id"],
  days: ["/days"],
  mail: ["/mail"],
  settings: ["/settings"],
  admin: ["/admin"],
  tournaments: ["/tournaments"],
  tournament: ["/tournament/:id"],
  league: ["/league/:id"],
  club: ["/club/:address"],
  missing: [],
} as const;

export type PageName = keyof typeof routes;

type NameIn<Part> = Part extends `:${infer Name}=${string}` ? Name : Part extends `:${infer Name}` ? Name : never;
type NamesIn<Path> = Path extends `${infer Part}/${infer Rest}` ? NameIn<Part> | NamesIn<Rest> : NameIn<Path>;

/** A page and the parameters of its address. */
export type Route = {
  [Page in PageName]: { page: Page } & Record<NamesIn<(typeof routes)[Page][number]>, string>;
}[PageName];

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the parameters of an address by one pattern, or undefined if it does not match. */
function matched(parts: readonly string[], pattern: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  if (parts.length > wanted.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index];
    const [, name, usual] = /^:(\w+)(?:=(.*))?$/.exec(want) ?? [];
    if (name === undefined) {
      if (part !== want) return undefined;
      continue;
    }
    const value = part ?? usual;
    if (value === undefined) return undefined;
    found[name] = value;
  }
  return found;
}

/** Matches a bad escape, or a control character that no address has. */
const unreadable = /%[01][0-9a-f]|%7f|%(?![0-9a-f]{2})/i;

/** Reads a path. An unknown one leads to the page that says so. */
export function parseRoute(path: string): Route {
  const parts = unreadable.test(path) ? ["?"] : partsOf(path);
  for (const [page, patterns] of Object.entries(routes)) {
    for (const pattern of patterns) {
      const found = matched(parts, pattern);
      // Names of players may have any letter.
      if (found && page === "player") found["id"] = decoded(found["id"] ?? "");
      // The pattern has all parameters of its page.
      if (found) return { page, ...found } as Route;
    }
  }
  return { page: "missing" };
}

/** Returns the names of a page's entries: `game.html` for `/game/:id`. */
export const entriesOf = (page: PageName): string[] =>
  routes[page].map((path) => `${partsOf(path)[0] ?? "index"}.html`);

/** Returns the file name of a page's component. */
export const fileOf = (page: PageName): string =>
  page === "missing" ? "NotFound.svelte" : `${page.charAt(0).toUpperCase()}${page.slice(1)}Page.svelte`;
