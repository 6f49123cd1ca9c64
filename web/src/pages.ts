// The components of the pages. Each is a separate file, fetched when first opened; the HTML of an address preloads it
// (delivery.ts).
import type { Component } from "svelte";
import { loadCore } from "./lib/core.ts";
import { askForGame } from "./lib/early_game.ts";
import { rowOf, type PageName, type Route } from "./lib/routes.ts";

const pages = import.meta.glob<{ default: Page }>(["./*/*Page.svelte", "./ui/NotFound.svelte"]);

/** Fetches the component of a page. */
async function fetchPage(page: PageName): Promise<Page> {
  const fetched = await pages[`./${rowOf(page).module}`]?.();
  if (!fetched) throw new Error(`no component of ${page}`);
  return fetched.default;
}

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
  if (!rowOf(route.page).coreLater) loadCore().catch(() => undefined);
  const Page = await fetchPage(route.page);
  if (game) await Promise.race([game, new Promise((done) => setTimeout(done, patienceMs))]);
  return { route, Page };
}

/** The other pages and the settings too, so that they open even while the server is away. */
export function loadAllPages(): void {
  for (const fetchPart of [
    ...Object.values(pages),
    () => import("./frame/SettingsPanel.svelte"),
    () => import("./seek/SeekBar.svelte"),
  ])
    fetchPart().catch(() => undefined);
}
