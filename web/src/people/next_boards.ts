import type { GameSummary } from "../lib/api.ts";

const boardOf = ({ seats }: GameSummary): number => seats.find(({ display }) => display !== undefined)?.display ?? 0;

/**
 * Returns the games of this display that wait for a move of their giver: first those without a move, which began together, in
 * the order of the boards; then the one that has waited longest.
 */
export const nextBoards = (turns: readonly GameSummary[], tournament: string): GameSummary[] =>
  turns
    .filter((one) => one.tournament === tournament)
    .sort((one, other) => {
      if (one.plies === 0 && other.plies === 0) return boardOf(one) - boardOf(other);
      if (one.plies === 0 || other.plies === 0) return one.plies - other.plies;
      return Date.parse(one.updated) - Date.parse(other.updated);
    });
