// A game: a start and the moves played.
import { checkedLongText, checkedNumber, checkedPart, checkedText } from "./calls.ts";
import { CamlannError, Position, type Leg, type Standing, type State, type Variant } from "./core.ts";
import { Line } from "./line.ts";
import { loadRules, type Rules } from "./load.ts";
import { Legal, Move, playedOn } from "./move.ts";
import type { ErrorAnswer, Outcome, Reason, Refusal, Seat } from "./wire.ts";
import type * as Wire from "./wire.ts";

/** How a game begins. */
export interface GameOptions {
  /** A rule set with options behind it, `"wcf,knightCanterRule=false"`. Default: the usual one. */
  readonly rules?: string;
  /** Where to start. Default, or null: the array. */
  readonly fen?: string | null;
}

/** How a game ended. */
export interface Ending {
  /** The letter of the winning seat (`"w"`); of a team the letters of its seats. Null for a draw. */
  readonly winner: string | null;
  readonly reason: Reason;
  /** A sentence: "White wins: a piece in Black's castle, D13." */
  readonly text: string;
}

/** Where a game began and what was played in it: a plain value, which `@camlann/engine` takes. */
export interface Past {
  readonly variant: string;
  /** The rule set, as `open` takes it. */
  readonly rules: string;
  /** The FEN of the start. */
  readonly start: string;
  readonly moves: readonly string[];
}

/** What may follow the squares walked so far. */
export interface Legs extends Omit<Wire.Legs, "next"> {
  /** Each with the squares of the men that it takes, as a move has them. */
  readonly next: readonly (Omit<Leg, "captures"> & { readonly captures: readonly string[] })[];
}

/** The rules that a game is played by, and its handle there. */
export let rulesOf: (game: Game) => Rules & { readonly handle: number };

/** Frees what a program forgot to. */
const forgotten = new FinalizationRegistry<Position>((position) => {
  position.free();
});

/** A game that is played. Calls that fail throw a `CamlannError` and change nothing. */
export class Game {
  readonly #rules: Rules;
  readonly #line: Line;
  #standing: Standing | undefined;
  #legal: Legal | undefined;
  #start: string | undefined;

  /** Made by `Game.open`, `Game.replay` and `Camlann`. */
  constructor(rules: Rules, position: Position) {
    this.#rules = rules;
    this.#line = new Line(rules, position);
    forgotten.register(this, position, this);
  }

  static {
    rulesOf = (game) => ({ ...game.#rules, handle: game.#line.handle });
  }

  /** Begins a game: `await Game.open("camelot")`. Loads the rules the first time. */
  static async open(variant: string, options: GameOptions = {}): Promise<Game> {
    return begin(await loadRules(), variant, options);
  }

  /** A game of a record, played to its end; the first of the text has the index 0. An error says the line and the column. */
  static async replay(text: string, index = 0): Promise<Game> {
    return replayed(await loadRules(), text, index);
  }

  /** All that a board shows of the position, with every legal move. */
  get state(): State {
    return { ...this.#now, outcomes: this.legal.map((move) => move.toJSON()) };
  }

  /** Which game this is: its board, men, seats and rule sets. */
  get variant(): Variant {
    const known = this.#rules.core.variant(this.#now.variant);
    if (!known) throw new Error(`the core does not know its own variant ${this.#now.variant}`);
    return known;
  }

  /** Every legal move; none once the game is over. Quick: a move is written when it is read. */
  get legal(): readonly Move[] {
    return (this.#legal ??= new Legal(this.#line)).moves;
  }

  /** The same as people write them. */
  get moves(): string[] {
    return this.legal.map(({ notation }) => notation);
  }

  get fen(): string {
    return this.#now.fen;
  }

  /** The rule set, as `open` takes it. */
  get rules(): string {
    return this.#now.rules;
  }

  /** The letter of the seat whose turn it is: `"w"`. */
  get seat(): Seat {
    return this.#now.seat;
  }

  /** Letters of FEN by square, as the board of `@camlann/board` takes them. */
  get pieces(): State["pieces"] {
    return this.#now.pieces;
  }

  /** The moves played from the start. */
  get played(): Outcome[] {
    return this.#rules.core.answer<Outcome[]>(this.#rules.calls.played(this.#line.handle));
  }

  /** Where the game began and what was played in it. */
  get past(): Past {
    return {
      variant: this.#now.variant,
      rules: this.rules,
      start: (this.#start ??= this.#startOf()),
      moves: this.played.map(({ notation }) => notation),
    };
  }

  /** How the game ended; null while it goes on. */
  get outcome(): Ending | null {
    const { result, resultText } = this.#now;
    return result && { winner: result.winner, reason: result.reason, text: resultText };
  }

  /** Whether the seat whose turn it is may claim a draw. */
  get canClaim(): boolean {
    return this.#now.canClaim;
  }

  /** Plays a legal move, or one as people write it, short forms too. Answers what it does. */
  play(move: Move): Move;
  play(move: string): Outcome;
  play(move: string | Move): Outcome | Move;
  play(move: string | Move): Outcome | Move {
    if (move instanceof Move && playedOn(move, this.#line)) {
      this.#moved();
      return move;
    }
    const text = move instanceof Move ? move.notation : checkedText("move", move);
    const outcome = this.#line.push(text.trim().split(/\s+/).join(" "));
    this.#moved();
    return move instanceof Move ? move : outcome;
  }

  /** Plays one of the legal moves at random. False once the game is over. */
  playAny(random: number = Math.random()): boolean {
    const { legal } = this;
    const move = legal[Math.floor(checkedPart("random", random) * legal.length)];
    if (move) this.play(move);
    return move !== undefined;
  }

  /** False at the start. */
  takeBack(): boolean {
    const done = this.#line.takeBack();
    if (done) this.#moved();
    return done;
  }

  /** Records that a game was given up, or a draw agreed. Without a winner it is drawn. */
  finish(reason: "resignation" | "agreement", winner: Seat | null = null): void {
    this.#line.finish(checkedText("reason", reason), checkedText("winner", winner ?? ""));
    this.#moved();
  }

  /** The rule that forbids a move along these squares, or null where it is legal. Two squares stand for any way between them. */
  whyNot(...squares: string[]): Refusal | null {
    return this.#line.open.whyNot(checkedSquares(squares));
  }

  /** What may follow the squares walked so far, for boards on which a move is made step by step. The first is the start. */
  legs(...squares: string[]): Legs {
    const { next, ...others } = this.#line.open.legs(checkedSquares(squares));
    return { ...others, next: next.map((leg) => ({ ...leg, captures: leg.captures === null ? [] : [leg.captures] })) };
  }

  /** How many lines of `depth` moves can follow. Repetition and the counting of quiet moves are left out of account. */
  perft(depth: number): number {
    return this.#rules.calls.perft(this.#line.handle, checkedNumber("depth", depth, 20));
  }

  /** The game as a record, with headers of your own: `{ White: "Michael Nolan" }`. */
  record(headers: Readonly<Record<string, string>> = {}): string {
    const lines = Object.entries(headers).map(([key, value]) => {
      const text = checkedText(key, value);
      if (!/[\r\n]/.test(text) && /^\w+$/.test(key)) return `${key} ${text}`;
      const expected = "a name of letters, digits and _, and a value of one line";
      throw new CamlannError({ what: "this cannot be a header", where: key, expected, code: "syntax" });
    });
    const text = this.#rules.calls.record(this.#line.handle, checkedText("headers", lines.join("\n")));
    const answer = this.#rules.core.answer<string | ErrorAnswer>(text);
    if (typeof answer !== "string") throw new CamlannError(answer.error);
    return answer;
  }

  /** Another game with the same past. */
  copy(): Game {
    const handle = this.#rules.calls.copy(this.#line.handle);
    return new Game(this.#rules, new Position(this.#rules.core, handle));
  }

  /** Gives back its memory at once; otherwise that happens some time after nothing refers to the game. */
  free(): void {
    if (!this.#line.free()) return;
    this.#moved();
    forgotten.unregister(this);
  }

  toString(): string {
    return `Game(${this.#now.variant}, ${String(this.#now.ply)} moves, ${this.fen})`;
  }

  /** The position without its moves. */
  get #now(): Standing {
    const { core, calls } = this.#rules;
    return (this.#standing ??= core.answer<Standing>(calls.standing(this.#line.handle)));
  }

  #startOf(): string {
    const earlier = this.copy();
    while (earlier.takeBack());
    const { fen } = earlier;
    earlier.free();
    return fen;
  }

  #moved(): void {
    this.#standing = undefined;
    this.#legal = undefined;
  }
}

/** Squares travel as one text with spaces. */
function checkedSquares(squares: readonly string[]): string[] {
  return squares.map((square) => {
    const name = checkedText("square", square);
    if (/^\S+$/.test(name)) return name;
    throw new CamlannError({ what: `this is "${name}"`, where: "square", expected: "one square", code: "syntax" });
  });
}

export function begin({ core, calls }: Rules, variant: string, { rules = "", fen }: GameOptions = {}): Game {
  const position = core.open(
    checkedText("variant", variant),
    checkedText("rules", rules),
    checkedText("fen", fen ?? ""),
  );
  return new Game({ core, calls }, position);
}

export function replayed({ core, calls }: Rules, text: string, index: number): Game {
  const handle = calls.replay(checkedLongText("record", text), checkedNumber("index", index));
  if (handle < 1) throw core.refused();
  return new Game({ core, calls }, new Position(core, handle));
}
