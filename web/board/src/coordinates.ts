// The names of files and ranks in the frame or inside the squares. Text of an SVG, no state.

import { type Cell, type Layout, parseSquare, type Point, SIDE } from "./geometry.ts";
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

/** Ranks of hexagons are no rows that the eye follows: the first and the last of each file are named in full, whichever way it runs. */
function ofHexagons(layout: Layout, where: "frame" | "inside"): string {
  const files = new Map<string, Cell[]>();
  for (const cell of layout.cells) {
    const file = parseSquare(cell.square)?.letter ?? "";
    files.set(file, [...(files.get(file) ?? []), cell]);
  }
  const rank = ({ square }: Cell) => parseSquare(square)?.rank ?? 0;
  const along = fileDirection(layout);
  const out = where === "frame" ? SIDE / 2 + 9.4 : SIDE / 2 - 5.6;
  const texts = [...files.values()].flatMap((file) => {
    const sorted = [...file].sort((a, b) => rank(a) - rank(b));
    const ends = [
      { cell: sorted[0], by: -out },
      { cell: sorted.at(-1), by: out },
    ];
    return ends.flatMap(({ cell, by }) => {
      if (!cell) return [];
      const at = { x: cell.x + along.x * by, y: cell.y + along.y * by + 3.4 };
      return [`<text class="cb-co2 cb-mid" x="${n(at.x)}" y="${n(at.y)}">${cell.square}</text>`];
    });
  });
  return `<g class="${where === "frame" ? "cb-co" : "cb-ci"}">${texts.join("")}</g>`;
}

/** Where the ranks grow along a file. */
function fileDirection({ turn }: Layout): Point {
  const angle = (turn * 2 * Math.PI) / 3;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** A number as short as SVG allows. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
