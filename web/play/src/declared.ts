// The declarations of the package: play.ts and element.ts implement it, from parts that they share with the page (web/packages.mjs
// bundles them).
import type { Ending, Game, Outcome } from "@camlann/core";
import type { Line, Opponent, Play, PlayOptions } from "./types.ts";

export type * from "./types.ts";

/** Puts a board into `host`, on which `options.game` is played. Needs `@camlann/board/board.css`. */
export declare function createPlay(host: HTMLElement, options: PlayOptions): Play;

/**
 * `<camlann-board game="cam" seats="w">`: a game that begins when the element is connected. Its attributes are `game`,
 * `rules`, `fen`, `seats`, `steps`, `confirm`, `turn`, `coordinates`, `board` (oak, parch or hc) and `theme` (light or dark).
 */
export declare class CamlannBoard extends HTMLElement {
  /** The game on the board; null while the rules are loading. Set another one to show that. */
  game: Game | null;
  /** The board; null while the rules are loading. */
  readonly play: Play | null;
  /** Moves for the seats that are not in `seats`. */
  opponent: Opponent | null;
  /** The game, once it is on the board. */
  readonly ready: Promise<Game>;
  /** Shows the game after moves that were not made on this board, and asks the opponent if it is its turn. */
  update(): void;
}

/** The events of the element, which bubble. */
export interface CamlannBoardEvents {
  /** A move was made, by a person or the opponent. */
  "camlann-move": CustomEvent<{ readonly move: Outcome; readonly game: Game }>;
  "camlann-line": CustomEvent<Line>;
  "camlann-end": CustomEvent<Ending>;
  /** The game could not begin, or the opponent failed. */
  "camlann-error": CustomEvent<unknown>;
}

declare global {
  interface HTMLElementTagNameMap {
    "camlann-board": CamlannBoard;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it only adds to those of the browser
  interface HTMLElementEventMap extends CamlannBoardEvents {}
}
