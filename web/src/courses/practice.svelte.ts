// A small game in progress: the learner moves, and the engine answers for all others until the goal is met or missed.
import type { Core, Legs, Outcome, Refusal, Seat, State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import type { Stage } from "../stage/stage.ts";
import type { Opponent } from "../why/choose.ts";
import type { SmallGame } from "./course.ts";
import { verdictOf } from "./goal.ts";

export class Practice implements Stage {
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** True if the engine failed. */
  away = $state(false);
  readonly seat: Seat;
  readonly ply = $derived(this.plies.length);
  readonly verdict = $derived.by(() => (this.now ? verdictOf(this.game.goal, this.seat, this.plies, this.now) : null));
  readonly over = $derived(this.verdict !== null);
  readonly mine = $derived.by(() => !this.over && this.now?.seat === this.seat);
  readonly #line: Line;
  /** Changes with each position: an answer to another one comes too late. */
  #asked = 0;

  constructor(
    core: Core,
    private readonly game: SmallGame,
    private readonly ask: Opponent,
  ) {
    this.#line = new Line(core, game.variant, "", game.fen);
    this.now = this.#line.now;
    this.seat = this.#line.now.seat;
  }

  free(): void {
    this.#asked++;
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

  play(outcome: Outcome): void {
    this.#become([...this.#moves, outcome.notation]);
    void this.answer();
  }

  again(): void {
    this.#become([]);
  }

  /** Lets the others move until it is the learner's turn again. */
  async answer(): Promise<void> {
    const { variant, fen, nodes } = this.game;
    const asked = this.#asked;
    this.away = false;
    if (this.over || this.mine) return;
    try {
      const move = await this.ask({ variant, rules: "", start: fen, moves: this.#moves, nodes });
      if (asked !== this.#asked) return;
      this.#become([...this.#moves, move]);
      await this.answer();
    } catch {
      if (asked === this.#asked) this.away = true;
    }
  }

  get #moves(): string[] {
    return this.plies.map(({ outcome }) => outcome.notation);
  }

  #become(moves: string[]): void {
    this.#asked++;
    this.away = false;
    this.#line.become(moves);
    this.plies = [...this.#line.plies];
    this.now = this.#line.now;
  }
}
