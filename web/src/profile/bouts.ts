// A player's games alone against the computer: the score against each level, and how it went.
import type { GameSummary } from "../lib/api.ts";
import { isAlone, onlyPerson } from "../lib/here.ts";

export type Outcome = "won" | "drawn" | "lost";

/** A finished game of one person against computers of one level. */
export interface Bout {
  id: string;
  variant: string;
  level: number;
  outcome: Outcome;
  at: string;
}

export interface LevelScore extends Record<Outcome, number> {
  level: number;
}

function outcomeOf(game: GameSummary): Outcome | undefined {
  const { result } = game;
  if (!result || result.reason === "cancelled" || result.reason === "neither-came") return undefined;
  if (result.winner === null) return "drawn";
  const seat = onlyPerson(game);
  return seat !== null && result.winner.includes(seat) ? "won" : "lost";
}

function levelOf({ seats }: GameSummary): number | null {
  const levels = new Set(seats.flatMap(({ player, level }) => (player === "computer" ? [level] : [])));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

/** The oldest first. Games against computers of different levels are left out. */
export const boutsOf = (games: readonly GameSummary[]): Bout[] =>
  games
    .flatMap((game) => {
      const outcome = outcomeOf(game);
      const level = levelOf(game);
      if (!isAlone(game) || outcome === undefined || level === null) return [];
      return [{ id: game.id, variant: game.variant, level, outcome, at: game.updated }];
    })
    .sort((a, b) => a.at.localeCompare(b.at));

/** The levels that were played, the highest first. */
export function levelScores(bouts: readonly Bout[]): LevelScore[] {
  const scores = new Map<number, LevelScore>();
  for (const { level, outcome } of bouts) {
    const score = scores.get(level) ?? { level, won: 0, drawn: 0, lost: 0 };
    scores.set(level, { ...score, [outcome]: score[outcome] + 1 });
  }
  return [...scores.values()].sort((a, b) => b.level - a.level);
}

/** The games that were played, the most played first. */
export function gamesIn(bouts: readonly Bout[]): { variant: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { variant } of bouts) counts.set(variant, (counts.get(variant) ?? 0) + 1);
  return [...counts].map(([variant, count]) => ({ variant, count })).sort((a, b) => b.count - a.count);
}
