// The board: headless state in, SVG out. It draws what it is handed, tells what the person does, and knows no rules.
//
// Import the styles once (`import "@camlann/board/board.css"`); choose a theme with `data-board="oak|parch|hc"` and
// `data-theme="light|dark"` on any ancestor. Everything the package offers stands in this file and in types.ts;
// nothing else is imported from outside. All functions belong to the page's thread.

import { mountBoard } from "./board.ts";
import { legsOf as legsOfWalk } from "./geometry.ts";
import { markIcon as drawMarkIcon } from "./marks.ts";
import { pieceIcon as drawPieceIcon } from "./pieces.ts";
import type { Board, BoardOptions, Leg, MarkKind, PieceLetter, Route } from "./types.ts";

export type * from "./types.ts";

/** Puts a board at the end of `host`. It is empty until the first `update`. */
export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  return mountBoard(host, options);
}

/** The legs of a route, told from where it lands and whom it takes: adjacent squares are a step, others a leap. */
export function legsOf(route: Route): readonly Leg[] {
  return legsOfWalk(route);
}

/** A piece as an SVG element in text, for plates and lists; sized by CSS. */
export function pieceIcon(letter: PieceLetter, set: "a" | "b" = "a"): string {
  return drawPieceIcon(letter, set);
}

/** A mark as an SVG element in text, for a legend; sized by CSS. */
export function markIcon(kind: MarkKind, count = 0): string {
  return drawMarkIcon(kind, count);
}
