// The board: headless state in, SVG out. It draws the given state, calls back with the user's actions, and knows no
// rules.
//
// Import the styles once (`import "@camlann/board/board.css"`); choose a theme with `data-board="oak|parch|hc"` and
// `data-theme="light|dark"` on any ancestor. This file and types.ts export everything the package offers; import
// nothing else from outside. All functions belong to the page's thread.

import { mountBoard } from "./board.ts";
import {
  legsOf as legsOfWalk,
  turnedSquare as turnedSquareOf,
  turnTo as turnOfSeat,
  turnsOf as turnsOfGrid,
} from "./geometry.ts";
import { markIcon as drawMarkIcon } from "./marks.ts";
import { pieceIcon as drawPieceIcon } from "./pieces.ts";
import { placesOn } from "./places.ts";
import { type Peopled, piecesOf, seatsOf as seatsOfBoard } from "./seats.ts";
import type {
  Board,
  BoardOptions,
  Geometry,
  GridKind,
  Leg,
  Man,
  MarkKind,
  PieceLetter,
  Places,
  Route,
  Seating,
  Square,
  View,
} from "./types.ts";

export type * from "./types.ts";

/** The men of a board that names none, man and knight; the letter of a tree, which is nobody's. */
export { DEFAULT_MEN, TREE } from "./seats.ts";

/** Rings and arrows as the inner text of an SVG over a board (`placesOf`); import "@camlann/board/drawn.css", too. */
export { drawnOver } from "./drawn.ts";

/** Puts a board at the end of `host`. It is empty until the first `update`. */
export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  return mountBoard(host, options);
}

/** The legs of a route. Of a leaping one, adjacent squares are a step, others a leap over the square between. */
export function legsOf(route: Route, grid: GridKind = "square"): readonly Leg[] {
  return legsOfWalk(route, grid);
}

/** The seats of a board in turn order. */
export function seatsOf(board: Peopled): readonly Seating[] {
  return seatsOfBoard(board);
}

/** Whose piece a letter is, and which man; undefined for a letter that the board has no man for. */
export function pieceOf(
  letter: PieceLetter,
  board: Peopled,
): { readonly seat: Seating; readonly man: Man } | undefined {
  return piecesOf(board).get(letter);
}

/** How many ways a board of a grid can be turned: by quarters, or by thirds. */
export function turnsOf(grid: GridKind = "square"): number {
  return turnsOfGrid(grid);
}

/** The turn of a view that has a seat at the foot: its castle or, where there is none, its side of the board. */
export function turnTo(geometry: Geometry, seat: string): number {
  return turnOfSeat(geometry, seat);
}

/** The square that lies, on a board turned so far, where `square` lies on one that is not; undefined in a hole. */
export function turnedSquare(geometry: Geometry, square: Square, turn: number): Square | undefined {
  return turnedSquareOf(geometry, square, turn);
}

/** Where the squares of a board lie that is viewed so, for whoever draws over it. */
export function placesOf(geometry: Geometry, view: Pick<View, "turn" | "coordinates">): Places {
  return placesOn(geometry, view);
}

/** A piece as an SVG element in text, for plates and lists; sized by CSS. */
export function pieceIcon(letter: PieceLetter, set: "a" | "b" = "a", board: Peopled = {}): string {
  return drawPieceIcon(letter, set, board);
}

/** A mark as an SVG element in text, for a legend; sized by CSS. */
export function markIcon(kind: MarkKind, count = 0): string {
  return drawMarkIcon(kind, count);
}
