// Decides how the service worker answers each kind of request: one row for each, the first that fits counts. Only files of the build
// and endgame tables are kept, which are the same for all players, and never the server's answers about people and games.

/** What of a request the table reads. */
export interface Asked {
  method: string;
  /** True for an address of this site. */
  ours: boolean;
  /** True for the address of a page, as typed, followed or loaded again. */
  page: boolean;
  url: URL;
}

/** `kept`: the kept file, or else the network. `used`: the same, and what comes from the network is kept. `newest`: the network, or else the kept file. `network`: as if there were no worker. */
export type Manner = "kept" | "used" | "newest" | "network";

export interface Kind {
  name: string;
  fits: (asked: Asked, build: Build) => boolean;
  manner: Manner;
}

/** A build of the page: its files, each with its path, and a name that no other build has. */
export interface Build {
  id: string;
  files: readonly string[];
}

/** First parts of addresses that the server answers itself, with more than a file of the build. */
const ofServer = new Set(["api", "docs", "embed", "healthz", "metrics", "readyz", "status", "version", "ws"]);

const firstPart = ({ pathname }: URL): string => pathname.split("/")[1] ?? "";

/** In order. */
export const kinds: readonly Kind[] = [
  { name: "what changes something", fits: ({ method }) => method !== "GET", manner: "network" },
  { name: "another site", fits: ({ ours }) => !ours, manner: "network" },
  { name: "an answer of the server", fits: ({ url }) => ofServer.has(firstPart(url)), manner: "network" },
  { name: "the address of a page", fits: ({ page }) => page, manner: "newest" },
  { name: "a file of this build", fits: ({ url }, { files }) => files.includes(url.pathname), manner: "kept" },
  // Only those that a reader uses, and not the others.
  { name: "a language of the page", fits: ({ url }) => url.pathname.startsWith("/assets/languages/"), manner: "used" },
  {
    name: "a network that evaluates positions",
    fits: ({ url }) => /^\/assets\/.+\.network$/.test(url.pathname),
    manner: "used",
  },
  // The page keeps those that it reads, in pieces or, small ones, whole (src/values/files.ts).
  { name: "an endgame table", fits: ({ url }) => firstPart(url) === "tables", manner: "network" },
  { name: "everything else", fits: () => true, manner: "network" },
];

export function kindOf(asked: Asked, build: Build): Kind {
  const kind = kinds.find(({ fits }) => fits(asked, build));
  if (!kind) throw new Error("the last row fits everything");
  return kind;
}

/** Returns the file that shows an address, as the server chooses it: the entry of its first part, or else the start page's. */
export function entryOf(url: URL, { files }: Build): string {
  const entry = `/${firstPart(url) || "index"}.html`;
  return files.includes(entry) ? entry : "/index.html";
}

/** Returns the files that the HTML of an entry asks for. */
export const askedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);

const prefix = "camlann ";

export const cacheOf = ({ id }: Build): string => prefix + id;

/** Returns the caches to delete: those of builds that no page can still show. An open page of the build before needs its files. */
export function outdated(names: readonly string[], build: Build): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(build));
  return others.slice(0, -1);
}

/** True for the caches of builds, and for that of endgame tables (src/values/files.ts). */
export const isOurs = (name: string): boolean => /^camlann[ -]/.test(name);
