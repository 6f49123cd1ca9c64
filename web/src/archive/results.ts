// Results of games made ready to be read.

/** How the games went in which something was played. */
export interface Results {
  games: number;
  /** Won by the first of two sides, drawn, won by the second; the others have no result. */
  first: number;
  draws: number;
  second: number;
}

/** Fewer say too little for percentages. */
export const enough = 20;

/** Of the games with a result, in whole percent; null where there are too few. */
export function shares({
  games,
  first,
  draws,
  second,
}: Results): { first: number; draws: number; second: number } | null {
  const decided = first + draws + second;
  if (games < enough || decided === 0) return null;
  const percent = (part: number): number => Math.round((100 * part) / decided);
  return { first: percent(first), draws: percent(draws), second: percent(second) };
}

/** In the order in which a player looks for them: what is played most. */
export const byGames = <T extends { games: number; move: string }>(moves: readonly T[]): T[] =>
  [...moves].sort((a, b) => b.games - a.games || a.move.localeCompare(b.move));
