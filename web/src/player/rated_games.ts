import type { PlayerPage, RatingNow } from "../lib/wire.ts";

/** A game with the player's ratings in it. */
export interface RatedGame {
  variant: string;
  ratings: RatingNow[];
  /** The rating with the most games. */
  main: RatingNow | undefined;
  games: number;
}

/** Returns the games that a player has played or is rated in, the most played first. */
export function ratedGames({ ratings, scores }: Pick<PlayerPage, "ratings" | "scores">): RatedGame[] {
  const ids = new Set([...ratings, ...scores].map(({ variant }) => variant));
  const all = [...ids].map((variant) => {
    const own = ratings.filter((one) => one.variant === variant);
    const score = scores.find((one) => one.variant === variant);
    const games = score ? score.won + score.drawn + score.lost : 0;
    const main = [...own].sort((a, b) => b.games - a.games)[0];
    return { variant, ratings: own, main, games };
  });
  return all.sort((a, b) => b.games - a.games);
}
