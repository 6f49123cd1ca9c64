// The interface of @camlann/engine.
import type { AnalysedLine, Obligation, Outcome, Past, Seat, Why } from "@camlann/core";

export type { AnalysedLine, Past, Why } from "@camlann/core";

/** A game of `@camlann/core`, or where it began and what was played: only `variant` is needed. */
export type Subject = { readonly past: Past } | PartialPast;

/** The start and moves of a game. */
export interface PartialPast {
  readonly variant: string;
  /** Default: the usual rule set. */
  readonly rules?: string;
  /** A FEN. Default: the array. */
  readonly start?: string | null;
  /** Default: none. */
  readonly moves?: readonly string[];
}

export interface EngineOptions {
  /** The text of a file with variants (doc/formats/variant.md), which the engine knows in addition to the built-in games. */
  readonly variants?: string;
  /**
   * A network that evaluates positions (doc/formats/network.md): its bytes, or the address of its file, which the worker reads
   * with the first question. Level 10, hints, lines, reasons and warnings use it; levels 1 to 9 do not. Questions about a
   * game of another variant or rule set reject with an `EngineError`, as do those after a file that is not a network.
   * Default: the hand-written evaluation.
   */
  readonly network?: Uint8Array | URL;
}

export interface Stoppable {
  /** Stops the search: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface LevelOptions extends Stoppable {
  /** 1 to 10, as in the program: each scores at least 60 % against the one below. Default: 5. */
  readonly level?: number;
  /** A whole number that makes weak levels err differently in each game. Default: 1. */
  readonly seed?: number;
}

export interface SearchOptions extends Stoppable {
  /** The number of positions to search. Default: 100,000, about a second; 0: until `signal` stops the search. */
  readonly nodes?: number;
}

export interface AnalyseOptions extends SearchOptions {
  /** The number of best moves, 1 to 50. Default: 3. */
  readonly lines?: number;
  /** Called after each depth with the lines found so far. */
  readonly found?: (lines: readonly AnalysedLine[]) => void;
}

/** A move and, if the engine finds a better one, that. */
export interface Reasons {
  readonly asked: Why;
  readonly better: Why | null;
}

/** Why a move is a mistake. */
export interface Warning {
  /** A verb phrase: "allows a charge that takes three". */
  readonly harm: string;
  /** The opponent's answer, and its seat. */
  readonly reply: Outcome;
  readonly seat: Seat;
  /** The player's obligation after an answer without captures; null after any other. */
  readonly duty: Obligation | null;
}

/**
 * An engine in a worker, which starts with the first question and answers one question after another. Invalid games and
 * moves reject with an `EngineError`.
 */
export interface Engine {
  /** The move of a level; null once the game is over. */
  move(game: Subject, options?: LevelOptions): Promise<string | null>;
  /** The best move at full strength, with its score and continuation; null once the game is over. */
  hint(game: Subject, options?: SearchOptions): Promise<AnalysedLine | null>;
  /** The best lines; none once the game is over. */
  analyse(game: Subject, options?: AnalyseOptions): Promise<AnalysedLine[]>;
  /** Why a move of the last position is good or bad. The move as in `game.moves`. Takes a few seconds. */
  why(game: Subject, move: string, options?: SearchOptions): Promise<Reasons>;
  /** A warning if the move is a mistake that can be explained in a few words; else null. */
  warning(game: Subject, move: string, options?: Stoppable): Promise<Warning | null>;
  /** Ends the worker. Questions that wait fail. */
  close(): void;
}
