// Results of games made ready to be read.

/** The results of the games with a certain move or position. */
export interface Results {
  games: number;
  /** Won by the first of two sides, drawn, won by the second; the others have no result. */
  first: number;
  draws: number;
  second: number;
}

/** Fewer say too little for percentages. */
export const enough = 20;

/** Shares of the games with a result, in whole per cent; null if there are too few. */
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

/** In the order of interest: the most played first. */
export const byGames = <T extends { games: number; move: string }>(moves: readonly T[]): T[] =>
  [...moves].sort((a, b) => b.games - a.games || a.move.localeCompare(b.move));
