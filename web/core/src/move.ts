// The legal moves of a position: two numbers each; their text is read on first use.
import type { Line, Spot } from "./line.ts";
import type { MoveKind, Outcome } from "./wire.ts";

/** Plays a move if the game is where the move was on offer; else nothing happens, and false. */
export let playedOn: (move: Move, line: Line) => boolean;

/** A move of one position. What it says is written when it is first read; until the game is freed that can be any time. */
export class Move {
  readonly #legal: Legal;
  readonly #index: number;
  readonly #squares: number;
  readonly #taken: number;

  /** Made by a game. */
  constructor(legal: Legal, index: number, squares: number, taken: number) {
    this.#legal = legal;
    this.#index = index;
    this.#squares = squares;
    this.#taken = taken;
  }

  static {
    playedOn = (move, line) => {
      if (!move.#legal.isOf(line)) return false;
      line.go(move.#squares, move.#taken);
      return true;
    };
  }

  get from(): string {
    return this.toJSON().from;
  }

  /** Where the piece stops; of a shot, the target. */
  get to(): string {
    return this.toJSON().to;
  }

  /** The squares of the men that it takes. */
  get captures(): readonly string[] {
    return this.toJSON().captures;
  }

  get kind(): MoveKind {
    return this.toJSON().kind;
  }

  /** The squares of one way to walk it, the first included. */
  get path(): readonly string[] {
    return this.toJSON().path;
  }

  /** The letter of the man that a pawn becomes; undefined where none does. */
  get promotion(): string | undefined {
    return this.toJSON().promotion;
  }

  /** As people write it: `"E6-E8"`. */
  get notation(): string {
    return this.toJSON().notation;
  }

  toString(): string {
    return this.notation;
  }

  /** All of it as a plain object. */
  toJSON(): Outcome {
    return this.#legal.outcome(this.#index, this.#squares, this.#taken);
  }
}

/** All of one position. */
export class Legal {
  readonly moves: readonly Move[];
  readonly #line: Line;
  readonly #spot: Spot;
  #outcomes: (Outcome | undefined)[] | undefined;

  /** Of the position where the game is now. */
  constructor(line: Line) {
    this.#line = line;
    this.#spot = line.spot;
    const at = line.calls.legal(line.handle) >>> 2;
    const numbers = line.calls.numbers();
    const count = numbers[at] ?? 0;
    const moves = new Array<Move>(count);
    for (let i = 0; i < count; ++i) {
      moves[i] = new Move(this, i, numbers[at + 1 + 2 * i] ?? 0, numbers[at + 2 + 2 * i] ?? 0);
    }
    this.moves = moves;
  }

  /** Whether the game is there, and goes on. */
  isOf(line: Line): boolean {
    return this.#line === line && this.#spot === line.spot && !line.finished;
  }

  /** Who reads a second one reads them all, as a rule, and together they are written faster. */
  outcome(index: number, squares: number, taken: number): Outcome {
    const known = this.#outcomes?.[index];
    if (known) return known;
    if (this.#outcomes && !(this.#line.finished && this.#spot === this.#line.spot)) {
      this.#outcomes = this.#line.writeAll(this.#spot);
    }
    this.#outcomes ??= [];
    return (this.#outcomes[index] ??= this.#line.write(this.#spot, squares, taken));
  }
}
