// The running games, as the home page lists them.
import { isShared } from "../lib/here.ts";
import type { GameSummary } from "../lib/api.ts";

/**
 * Returns the running games, the newest first. Of the games without a move, which are easily started by accident, it
 * keeps one.
 */
export function worthGoingOn<G extends Pick<GameSummary, "result" | "plies" | "seats">>(games: readonly G[]): G[] {
  const open = games.filter(({ result }) => result === null);
  const unmoved = open.find((game) => game.plies === 0 && !isShared(game));
  return open.filter((game) => game.plies > 0 || isShared(game) || game === unmoved);
}

const storageKey = "camlann.unfinished";

/** The number of running games at the last visit, to reserve their space. */
export function lastUnfinished(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

export function rememberUnfinished(count: number): void {
  try {
    localStorage.setItem(storageKey, String(count));
  } catch {
    // Without storage the page moves a little when they come.
  }
}
