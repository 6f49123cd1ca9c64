// The moves of a game in rounds: a column a seat, with gaps where somebody was passed over or the game began later.
import type { Seat } from "../lib/core.ts";

/** A move in its place; `ply` counts from 1. */
export interface Placed<P> {
  ply: number;
  move: P;
}

export interface Round<P> {
  number: number;
  /** As many as there are seats, but for those that a game has not come to. */
  cells: (Placed<P> | null)[];
}

/** `seats` in turn order; `first` is the number of the first round. */
export function roundsOf<P extends { readonly before: { readonly seat: Seat } }>(
  seats: readonly Seat[],
  plies: readonly P[],
  first: number,
): Round<P>[] {
  const rounds: Round<P>[] = [];
  let last = seats.length;
  plies.forEach((move, index) => {
    const column = Math.max(0, seats.indexOf(move.before.seat));
    if (column <= last || rounds.length === 0) rounds.push({ number: first + rounds.length, cells: [] });
    const cells = rounds.at(-1)?.cells ?? [];
    while (cells.length < column) cells.push(null);
    cells.push({ ply: index + 1, move });
    last = column;
  });
  return rounds;
}
