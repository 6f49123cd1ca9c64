// The games that go on, as the first page lists them.
import { isShared } from "../lib/here.ts";
import type { GameSummary } from "../lib/api.ts";

/** Those that go on, the newest first as they come; of those without a move, which are begun in passing, only the first. */
export function worthGoingOn<G extends Pick<GameSummary, "result" | "plies" | "seats">>(games: readonly G[]): G[] {
  const open = games.filter(({ result }) => result === null);
  const unmoved = open.find((game) => game.plies === 0 && !isShared(game));
  return open.filter((game) => game.plies > 0 || isShared(game) || game === unmoved);
}

const storageKey = "camlann.unfinished";

/** How many there were at the last visit, so that they find their place kept when they come. */
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
