// The puzzles solved in this browser, by game; an account's are kept with it, too (src/progress).
import { historySchema, noHistory, type History } from "./history.ts";
import { keptByName } from "./kept_by_name.ts";

const kept = keptByName("camlann.puzzles", historySchema);

export const historyOf = (game: string): History => kept.get(game) ?? noHistory;

export const keepHistory = (game: string, history: History): void => kept.keep(game, history);

/** The games with a history. */
export const gamesMet = (): string[] => kept.names();
