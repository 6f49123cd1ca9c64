// A game requested before the page that shows it has loaded.
import { api, type Game } from "./api.ts";

let asked: { id: string; game: Promise<Game> } | undefined;

/** Settles when there is an answer, whatever it is. */
export function askForGame(id: string): Promise<unknown> {
  const game = api.openGame(id);
  asked = { id, game };
  return game.catch(() => undefined);
}

/** The answer, which is handed out once; a new one where there is none. */
export function gameAskedFor(id: string): Promise<Game> {
  const found = asked;
  asked = undefined;
  return found?.id === id ? found.game : api.openGame(id);
}
