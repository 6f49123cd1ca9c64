// The moves of a game in rounds: one column per seat, with gaps for seats that were passed over or had not begun.
import type { Seat, SeatInfo } from "./core.ts";
import type { Standing } from "./line.ts";

/** A move in its place; `ply` counts from 1. */
export interface Placed<P> {
  ply: number;
  move: P;
}

export interface Round<P> {
  number: number;
  /** One entry per seat; null where the game has no ply. */
  cells: (Placed<P> | null)[];
}

/** Where a ply stands among the rounds, as the list numbers them; null before the first. */
export function placeOf<P>(rounds: readonly Round<P>[], ply: number): { number: number; of: number; move: P } | null {
  for (const { number, cells } of rounds) {
    const cell = cells.find((one) => one?.ply === ply);
    if (cell) return { number, of: rounds.at(-1)?.number ?? number, move: cell.move };
  }
  return null;
}

interface Made {
  readonly before: { readonly seat: Seat };
  readonly outcome?: { readonly kind: string };
}

/** Placements before the first move: separate rows, numbered up to the one before `first`. */
function roundsPut<P extends Made>(seats: readonly Seat[], put: readonly P[], first: number): Round<P>[] {
  const columns = seats.map((seat) =>
    put.flatMap((move, index) => (move.before.seat === seat ? [{ ply: index + 1, move }] : [])),
  );
  const rows = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) => {
    const cells = columns.map((column) => column[row] ?? null);
    while (cells.at(-1) === null) cells.pop();
    return { number: first - rows + row, cells };
  });
}

/** `seats` in turn order; `first` is the number of the first round. */
export function roundsOf<P extends Made>(seats: readonly Seat[], plies: readonly P[], first: number): Round<P>[] {
  const moved = plies.findIndex(({ outcome }) => outcome?.kind !== "plant");
  const put = moved < 0 ? plies.length : moved;
  const before = roundsPut(seats, plies.slice(0, put), first);
  const rounds: Round<P>[] = [];
  let last = seats.length;
  plies.slice(put).forEach((move, index) => {
    const column = Math.max(0, seats.indexOf(move.before.seat));
    if (column <= last || rounds.length === 0) rounds.push({ number: first + rounds.length, cells: [] });
    const cells = rounds.at(-1)?.cells ?? [];
    while (cells.length < column) cells.push(null);
    cells.push({ ply: put + index + 1, move });
    last = column;
  });
  return [...before, ...rounds];
}

/** The rounds of a game from its start; the last number of a FEN is that of the round. */
export const roundsOfGame = <P extends Made>(
  { seating }: { readonly seating: readonly Pick<SeatInfo, "id">[] },
  start: Pick<Standing, "fen"> | undefined,
  plies: readonly P[],
): Round<P>[] =>
  roundsOf(
    seating.map(({ id }) => id),
    plies,
    Number(start?.fen.split(" ").at(-1) ?? 1),
  );
