// The interface of @camlann/play.
import type { Board, View } from "@camlann/board";
import type { Game, Outcome } from "@camlann/core";

/** The line that goes with the board: "Knight C6: 7 steps, 1 charge.", or why a tap was refused. */
export interface Line {
  readonly text: string;
  /** `must`: something is compulsory; `refused`: the last tap was. */
  readonly tone: "plain" | "must" | "refused";
  /** The rule that refused the tap, as in `Refusal`; else null. */
  readonly rule: string | null;
}

export interface PlayOptions {
  readonly game: Game;
  /** The letters of the seats that people move at this board. Default: all. */
  readonly seats?: readonly string[];
  readonly view?: Partial<View>;
  /** True: every move is walked leg by leg. Default: false. */
  readonly steps?: boolean;
  /** True: a chosen move needs a second tap. Default: false. */
  readonly confirm?: boolean;
  /** No motion at all; default: as the system asks for. */
  readonly still?: boolean;
  /** A person has made a move, which the game has played. */
  moved?(move: Outcome): void;
  /** The line has changed. */
  said?(line: Line): void;
}

/** A board at which a game is played by taps, drags and keys. */
export interface Play {
  readonly board: Board;
  readonly game: Game;
  /** Shows the game after moves that were not made on this board. A single new move is animated. */
  update(): void;
  /** Changes who plays here. */
  seat(seats: readonly string[]): void;
  /** Walks moves leg by leg, or asks before each move. */
  set(habits: { readonly steps?: boolean; readonly confirm?: boolean }): void;
  /** Drops what is being chosen; true if there was something. */
  drop(): boolean;
  destroy(): void;
}

/** Chooses the move of a seat that nobody moves at the board, as a text: `(game) => engine.move(game, { level: 3 })`. */
export type Opponent = (game: Game) => Promise<string | null>;
