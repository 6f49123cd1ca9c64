// One puzzle being solved: the solver's moves are compared with its line, the replies of the line are played. At its end
// the moves that follow are shown, until the gain is on the board.
import type { Lookable } from "../stage/actions.ts";
import type { Stage } from "../stage/stage.ts";
import { effectOf, type Core, type Legs, type Outcome, type Refusal, type Seat, type State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import type { Past } from "../why/answer.ts";
import type { Puzzle } from "./puzzle.ts";
import { leftAt } from "./walk.ts";

/** A move that was not the one. */
export interface Wrong {
  readonly played: Outcome;
  readonly wanted: Outcome;
  readonly walked: readonly string[];
  /** The index of the square that left the road; of a move that ended too early, one more than the last. */
  readonly left: number;
}

/** A wrong move on the board, and the answer that punishes it. */
export interface Refuted {
  readonly wrong: Wrong;
  /** Null until the engine has found it. */
  readonly reply: Outcome | null;
  /** What the reply does: "takes two with a jump". */
  readonly reasons: readonly string[];
  /** The seat that answers. */
  readonly seat: Seat;
}

/** The engine's best reply to the last move of a game. */
export interface Refutation {
  readonly reply: string;
  readonly reasons: readonly string[];
}

/** Finds the reply to a wrong move. Rejects without an engine. */
export type Refute = (past: Past) => Promise<Refutation>;

export class Solving implements Stage, Lookable {
  readonly bare = true;
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  wrong = $state.raw<Wrong | null>(null);
  /** A wrong move that is still on the board; null before and after. */
  refuted = $state.raw<Refuted | null>(null);
  /** The first help or failure; null without one. */
  missed = $state.raw<"wrong" | "hint" | "shown" | null>(null);
  hinted = $state(false);
  #looked = $state(0);
  readonly ply = $derived(this.#looked);
  readonly over = $derived.by(() => !this.refuted && this.plies.length === this.answer.length);
  /** True while the moves up to the end of the answer are being shown, one by one: `step`. */
  shows = $state(false);
  /** Another move that wins, in place of which the line's was played; null if the last move was none. */
  other = $state.raw<Outcome | null>(null);
  readonly mine = $derived(!this.over && !this.refuted);
  /** The seat of the solver. */
  readonly seat: Seat;
  /** All that could be done in the first position. */
  readonly choices: readonly Outcome[];
  /** The whole line and the moves that follow it. */
  answer = $state.raw<readonly Outcome[]>([]);
  /** Which of these moves are the solver's. */
  readonly own: readonly boolean[];
  readonly #line: Line;

  /**
   * Throws `CoreRefused` where the line cannot be played. With `refute`, a wrong move stays on the board with its answer
   * until `again`; otherwise it is taken back at once.
   */
  constructor(
    core: Core,
    readonly variant: string,
    public puzzle: Puzzle,
    private readonly met: (how: "solved" | "missed") => void,
    private readonly refute?: Refute,
  ) {
    this.#line = new Line(core, variant, puzzle.rules, puzzle.fen);
    this.choices = this.#line.now.outcomes;
    this.seat = this.#line.now.seat;
    this.#line.become([...puzzle.line, ...puzzle.then]);
    this.answer = this.#line.plies.map(({ outcome }) => outcome);
    const side = core.variant(variant)?.sides.find((seats) => seats.includes(this.seat)) ?? [this.seat];
    this.own = this.#line.plies.map(({ before }) => side.includes(before.seat));
    this.#become(0);
  }

  free(): void {
    this.#line.free();
  }

  standing(ply: number): Standing {
    return this.#line.standing(ply);
  }

  legs(walked: readonly string[]): Legs {
    return this.#line.legs(walked);
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.#line.whyNot(route);
  }

  /** The number of moves to be found. */
  get toFind(): number {
    return this.own.filter((own, at) => own && at < this.puzzle.line.length).length;
  }

  /** The last move to be found. */
  get lastFound(): Outcome | undefined {
    return this.answer[this.puzzle.line.length - 1];
  }

  /** The move to be found now. */
  get wanted(): Outcome | undefined {
    return this.refuted ? undefined : this.answer[this.plies.length];
  }

  play(played: Outcome, walked: readonly string[] = played.path): void {
    const { wanted } = this;
    if (!wanted) return;
    const at = this.plies.length;
    const same = (outcome: Outcome): boolean => effectOf(outcome) === effectOf(played);
    const found = this.own.slice(0, at).filter(Boolean).length;
    const also = this.now?.outcomes.find((other) => same(other) && this.puzzle.also[found]?.includes(other.notation));
    if (!also && !same(wanted)) {
      const left = leftAt((squares) => this.legs(squares), walked, wanted);
      const wrong = { played, wanted, walked, left };
      if (!this.#punish(wrong)) this.wrong = wrong;
      this.#miss("wrong");
      return;
    }
    this.wrong = null;
    this.hinted = false;
    this.other = also ?? null;
    const next = this.own.indexOf(true, at + 1);
    if (next > 0 && next < this.puzzle.line.length) this.#become(next);
    else this.#end(at + 1);
    if (this.over && this.missed === null) this.met("solved");
  }

  /** Takes the wrong move back, up to the square that left the road. */
  again(): void {
    const { refuted } = this;
    if (!refuted) return;
    this.#takeBack();
    this.wrong = refuted.wrong;
  }

  hint(): void {
    this.#takeBack();
    this.hinted = true;
    this.wrong = null;
    this.#miss("hint");
  }

  /** The rest of the line is played. */
  show(): void {
    this.#takeBack();
    this.#miss("shown");
    this.wrong = null;
    this.missed = "shown";
    this.#end(this.plies.length);
  }

  /** Shows the next move of the answer, at its end. */
  step(): void {
    if (!this.shows) return;
    this.#looked++;
    this.shows = this.#looked < this.answer.length;
  }

  /** After the end: the move to draw on the position shown. */
  get last(): Outcome | undefined {
    return this.over ? this.answer[this.ply] : undefined;
  }

  look(ply: number): void {
    if (!this.over) return;
    this.shows = false;
    this.#looked = Math.min(this.answer.length, Math.max(0, ply));
  }

  /** Leaves a wrong move on the board and asks for its reply. False if there is none to show. */
  #punish(wrong: Wrong): boolean {
    const { refute, puzzle, variant } = this;
    const { rules, fen: start } = puzzle;
    if (!refute) return false;
    const moves = [...puzzle.line.slice(0, this.plies.length), wrong.played.notation];
    this.#show(moves);
    if (!this.now || this.now.result !== null) {
      this.#show(moves.slice(0, -1));
      return false;
    }
    const waits: Refuted = { wrong, reply: null, reasons: [], seat: this.now.seat };
    this.refuted = waits;
    const still = (): boolean => this.refuted === waits;
    refute({ variant, rules, start, moves }).then(
      ({ reply, reasons }) => {
        const found = still() ? this.now?.outcomes.find(({ notation }) => notation === reply) : undefined;
        if (!found) return;
        this.#show([...moves, reply]);
        this.refuted = { ...waits, reply: found, reasons };
      },
      () => {
        if (still()) this.again();
      },
    );
    return true;
  }

  #takeBack(): void {
    if (!this.refuted) return;
    const { length } = this.refuted.reply ? this.plies.slice(2) : this.plies.slice(1);
    this.refuted = null;
    this.#become(length);
  }

  #miss(how: "wrong" | "hint" | "shown"): void {
    if (this.missed !== null) return;
    this.missed = how;
    this.met("missed");
  }

  #show(moves: readonly string[]): void {
    this.#line.become(moves);
    this.plies = [...this.#line.plies];
    this.now = this.#line.now;
    this.#looked = moves.length;
  }

  /** Ends the puzzle, at a move of the answer from which the rest is shown. */
  #end(from: number): void {
    this.#become(this.answer.length);
    this.#looked = from;
    this.shows = from < this.answer.length;
  }

  #become(count: number): void {
    this.#show([...this.puzzle.line, ...this.puzzle.then].slice(0, count));
  }
}
