// The names of files and ranks in the frame or inside the squares. Text of an SVG, no state.

import { type Cell, type Layout, parseSquare, SIDE } from "./geometry.ts";
import type { View } from "./types.ts";

/** What is written on a board, as SVG text. */
export function coordinates(layout: Layout, where: View["coordinates"]): string {
  if (where === "none") return "";
  if (layout.grid === "hex") return ofHexagons(layout, where);
  return where === "frame" ? outside(layout) : inside(layout);
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

function outside(layout: Layout): string {
  const { leftmost, lowest } = rims(layout);
  const beside = leftmost.map((cell) => {
    const label = labels(layout, cell).side;
    const size = label.length > 1 ? ' class="cb-co2"' : "";
    return `<text${size} x="${n(cell.x - SIDE / 2 - 10)}" y="${n(cell.y + 3.6)}">${label}</text>`;
  });
  const under = lowest.map((cell) => {
    const label = labels(layout, cell).below;
    return `<text x="${n(cell.x)}" y="${n(cell.y + SIDE / 2 + 13)}">${label}</text>`;
  });
  return `<g class="cb-co">${beside.join("")}${under.join("")}</g>`;
}

function inside(layout: Layout): string {
  const { leftmost, lowest } = rims(layout);
  // Written where the castles' embattled line is not.
  const facing = (cell: Cell) => layout.castles.find((castle) => castle.cells.includes(cell))?.facing;
  const beside = leftmost.map((cell) => {
    const [look, y] = facing(cell) === 180 ? ["", SIDE - 2.4] : [' dominant-baseline="hanging"', 2.6];
    const place = `x="${n(cell.x - SIDE / 2 + 2)}" y="${n(cell.y - SIDE / 2 + y)}"`;
    return `<text${look} ${place}>${labels(layout, cell).side}</text>`;
  });
  const under = lowest.map((cell) => {
    const [look, x] = facing(cell) === 270 ? ["", 2] : [' class="cb-end"', SIDE - 2];
    const y = cell.y + SIDE / 2 - 2.4;
    return `<text${look} x="${n(cell.x - SIDE / 2 + x)}" y="${n(y)}">${labels(layout, cell).below}</text>`;
  });
  return `<g class="cb-ci">${beside.join("")}${under.join("")}</g>`;
}

/** Ranks of hexagons are no rows that the eye follows: the highest and the lowest of each column are named in full. */
function ofHexagons(layout: Layout, where: "frame" | "inside"): string {
  const out = where === "frame" ? SIDE / 2 + 9.4 : SIDE / 2 - 5.6;
  const texts = Array.from({ length: layout.columns }, (_, column) => {
    const cells = layout.cells.filter((cell) => cell.column === column);
    const name = (cell: Cell | undefined, by: number) =>
      cell ? `<text class="cb-co2 cb-mid" x="${n(cell.x)}" y="${n(cell.y + by + 3.4)}">${cell.square}</text>` : "";
    return name(cells[0], -out) + name(cells.at(-1), out);
  });
  return `<g class="${where === "frame" ? "cb-co" : "cb-ci"}">${texts.join("")}</g>`;
}

/** A number as short as SVG allows. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
