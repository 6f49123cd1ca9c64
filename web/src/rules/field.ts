// The view of a position of which only a part is shown.
import type { Core } from "../lib/core.ts";
import type { Field } from "../play/turn.ts";
import { isShown, type Place } from "./book.ts";

export function fieldOf(core: Core, place: Place): Field {
  const variant = core.variant(place.variant);
  if (!variant) return { squares: [], castles: {}, seating: [], kinds: [] };
  const { grid, squares, castles, men, seating, kinds } = variant;
  const inside = (square: string): boolean => isShown(place, square);
  return {
    squares: squares.filter(inside),
    castles: Object.fromEntries(Object.entries(castles).map(([seat, own]) => [seat, own.filter(inside)])),
    grid,
    men,
    seating,
    kinds,
  };
}

/** Returns the width of the board divided by its height. */
export function breadthOf({ squares, grid }: Field): number {
  const count = (part: (square: string) => string): number => new Set(squares.map(part)).size;
  // The ranks of hexagons are half a hexagon apart, and a file covers a part of the next one.
  const rank = grid === "hex" ? 0.58 : 1;
  return count((square) => square.charAt(0)) / (rank * count((square) => square.slice(1)));
}
