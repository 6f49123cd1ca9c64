import type { PageName } from "../lib/routes.ts";

const full: readonly PageName[] = ["game", "record", "analysis", "study", "puzzle", "ending"];

/** True if the board of a page fills the screen. */
export const fillsScreen = (page: PageName): boolean => full.includes(page);
