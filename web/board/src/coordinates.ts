// The names of files and ranks in the frame or inside the squares. Text of an SVG, no state.

import { BOARD, NAME_AT_FOOT, NAME_AT_TOP, NAME_OVER, NAME_UNDER } from "virtual:drawings";
import { type Cell, type Layout, parseSquare } from "./geometry.ts";
import { filled } from "./shapes.ts";
import type { View } from "./types.ts";

/** What is written on a board, as SVG text. */
export function coordinates(layout: Layout, where: View["coordinates"]): string {
  if (where === "none") return "";
  const outside = where === "frame";
  const texts = layout.grid === "hex" ? ofHexagons(layout, outside) : ofSquares(layout, outside);
  return filled(BOARD[outside ? "outside" : "inside"], { texts });
}

/** What is written beside a row and under a column: rank and file, or the other way round on a turned board. */
function labels({ turn }: Layout, cell: Cell): { side: string; below: string } {
  const { letter, rank } = parseSquare(cell.square) ?? { letter: "", rank: 0 };
  return turn % 2 === 1 ? { side: letter, below: String(rank) } : { side: String(rank), below: letter };
}

function rims(layout: Layout): { leftmost: Cell[]; lowest: Cell[] } {
  const leftmost: Cell[] = [];
  const lowest: Cell[] = [];
  for (let row = 0; row < layout.rows; row++) {
    const first = layout.cells.find((cell) => cell.row === row);
    if (first) leftmost.push(first);
  }
  for (let column = 0; column < layout.columns; column++) {
    const last = layout.cells.filter((cell) => cell.column === column).at(-1);
    if (last) lowest.push(last);
  }
  return { leftmost, lowest };
}

function text(name: string, { x, y }: Cell, label: string): string {
  return filled(BOARD[name], { x, y, label });
}

function ofSquares(layout: Layout, outside: boolean): string {
  const { leftmost, lowest } = rims(layout);
  const facing = (cell: Cell) => layout.castles.find((castle) => castle.cells.includes(cell))?.facing;
  const beside = leftmost.map((cell) => {
    const label = labels(layout, cell).side;
    const within = facing(cell) === 180 ? "beside-in-castle" : "beside-inside";
    return text(outside ? (label.length > 1 ? "beside-two" : "beside") : within, cell, label);
  });
  const under = lowest.map((cell) => {
    const within = facing(cell) === 270 ? "below-in-castle" : "below-inside";
    return text(outside ? "below" : within, cell, labels(layout, cell).below);
  });
  return [...beside, ...under].join("");
}

function ofHexagons(layout: Layout, outside: boolean): string {
  const [up, down] = outside ? [NAME_OVER, NAME_UNDER] : [NAME_AT_TOP, NAME_AT_FOOT];
  return Array.from({ length: layout.columns }, (_, column) => {
    const cells = layout.cells.filter((cell) => cell.column === column);
    const name = (cell: Cell | undefined, by: number) =>
      cell ? filled(BOARD["in-hexagon"], { x: cell.x, y: cell.y, by, label: cell.square }) : "";
    return name(cells[0], -up) + name(cells.at(-1), down);
  }).join("");
}
