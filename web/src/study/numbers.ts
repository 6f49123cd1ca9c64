// The numbers of moves, as lines of moves have them.
import type { Round } from "../lib/rounds.ts";

/** The number of each move and the column of its seat, in the order of the moves. */
export const placesIn = <P>(rounds: readonly Round<P>[]): { number: number; column: number }[] =>
  rounds
    .flatMap(({ number, cells }) => cells.flatMap((cell, column) => (cell ? [{ number, column, ply: cell.ply }] : [])))
    .sort((a, b) => a.ply - b.ply)
    .map(({ number, column }) => ({ number, column }));

/** "8.", or "8…" where it is not the first seat's move. */
export const numberText = ({ number, column }: { number: number; column: number }): string =>
  `${String(number)}${column > 0 ? "…" : "."}`;
