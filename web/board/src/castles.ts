// Draws castles: merlons on the frame outside, the castle's tone with its embattled line towards the field, the sign of its
// seat and a gate on each square. SVG text, no state.

import {
  BOARD,
  CRENEL,
  CRENEL_DEPTH,
  CRENEL_HEX,
  CRENEL_NEAR,
  GATE,
  GATE_OUT,
  MERLON,
  MERLON_HEIGHT,
  MERLON_SUNK,
} from "virtual:drawings";
import {
  type CastleBlock,
  type Cell,
  cornersOf,
  type Layout,
  loopPath,
  type Point,
  SIDE,
  towards,
} from "./geometry.ts";
import { ordinaryOfCastle } from "./ordinaries.ts";
import { GATE_ID } from "./pieces.ts";
import { ordinaryOf } from "./seats.ts";
import { filled, short } from "./shapes.ts";

/**
 * A frame of reference at a castle: `out` units beyond its outer edge, `along` units from one end of that edge,
 * whichever way it looks; `length` is the length of the edge.
 */
function axes({ cells, facing }: CastleBlock, { grid }: Layout) {
  const out = towards(facing);
  const along = { x: -out.y, y: out.x };
  const [first, second] = cornersOf(grid);
  const edge = (second?.x ?? 0) - (first?.x ?? 0);
  const length = edge + (cells.length - 1) * SIDE;
  const mean = (pick: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + pick(cell), 0) / cells.length;
  const middle = { x: mean((cell) => cell.x), y: mean((cell) => cell.y) };
  const at = (far: number, beyond: number): Point => {
    const [a, b] = [far - length / 2, beyond + SIDE / 2];
    return { x: middle.x + along.x * a + out.x * b, y: middle.y + along.y * a + out.y * b };
  };
  return { at, length, out };
}

/** An odd number of parts about so long: they begin and end with a merlon. */
function odd(length: number, part: number): number {
  return 2 * Math.round((length / part - 1) / 2) + 1;
}

/** The corners of the merlons outside a frame of so many units, four for each. */
export function merlonCorners(block: CastleBlock, layout: Layout, width: number): readonly Point[] {
  if (block.cells.length === 0) return [];
  const { at, length } = axes(block, layout);
  // The frame is narrower beyond an edge of hexagons than beyond one of squares, because it goes round their
  // ends.
  const over = layout.grid === "hex" ? width / Math.sqrt(3) : width;
  const whole = length + 2 * over;
  const parts = odd(whole, MERLON);
  const part = whole / parts;
  const low = width - MERLON_SUNK;
  const high = low + MERLON_HEIGHT;
  return Array.from({ length: (parts + 1) / 2 }, (_, i) => -over + 2 * i * part).flatMap((from) => [
    at(from, low),
    at(from + part, low),
    at(from + part, high),
    at(from, high),
  ]);
}

/** The castle's tone, its embattled line towards the field, a gate on each square. */
export function castleDrawing(block: CastleBlock, layout: Layout): string {
  if (block.cells.length === 0) return "";
  const { at, length, out } = axes(block, layout);
  const near = CRENEL_NEAR - SIDE;
  const far = near + CRENEL_DEPTH;
  // A hexagon is broadest half-way and narrow again where the line is.
  const hex = layout.grid === "hex";
  const inset = hex ? -((SIDE + near) / SIDE) * length : 0;
  const parts = odd(length - 2 * inset, hex ? CRENEL_HEX : CRENEL);
  const part = (length - 2 * inset) / parts;
  const battlements = Array.from({ length: parts }, (_, i) => {
    const level = i % 2 === 0 ? near : far;
    return [at(inset + i * part, level), at(inset + (i + 1) * part, level)];
  }).flat();
  const sides = hex ? [at(-length / 2, -SIDE / 2), at(1.5 * length, -SIDE / 2)] : [];
  const line = loopPath([at(0, 0), ...sides.slice(0, 1), ...battlements, ...sides.slice(1), at(length, 0)]);
  const dividers = block.cells
    .slice(1)
    .map((_, i) => {
      const [from, to] = [at((i + 1) * SIDE, parts % 4 === 1 ? near : far), at((i + 1) * SIDE, 0)];
      return `M${[from, to].map(({ x, y }) => `${String(short(x))} ${String(short(y))}`).join("L")}`;
    })
    .join("");
  const sign = ordinaryOf(block.colour);
  const signs = sign ? block.cells.map(({ x, y }) => ordinaryOfCastle(sign, x, y)).join("") : "";
  const gates = block.cells.map((cell) => gate(cell, out)).join("");
  return filled(BOARD["castle"], { colour: block.colour, ground: line, signs, dividers, gates });
}

function gate(cell: Cell, out: Point): string {
  const x = cell.x - GATE / 2 + GATE_OUT * out.x;
  const y = cell.y - GATE / 2 + GATE_OUT * out.y;
  const size = String(GATE);
  return `<use data-gate="${cell.square}" href="#${GATE_ID}" x="${String(short(x))}" y="${String(short(y))}" width="${size}" height="${size}"/>`;
}
