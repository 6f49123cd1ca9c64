// One puzzle being solved: the solver's moves are compared with its line, the replies of the line are played.
import type { Lookable } from "../stage/actions.ts";
import type { Stage } from "../stage/stage.ts";
import { effectOf, type Core, type Legs, type Outcome, type Refusal, type Seat, type State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
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

export class Solving implements Stage, Lookable {
  readonly bare = true;
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  wrong = $state.raw<Wrong | null>(null);
  /** The first help or failure; null without one. */
  missed = $state.raw<"wrong" | "hint" | "shown" | null>(null);
  hinted = $state(false);
  #looked = $state(0);
  readonly ply = $derived(this.#looked);
  readonly over = $derived.by(() => this.plies.length === this.answer.length);
  readonly mine = $derived(!this.over);
  /** The seat of the solver. */
  readonly seat: Seat;
  /** All that could be done in the first position. */
  readonly choices: readonly Outcome[];
  /** The whole line. Another winning move ends it. */
  answer = $state.raw<readonly Outcome[]>([]);
  readonly #line: Line;

  /** Throws `CoreRefused` where the line cannot be played. */
  constructor(
    core: Core,
    readonly variant: string,
    public puzzle: Puzzle,
    private readonly met: (how: "solved" | "missed") => void,
  ) {
    this.#line = new Line(core, variant, puzzle.rules, puzzle.fen);
    this.choices = this.#line.now.outcomes;
    this.seat = this.#line.now.seat;
    this.#answers(0);
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

  /** The move to be found now. */
  get wanted(): Outcome | undefined {
    return this.answer[this.plies.length];
  }

  play(played: Outcome, walked: readonly string[] = played.path): void {
    const { wanted } = this;
    if (!wanted) return;
    const at = this.plies.length;
    const same = (outcome: Outcome): boolean => effectOf(outcome) === effectOf(played);
    const also = this.now?.outcomes.find((other) => same(other) && this.puzzle.also[at / 2]?.includes(other.notation));
    if (also) {
      this.puzzle = { ...this.puzzle, line: [...this.puzzle.line.slice(0, at), also.notation] };
      this.#answers(at);
    } else if (!same(wanted)) {
      const left = leftAt((squares) => this.legs(squares), walked, wanted);
      this.wrong = { played, wanted, walked, left };
      this.#miss("wrong");
      return;
    }
    this.wrong = null;
    this.hinted = false;
    this.#become(Math.min(at + 2, this.answer.length));
    if (this.over && this.missed === null) this.met("solved");
  }

  hint(): void {
    this.hinted = true;
    this.wrong = null;
    this.#miss("hint");
  }

  /** The rest of the line is played. */
  show(): void {
    this.#miss("shown");
    this.wrong = null;
    this.missed = "shown";
    this.#become(this.answer.length);
  }

  /** After the end: the move to draw on the position shown. */
  get last(): Outcome | undefined {
    return this.over ? this.answer[this.ply] : undefined;
  }

  look(ply: number): void {
    if (this.over) this.#looked = Math.min(this.answer.length, Math.max(0, ply));
  }

  #miss(how: "wrong" | "hint" | "shown"): void {
    if (this.missed !== null) return;
    this.missed = how;
    this.met("missed");
  }

  /** Reads the line, of which this many moves are played. */
  #answers(count: number): void {
    this.#line.become(this.puzzle.line);
    this.answer = this.#line.plies.map(({ outcome }) => outcome);
    this.#become(count);
  }

  #become(count: number): void {
    this.#line.become(this.puzzle.line.slice(0, count));
    this.plies = [...this.#line.plies];
    this.now = this.#line.now;
    // At the end the last move is drawn where it begins.
    this.#looked = count < this.answer.length ? count : count - 1;
  }
}
