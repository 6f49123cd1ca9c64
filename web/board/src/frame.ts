// The board without anything on it: frame with inlay and merlons, squares, castles with gates, coordinates.
// Drawn once for each way the board lies; text of an SVG, no state.

import type { View } from "./types.ts";
import { type CastleBlock, type Cell, type Facing, type Layout, outline, parseSquare, SIDE } from "./geometry.ts";
import { GATE_ID } from "./pieces.ts";

/** The drawing's window on its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MERLON_HEIGHT = 6.8;
const EDGE = 1.4; // the line round the frame
const FRAME_WIDTH: Readonly<Record<View["coordinates"], number>> = { frame: 0.42, inside: 0.13, none: 0.2 };

/** Width of the frame in units. */
export function frameWidth(coordinates: View["coordinates"]): number {
  return FRAME_WIDTH[coordinates] * SIDE;
}

/** What the drawing covers: board, frame, and merlons where castles end it. */
export function boxOf(layout: Layout, coordinates: View["coordinates"]): Box {
  const rim = frameWidth(coordinates) + EDGE + 0.6;
  const towers = (facing: Facing) =>
    layout.castles.some((castle) => castle.cells.length > 0 && castle.facing === facing) ? MERLON_HEIGHT : 0;
  const x = -rim - towers("left");
  const y = -rim - towers("up");
  return {
    x,
    y,
    width: layout.columns * SIDE + rim + towers("right") - x,
    height: layout.rows * SIDE + rim + towers("down") - y,
  };
}

/** The drawing as the inner text of an SVG element. */
export function drawFrame(layout: Layout, view: View): string {
  return [
    frame(layout, view.coordinates),
    squares(layout),
    ...layout.castles.map(castle),
    view.coordinates === "frame" ? coordinatesOutside(layout) : "",
    view.coordinates === "inside" ? coordinatesInside(layout) : "",
  ].join("");
}

function frame(layout: Layout, coordinates: View["coordinates"]): string {
  const width = frameWidth(coordinates);
  const line = outline(layout);
  const ring = (colour: string, stroke: number) =>
    `<path d="${line}" fill="none" stroke="var(${colour})" stroke-width="${n(stroke)}" stroke-linejoin="miter"/>`;
  const merlons = layout.castles.map((block) => merlonPath(block, width)).join("");
  const inlay = width >= 8 ? ring("--b-inlay", 6) + ring("--b-rim", 3.6) : "";
  return (
    ring("--b-rim-out", 2 * (width + EDGE)) +
    `<path d="${merlons}" fill="var(--b-rim-out)" stroke="var(--b-rim-out)" stroke-width="${n(2 * EDGE)}"/>` +
    ring("--b-rim", 2 * width) +
    `<path d="${merlons}" fill="var(--b-rim)"/>` +
    inlay +
    ring("--b-rim-edge", 2)
  );
}

function squares(layout: Layout): string {
  const path = (test: (cell: Cell, tone: number) => boolean) =>
    layout.cells
      .filter((cell) => test(cell, tone(cell)))
      .map((cell) => `M${n(cell.column * SIDE)} ${n(cell.row * SIDE)}h${n(SIDE)}v${n(SIDE)}h${n(-SIDE)}z`)
      .join("");
  return (
    `<path d="${path((_, light) => light === 1)}" fill="var(--b-lt)"/>` +
    `<path d="${path((_, light) => light === 0)}" fill="var(--b-dk)"/>` +
    `<path d="${path((cell) => grain(cell) < 26)}" fill="#fff" opacity=".03"/>` +
    `<path d="${path((cell) => grain(cell) > 74)}" fill="#000" opacity=".03"/>` +
    `<path d="${path(() => true)}" fill="none" stroke="var(--b-grid)" stroke-width="1"/>`
  );
}

/** 1 = light. A1 is dark, as on every board whose lower left square is dark; holes keep the pattern. */
function tone(cell: Cell): number {
  const place = parseSquare(cell.square);
  return place ? (place.file + place.rank + 1) % 2 : 0;
}

/** A number below 100 that belongs to the square, not to where it lies: its veneer. */
function grain(cell: Cell): number {
  const place = parseSquare(cell.square);
  return place ? (Math.imul(place.file * 31 + place.rank * 17 + 7, 2654435761) >>> 7) % 100 : 50;
}

/**
 * A frame of reference at a castle: `out` units beyond its outer edge, `along` units from its first corner,
 * whichever way it looks; `length` is the length of that edge.
 */
function castleAxes(block: CastleBlock) {
  const columns = block.cells.map((cell) => cell.column);
  const rows = block.cells.map((cell) => cell.row);
  const left = Math.min(...columns) * SIDE;
  const right = (Math.max(...columns) + 1) * SIDE;
  const top = Math.min(...rows) * SIDE;
  const bottom = (Math.max(...rows) + 1) * SIDE;
  const upright = block.facing === "up" || block.facing === "down";
  const at = (along: number, out: number): string => {
    if (block.facing === "up") return `${n(left + along)} ${n(top - out)}`;
    if (block.facing === "down") return `${n(left + along)} ${n(bottom + out)}`;
    if (block.facing === "left") return `${n(left - out)} ${n(top + along)}`;
    return `${n(right + out)} ${n(top + along)}`;
  };
  return { at, length: upright ? right - left : bottom - top, depth: upright ? bottom - top : right - left };
}

function merlonPath(block: CastleBlock, width: number): string {
  if (block.cells.length === 0) return "";
  const { at, length } = castleAxes(block);
  const whole = length + 2 * width;
  const parts = 2 * Math.round((whole / 10.5 - 1) / 2) + 1; // odd: begins and ends with a merlon
  const part = whole / parts;
  let path = "";
  for (let i = 0; i < parts; i += 2) {
    const from = -width + i * part;
    const low = width - 0.8; // sunk a little into the frame, so that no seam shows
    const high = width + MERLON_HEIGHT - 0.8;
    path += `M${at(from, low)}L${at(from + part, low)}L${at(from + part, high)}L${at(from, high)}z`;
  }
  return path;
}

/** The castle's tone, its embattled line towards the field, a gate on each square. */
function castle(block: CastleBlock): string {
  if (block.cells.length === 0) return "";
  const { at, length, depth } = castleAxes(block);
  const near = -depth + 4;
  const far = -depth + 9.2;
  const parts = 2 * Math.round((length / 6 - 1) / 2) + 1;
  const part = length / parts;
  let line = `M${at(0, 0)}L${at(0, near)}`;
  for (let i = 0; i < parts; i++) {
    const level = i % 2 === 0 ? near : far;
    line += `L${at(i * part, level)}L${at((i + 1) * part, level)}`;
  }
  line += `L${at(length, 0)}z`;
  const dividers = block.cells
    .slice(1)
    .map((_, i) => `M${at((i + 1) * SIDE, -depth + (parts % 4 === 1 ? 4 : 9.2))}L${at((i + 1) * SIDE, 0)}`)
    .join("");
  const gates = block.cells.map((cell) => gate(cell, block)).join("");
  return (
    `<path d="${line}" fill="var(--b-castle-${block.side})" stroke="var(--b-castle-line)" stroke-width="1.2"/>` +
    (dividers ? `<path d="${dividers}" stroke="var(--b-castle-line)" stroke-width="1"/>` : "") +
    `<g color="var(--b-gate-${block.side})">${gates}</g>`
  );
}

function gate(cell: Cell, block: CastleBlock): string {
  const size = 18.4;
  const shift = { up: [0, -2.4], down: [0, 2.4], left: [-2.4, 0], right: [2.4, 0] }[block.facing] as [number, number];
  const x = (cell.column + 0.5) * SIDE - size / 2 + shift[0];
  const y = (cell.row + 0.5) * SIDE - size / 2 + shift[1];
  return `<use data-gate="${cell.square}" href="#${GATE_ID}" x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}"/>`;
}

/** What is written beside a row and under a column: rank and file, or the other way round on a turned board. */
function labels(layout: Layout, cell: Cell): { side: string; below: string } {
  const { letter, file, rank } = parseSquare(cell.square) ?? { letter: "", file: 0, rank: 0 };
  const next = layout.cells.find((other) => other.row === cell.row && other.column !== cell.column);
  const turned = next ? parseSquare(next.square)?.file === file : layout.columns > layout.rows;
  return turned ? { side: letter, below: String(rank) } : { side: String(rank), below: letter };
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

function coordinatesOutside(layout: Layout): string {
  const { leftmost, lowest } = rims(layout);
  const beside = leftmost.map((cell) => {
    const label = labels(layout, cell).side;
    const size = label.length > 1 ? ' class="cb-co2"' : "";
    return `<text${size} x="${n(cell.column * SIDE - 10)}" y="${n((cell.row + 0.5) * SIDE + 3.6)}">${label}</text>`;
  });
  const under = lowest.map((cell) => {
    const label = labels(layout, cell).below;
    return `<text x="${n((cell.column + 0.5) * SIDE)}" y="${n((cell.row + 1) * SIDE + 13)}">${label}</text>`;
  });
  return `<g class="cb-co">${beside.join("")}${under.join("")}</g>`;
}

function coordinatesInside(layout: Layout): string {
  const { leftmost, lowest } = rims(layout);
  // Written where the castles' embattled line is not.
  const facing = (cell: Cell) => layout.castles.find((castle) => castle.cells.includes(cell))?.facing;
  const beside = leftmost.map((cell) => {
    const [look, y] = facing(cell) === "down" ? ["", SIDE - 2.4] : [' dominant-baseline="hanging"', 2.6];
    const place = `x="${n(cell.column * SIDE + 2)}" y="${n(cell.row * SIDE + y)}"`;
    return `<text${look} ${place}>${labels(layout, cell).side}</text>`;
  });
  const under = lowest.map((cell) => {
    const [look, x] = facing(cell) === "left" ? ["", 2] : [' class="cb-end"', SIDE - 2];
    const y = (cell.row + 1) * SIDE - 2.4;
    return `<text${look} x="${n(cell.column * SIDE + x)}" y="${n(y)}">${labels(layout, cell).below}</text>`;
  });
  return `<g class="cb-ci">${beside.join("")}${under.join("")}</g>`;
}

/** A number as short as SVG allows. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
