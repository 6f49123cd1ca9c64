// Moving the keyboard focus over a board, square by square, however it is turned.

import { type Cell, cellWidth, cornersOf, type Layout, type Point, SIDE, towards } from "./geometry.ts";
import type { Square } from "./types.ts";

/** A way to move the focus; a number is a direction in degrees clockwise from the top. */
export type Step = "up" | "down" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last" | number;

/**
 * Returns the next square for the focus. Arrows skip holes; if no square follows straight on, they take the nearest
 * square of the next row (or column), so that every square can be reached. On hexagons, left and right go to the one
 * of the two neighbours that keeps to the row, so that going back returns to the start. A direction goes to the
 * neighbour there. At the rim the focus stays.
 */
export function stepFrom(layout: Layout, square: Square, step: Step): Square {
  const cell = layout.cell(square);
  if (!cell) return layout.cells[0]?.square ?? square;
  if (typeof step === "number") return neighbour(layout, cell, step)?.square ?? square;
  if (step === "first") return layout.cells[0]?.square ?? square;
  if (step === "last") return layout.cells.at(-1)?.square ?? square;
  if (step === "rowStart" || step === "rowEnd") {
    const row = layout.cells.filter((other) => other.row === cell.row);
    return (step === "rowStart" ? row[0] : row.at(-1))?.square ?? square;
  }
  const beside =
    layout.grid === "hex" && (step === "left" || step === "right") ? besides(layout, cell, step) : undefined;
  return (beside ?? straightOn(layout, cell, DIRECTIONS[step]))?.square ?? square;
}

const DIRECTIONS: Readonly<Record<"up" | "down" | "left" | "right", Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The hexagon beside: from an even column the upper one, from an odd column the lower, or the other where there is none. */
function besides(layout: Layout, cell: Cell, step: "left" | "right"): Cell | undefined {
  const [upper, lower] = step === "left" ? [300, 240] : [60, 120];
  const looks = cell.column % 2 === 0 ? [upper, lower] : [lower, upper];
  return looks.map((look) => neighbour(layout, cell, look)).find((found) => found !== undefined);
}

function neighbour(layout: Layout, cell: Cell, degrees: number): Cell | undefined {
  const edges = cornersOf(layout.grid).length;
  const { x, y } = towards(degrees);
  // Squares that meet at a corner are farther apart.
  const reach = edges === 4 ? SIDE / Math.max(Math.abs(x), Math.abs(y)) : SIDE;
  return layout.under({ x: cell.x + x * reach, y: cell.y + y * reach });
}

function straightOn(layout: Layout, cell: Cell, { x, y }: Point): Cell | undefined {
  const ahead = (other: Cell) => (other.x - cell.x) * x + (other.y - cell.y) * y;
  const aside = (other: Cell) => Math.abs((other.x - cell.x) * y) + Math.abs((other.y - cell.y) * x);
  let best: Cell | undefined;
  for (const other of layout.cells) {
    if (ahead(other) < 1) continue;
    if (!best || weight(aside(other), ahead(other), layout) < weight(aside(best), ahead(best), layout)) best = other;
  }
  return best;
}

// Straight on comes first, however far; else the nearest row, and in it the nearest square.
function weight(aside: number, ahead: number, layout: Layout): number {
  return aside < 1 ? ahead / 1000 : 1000 + ahead * 100 + aside / cellWidth(layout);
}
