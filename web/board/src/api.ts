// The board: headless state in, SVG out. It draws what it is handed, tells what the person does, and knows no rules.
//
// Import the styles once (`import "@camlann/board/board.css"`); choose a theme with `data-board="oak|parch|hc"` and
// `data-theme="light|dark"` on any ancestor. Everything the package offers stands in this file and in types.ts;
// nothing else is imported from outside. All functions belong to the page's thread.

import { mountBoard } from "./board.ts";
import { legsOf as legsOfWalk } from "./geometry.ts";
import { markIcon as drawMarkIcon } from "./marks.ts";
import { DEFAULT_MEN, pieceIcon as drawPieceIcon } from "./pieces.ts";
import type { Board, BoardOptions, Leg, MarkKind, Men, PieceLetter, Route } from "./types.ts";

export type * from "./types.ts";

/** The men of a board that names none: man and knight. */
export { DEFAULT_MEN } from "./pieces.ts";

/** Puts a board at the end of `host`. It is empty until the first `update`. */
export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  return mountBoard(host, options);
}

/** The legs of a route. Of a leaping one, adjacent squares are a step, others a leap over the square between. */
export function legsOf(route: Route): readonly Leg[] {
  return legsOfWalk(route);
}

/** A piece as an SVG element in text, for plates and lists; sized by CSS. */
export function pieceIcon(letter: PieceLetter, set: "a" | "b" = "a", men: Men = DEFAULT_MEN): string {
  return drawPieceIcon(letter, set, men);
}

/** A mark as an SVG element in text, for a legend; sized by CSS. */
export function markIcon(kind: MarkKind, count = 0): string {
  return drawMarkIcon(kind, count);
}
