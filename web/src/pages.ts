// The components of the pages. Each is a separate file, fetched when first opened; the HTML of an address preloads it
// (delivery.ts).
import type { Component } from "svelte";
import { loadCore } from "./lib/core.ts";
import { askForGame } from "./lib/early_game.ts";
import type { PageName, Route } from "./lib/routes.ts";

const pages = {
  home: () => import("./home/HomePage.svelte"),
  game: () => import("./game/GamePage.svelte"),
  invite: () => import("./invite/InvitePage.svelte"),
  puzzles: () => import("./puzzles/PuzzlesPage.svelte"),
  puzzle: () => import("./puzzles/PuzzlePage.svelte"),
  endings: () => import("./endings/EndingsPage.svelte"),
  ending: () => import("./endings/EndingPage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  analysis: () => import("./analysis/AnalysisPage.svelte"),
  studies: () => import("./studies/StudiesPage.svelte"),
  study: () => import("./analysis/StudyPage.svelte"),
  editor: () => import("./editor/EditorPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  print: () => import("./print/PrintPage.svelte"),
  player: () => import("./profile/PlayerPage.svelte"),
  days: () => import("./reminders/DaysPage.svelte"),
  leaders: () => import("./leaders/LeadersPage.svelte"),
  settings: () => import("./settings/SettingsPage.svelte"),
  account: () => import("./account/AccountPage.svelte"),
  mail: () => import("./mail/MailPage.svelte"),
  admin: () => import("./admin/AdminPage.svelte"),
  about: () => import("./about/AboutPage.svelte"),
  privacy: () => import("./privacy/PrivacyPage.svelte"),
  conduct: () => import("./conduct/ConductPage.svelte"),
  records: () => import("./records/RecordsPage.svelte"),
  record: () => import("./records/RecordPage.svelte"),
  tournaments: () => import("./contests/TournamentsPage.svelte"),
  club: () => import("./clubs/ClubPage.svelte"),
  league: () => import("./leagues/LeaguePage.svelte"),
  tournament: () => import("./tournaments/TournamentPage.svelte"),
  missing: () => import("./ui/NotFound.svelte"),
} satisfies Record<PageName, () => Promise<unknown>>;

/** The pages that do not need the rules core at once, or bring it with the engine. */
const withoutCore = new Set<PageName>(["home", "missing", "analysis", "studies", "study"]);

type Page = Component<Record<string, string>>;

/** A page and the address that it is for. */
export interface Shown {
  route: Route;
  Page: Page;
}

/** The longest wait for the game that a page is to show. */
const patienceMs = 300;

export async function loadPage(route: Route): Promise<Shown> {
  const game = route.page === "game" ? askForGame(route.id) : undefined;
  // All others need the rules soon, so both load together. The page reports a failure.
  if (!withoutCore.has(route.page)) loadCore().catch(() => undefined);
  const { default: Page } = (await pages[route.page]()) as { default: Page };
  if (game) await Promise.race([game, new Promise((done) => setTimeout(done, patienceMs))]);
  return { route, Page };
}

/** The other pages and the settings too, so that they open even while the server is away. */
export function loadAllPages(): void {
  for (const fetchPart of [
    ...Object.values(pages),
    () => import("./frame/SettingsPanel.svelte"),
    () => import("./frame/Foot.svelte"),
  ])
    fetchPart().catch(() => undefined);
}
