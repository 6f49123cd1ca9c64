// The pages and their addresses: the one list that the router, the loader of pages and the build (delivery.ts) read. The server has no
// list of its own; it answers a page's address with the entry that the build has made for its first part, or else with index.html.

interface Row {
  /** The addresses, with `:name` for a parameter. */
  readonly paths: readonly string[];
  /** The component, below src. */
  readonly module: string;
  /** Parameters at the end of an address that may be left out, and their values then. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** True if parameters are percent-decoded. */
  readonly decoded?: boolean;
  /** True if the build makes an entry that preloads all that the page needs: `game.html` for `/game/:id`. */
  readonly entry?: boolean;
  /** True if the page does not need the rules core at once, or brings it with the engine. */
  readonly coreLater?: boolean;
}

export const routes = {
  home: { paths: ["/"], module: "home/HomePage.svelte", entry: true, coreLater: true },
  game: { paths: ["/game/:id"], module: "game/GamePage.svelte", entry: true },
  invite: { paths: ["/i/:id"], module: "invite/InvitePage.svelte", entry: true },
  learn: { paths: ["/learn/:game"], module: "learn/LearnPage.svelte", defaults: { game: "cam" }, entry: true },
  puzzles: { paths: ["/puzzles"], module: "puzzles/PuzzlesPage.svelte", entry: true },
  puzzle: { paths: ["/puzzles/:game/:id"], module: "puzzles/PuzzlePage.svelte", defaults: { id: "" } },
  endings: { paths: ["/endings"], module: "endings/EndingsPage.svelte", entry: true },
  ending: { paths: ["/endings/:game/:id"], module: "endings/EndingPage.svelte" },
  analysis: {
    paths: ["/analysis/:game"],
    module: "analysis/AnalysisPage.svelte",
    defaults: { game: "cam" },
    entry: true,
    coreLater: true,
  },
  studies: { paths: ["/studies"], module: "studies/StudiesPage.svelte", coreLater: true },
  study: {
    paths: ["/study/:id/:chapter"],
    module: "analysis/StudyPage.svelte",
    defaults: { chapter: "" },
    coreLater: true,
  },
  editor: { paths: ["/editor/:game"], module: "editor/EditorPage.svelte", defaults: { game: "cam" }, entry: true },
  rules: { paths: ["/rules/:game"], module: "rules/RulesPage.svelte", defaults: { game: "cam" }, entry: true },
  player: { paths: ["/player/:id", "/@/:id"], module: "player/PlayerPage.svelte", decoded: true, entry: true },
  leaders: { paths: ["/leaders"], module: "leaders/LeadersPage.svelte", entry: true },
  account: { paths: ["/account"], module: "account/AccountPage.svelte", entry: true },
  privacy: { paths: ["/privacy"], module: "privacy/PrivacyPage.svelte", entry: true },
  records: { paths: ["/records"], module: "records/RecordsPage.svelte", entry: true },
  record: { paths: ["/records/:id"], module: "records/RecordPage.svelte" },
  days: { paths: ["/days"], module: "reminders/DaysPage.svelte" },
  mail: { paths: ["/mail"], module: "mail/MailPage.svelte" },
  settings: { paths: ["/settings"], module: "settings/SettingsPage.svelte" },
  admin: { paths: ["/admin"], module: "admin/AdminPage.svelte" },
  tournaments: { paths: ["/tournaments"], module: "contests/TournamentsPage.svelte" },
  tournament: { paths: ["/tournament/:id"], module: "tournaments/TournamentPage.svelte" },
  league: { paths: ["/league/:id"], module: "leagues/LeaguePage.svelte" },
  club: { paths: ["/club/:address"], module: "clubs/ClubPage.svelte" },
  missing: { paths: [], module: "ui/NotFound.svelte", coreLater: true },
} as const satisfies Record<string, Row>;

type Routes = typeof routes;
type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PageName = keyof Routes;

/** A page and the parameters of its address. */
export type Route = {
  [Page in PageName]: { page: Page } & Record<ParametersOf<Routes[Page]["paths"][number]>, string>;
}[PageName];

export const rowOf = (page: PageName): Row => routes[page];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Matches a bad escape, or a control character that no address has. */
const unreadable = /%[01][0-9a-f]|%7f|%(?![0-9a-f]{2})/i;

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

/** Returns the parameters of an address by one pattern, or undefined if it does not match. */
function matched(parts: readonly string[], pattern: string, row: Row): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  if (parts.length > wanted.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index];
    if (!want.startsWith(":")) {
      if (part !== want) return undefined;
      continue;
    }
    const name = want.slice(1);
    const value = part === undefined ? row.defaults?.[name] : row.decoded ? decoded(part) : part;
    if (value === undefined) return undefined;
    found[name] = value;
  }
  return found;
}

/** Reads a path. An unknown one leads to the page that says so. */
export function parseRoute(path: string): Route {
  if (unreadable.test(path)) return { page: "missing" };
  const parts = partsOf(path);
  for (const page of Object.keys(routes) as PageName[]) {
    const row = rowOf(page);
    for (const pattern of row.paths) {
      const found = matched(parts, pattern, row);
      // The pattern has all parameters of its page.
      if (found) return { page, ...found } as Route;
    }
  }
  return { page: "missing" };
}

/** Returns the file name of each entry, and the component that it preloads; the first one answers any other address. */
export const entries = (): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(routes) as PageName[]).flatMap((page) => {
      const { entry, module, paths } = rowOf(page);
      return entry ? paths.map((path) => [`${partsOf(path)[0] ?? "index"}.html`, `/${module}`]) : [];
    }),
  );
