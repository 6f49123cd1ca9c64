// The rows of a leader board: players by rating, and the computer's levels where they would stand.
import type { Leaders } from "../lib/wire.ts";

export interface Row {
  /** Nothing for a computer. */
  place: number | null;
  id: string;
  name: string;
  level: number | undefined;
  rating: number;
  deviation: number | null;
  games: number | null;
  bot?: boolean;
}

/** At equal ratings, a person is listed before a computer. */
export function rowsOf({ leaders, levels }: Pick<Leaders, "leaders" | "levels">): Row[] {
  const players = leaders.map((leader, index): Row => ({ ...leader, place: index + 1, level: undefined }));
  const computers = levels.map(({ level, rating }): Row => ({
    place: null,
    id: `level-${String(level)}`,
    name: "",
    level,
    rating,
    deviation: null,
    games: null,
  }));
  return [...players, ...computers].sort((a, b) => b.rating - a.rating);
}
