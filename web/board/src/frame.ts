// The board without anything on it: frame with inlay and merlons, squares, castles with gates, coordinates.
// Drawn once for each way the board lies; text of an SVG, no state.

import { BOARD, EDGE, FRAME, FRAME_BARE, FRAME_INLAID, FRAME_INSIDE } from "virtual:drawings";
import type { View } from "./types.ts";
import { castleDrawing, merlonCorners } from "./castles.ts";
import { type Cell, cornersOf, type Layout, loopPath, outline, parseSquare } from "./geometry.ts";
import { coordinates } from "./coordinates.ts";
import { toneOfHexagon } from "./hexagons.ts";
import { element, filled } from "./shapes.ts";

/** The drawing's window on its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FRAME_WIDTH: Readonly<Record<View["coordinates"], number>> = {
  frame: FRAME,
  inside: FRAME_INSIDE,
  none: FRAME_BARE,
};

/** Width of the frame in units. */
export function frameWidth(coordinates: View["coordinates"]): number {
  return FRAME_WIDTH[coordinates];
}

/** What the drawing covers: board, frame, and merlons where castles end it. */
export function boxOf(layout: Layout, coordinates: View["coordinates"]): Box {
  const width = frameWidth(coordinates);
  const edge = EDGE + 0.6;
  // The frame extends to a point where the corners of hexagons do.
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

/** What the drawing covers, as the inner text of an SVG element: what its shadow is made of. */
export function drawSilhouette(layout: Layout, { coordinates }: View): string {
  const width = frameWidth(coordinates);
  return (
    element("path", { d: outline(layout), "stroke-width": 2 * (width + EDGE) }) +
    element("path", { d: merlons(layout, width), "stroke-width": 2 * EDGE })
  );
}

function merlons(layout: Layout, width: number): string {
  return layout.castles
    .map((castle) => merlonCorners(castle, layout, width))
    .flatMap((corners) =>
      Array.from({ length: corners.length / 4 }, (_, i) => loopPath(corners.slice(4 * i, 4 * i + 4))),
    )
    .join("");
}

function frame(layout: Layout, coordinates: View["coordinates"]): string {
  const width = frameWidth(coordinates);
  const line = outline(layout);
  return filled(BOARD["frame"], {
    outline: line,
    merlons: merlons(layout, width),
    whole: 2 * (width + EDGE),
    edge: 2 * EDGE,
    rim: 2 * width,
    inlay: width < FRAME_INLAID ? "" : filled(BOARD["inlay"], { outline: line }),
  });
}

function squares(layout: Layout): string {
  const corners = cornersOf(layout.grid);
  const path = (test: (cell: Cell) => boolean) =>
    layout.cells
      .filter(test)
      .map((cell) => loopPath(corners.map(({ x, y }) => ({ x: cell.x + x, y: cell.y + y }))))
      .join("");
  const veneer = filled(BOARD["veneer"], {
    pale: path((cell) => grain(cell) < 26),
    deep: path((cell) => grain(cell) > 74),
    all: path(() => true),
  });
  const [a, b, c] = [0, 1, 2].map((which) => path((cell) => tone(cell, layout) === which));
  return filled(BOARD[layout.grid === "hex" ? "hexagons" : "squares"], { 0: a ?? "", 1: b ?? "", 2: c ?? "", veneer });
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
