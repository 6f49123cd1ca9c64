// The board without anything on it: frame with inlay and merlons, squares, castles with gates, coordinates.
// Drawn once for each way the board lies; text of an SVG, no state.

import type { View } from "./types.ts";
import { castleDrawing, merlonCorners } from "./castles.ts";
import { type Cell, cornersOf, type Layout, loopPath, outline, parseSquare, SIDE } from "./geometry.ts";
import { coordinates } from "./coordinates.ts";
import { toneOfHexagon } from "./hexagons.ts";

/** The drawing's window on its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 1.4; // the line round the frame
const FRAME_WIDTH: Readonly<Record<View["coordinates"], number>> = { frame: 0.42, inside: 0.13, none: 0.2 };

/** Width of the frame in units. */
export function frameWidth(coordinates: View["coordinates"]): number {
  return FRAME_WIDTH[coordinates] * SIDE;
}

/** What the drawing covers: board, frame, and merlons where castles end it. */
export function boxOf(layout: Layout, coordinates: View["coordinates"]): Box {
  const width = frameWidth(coordinates);
  const edge = EDGE + 0.6;
  // The frame goes on to a point where the corners of hexagons do.
  const side = layout.grid === "hex" ? (width + edge) * (2 / Math.sqrt(3)) : width + edge;
  const towers = layout.castles.flatMap((castle) => merlonCorners(castle, layout, width));
  const xs = towers.flatMap(({ x }) => [x - edge - 0.8, x + edge + 0.8]);
  const ys = towers.flatMap(({ y }) => [y - edge - 0.8, y + edge + 0.8]);
  const [left, top] = [Math.min(-side, ...xs), Math.min(-width - edge, ...ys)];
  return {
    x: left,
    y: top,
    width: Math.max(layout.width + side, ...xs) - left,
    height: Math.max(layout.height + width + edge, ...ys) - top,
  };
}

/** The drawing as the inner text of an SVG element. */
export function drawFrame(layout: Layout, view: View): string {
  return [
    frame(layout, view.coordinates),
    squares(layout),
    ...layout.castles.map((castle) => castleDrawing(castle, layout)),
    coordinates(layout, view.coordinates),
  ].join("");
}

function frame(layout: Layout, coordinates: View["coordinates"]): string {
  const width = frameWidth(coordinates);
  const line = outline(layout);
  const ring = (colour: string, stroke: number) =>
    `<path d="${line}" fill="none" stroke="var(${colour})" stroke-width="${n(stroke)}" stroke-linejoin="miter"/>`;
  const merlons = layout.castles
    .map((castle) => merlonCorners(castle, layout, width))
    .flatMap((corners) =>
      Array.from({ length: corners.length / 4 }, (_, i) => loopPath(corners.slice(4 * i, 4 * i + 4))),
    )
    .join("");
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
  const corners = cornersOf(layout.grid);
  const path = (test: (cell: Cell) => boolean) =>
    layout.cells
      .filter(test)
      .map((cell) => loopPath(corners.map(({ x, y }) => ({ x: cell.x + x, y: cell.y + y }))))
      .join("");
  const tones = layout.grid === "hex" ? ["--b-dk", "--b-md", "--b-lt"] : ["--b-dk", "--b-lt"];
  return (
    tones.map((colour, i) => `<path d="${path((cell) => tone(cell, layout) === i)}" fill="var(${colour})"/>`).join("") +
    `<path d="${path((cell) => grain(cell) < 26)}" fill="#fff" opacity=".03"/>` +
    `<path d="${path((cell) => grain(cell) > 74)}" fill="#000" opacity=".03"/>` +
    `<path d="${path(() => true)}" fill="none" stroke="var(--b-grid)" stroke-width="1"/>`
  );
}

/** 1 = light. A1 is dark, as on every board whose lower left square is dark; holes keep the pattern. Hexagons have three. */
function tone(cell: Cell, { grid }: Layout): number {
  const place = parseSquare(cell.square);
  if (!place) return 0;
  return grid === "hex" ? toneOfHexagon(place.file, place.rank) : (place.file + place.rank + 1) % 2;
}

/** A number below 100 that belongs to the square, not to where it lies: its veneer. */
function grain(cell: Cell): number {
  const place = parseSquare(cell.square);
  return place ? (Math.imul(place.file * 31 + place.rank * 17 + 7, 2654435761) >>> 7) % 100 : 50;
}

/** A number as short as SVG allows. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
