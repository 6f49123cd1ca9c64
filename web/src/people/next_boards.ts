import type { GameSummary } from "../lib/api.ts";

/** Returns the games of this display that wait for a move of their giver, the one that has waited longest first. */
export const nextBoards = (turns: readonly GameSummary[], tournament: string): GameSummary[] =>
  turns
    .filter((one) => one.tournament === tournament)
    .sort((one, other) => Date.parse(one.updated) - Date.parse(other.updated));
