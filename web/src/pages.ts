// The address decides which page. Each is a file of its own, fetched when first wanted; the HTML of an address asks for it
// already (delivery.ts).
import type { Component } from "svelte";
import { loadCore } from "./lib/core.ts";
import type { Route } from "./lib/router.svelte.ts";
import NotFound from "./ui/NotFound.svelte";

const pages = {
  home: () => import("./home/HomePage.svelte"),
  game: () => import("./game/GamePage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  editor: () => import("./editor/EditorPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  records: () => import("./records/RecordsPage.svelte"),
  record: () => import("./records/RecordPage.svelte"),
};

type Page = Component<Record<string, string>>;

/** A page and the address that it is for. */
export interface Shown {
  route: Route;
  Page: Page;
}

export async function loadPage(route: Route): Promise<Shown> {
  if (route.page === "missing") return { route, Page: NotFound };
  // All others need the rules soon, so both come at the same time. A failure is the page's to tell.
  if (route.page !== "home") loadCore().catch(() => undefined);
  return { route, Page: ((await pages[route.page]()) as { default: Page }).default };
}

/** The other pages too, so that they open even while the server is away. */
export function loadAllPages(): void {
  for (const fetchPage of Object.values(pages)) fetchPage().catch(() => undefined);
}
