// The rows of a leader board: players by rating, and imported ratings and the computer's levels where they would stand.
import { joined } from "../lib/listing.svelte.ts";
import type { Leaders } from "../lib/wire.ts";

export interface Row {
  /** Nothing for a computer, and for an imported rating. */
  place: number | null;
  id: string;
  name: string;
  level: number | undefined;
  rating: number;
  deviation: number | null;
  games: number | null;
  bot?: boolean;
  imported?: boolean;
}

type Board = Pick<Leaders, "leaders" | "imported" | "levels">;

/** Joins the parts of a board. */
export function joinedParts(parts: readonly Board[]): Board {
  return {
    leaders: joined(parts.map(({ leaders }) => leaders)),
    imported: joined(parts.map(({ imported }) => imported)),
    levels: parts[0]?.levels ?? [],
  };
}

/** At equal ratings, a person is listed before a computer. */
export function rowsOf({ leaders, imported, levels }: Board): Row[] {
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
  const known = imported.map((one): Row => ({ ...one, place: null, level: undefined, imported: true }));
  return [...players, ...known, ...computers].sort((a, b) => b.rating - a.rating);
}
