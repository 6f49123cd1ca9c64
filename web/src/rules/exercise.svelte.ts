// An exercise in progress: a position of the core, in which any legal move may be played and one kind of move solves
// the task. With a sequel, the others answer, and the next task follows.
import type { Core, Legs, Outcome, Refusal, State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import type { Stage } from "../stage/stage.ts";
import type { Exercise, Task } from "./book.ts";

export class Trial implements Stage {
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** The move that was not the one. */
  wrong = $state.raw<Outcome | null>(null);
  readonly ply = $derived(this.plies.length);
  #solved = $state(0);
  readonly #tasks: readonly Task[];
  readonly done = $derived.by(() => this.#solved === this.#tasks.length);
  /** The task before the player; the last one once all are done. */
  readonly task: Task = $derived.by(() => this.#tasks[Math.min(this.#solved, this.#tasks.length - 1)] ?? this.exercise);
  readonly mine = $derived(!this.done && this.wrong === null);
  readonly over = $derived(this.now?.result !== null && this.plies.length > 0);
  readonly #line: Line;

  constructor(
    core: Core,
    private readonly exercise: Exercise,
  ) {
    this.#tasks = [exercise, ...(exercise.then ?? [])];
    this.#line = new Line(core, exercise.variant, "", exercise.fen);
    this.now = this.#line.now;
  }

  free(): void {
    this.#line.free();
  }

  standing(ply: number): Standing {
    return this.#line.standing(ply);
  }

  legs(walked: readonly string[]): Legs {
    return this.#line.position.legs(walked);
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.#line.position.whyNot(route);
  }

  play(outcome: Outcome): void {
    const right = this.task.done(outcome);
    const answers = right ? (this.exercise.then?.[this.#solved]?.answers ?? []) : [];
    this.wrong = right ? null : outcome;
    if (right) this.#solved++;
    this.#become([...this.#moves, outcome.notation, ...answers]);
  }

  /** Takes the wrong move back. */
  back(): void {
    this.wrong = null;
    this.#become(this.#moves.slice(0, -1));
  }

  again(): void {
    this.wrong = null;
    this.#solved = 0;
    this.#become([]);
  }

  get #moves(): string[] {
    return this.plies.map(({ outcome }) => outcome.notation);
  }

  #become(moves: string[]): void {
    this.#line.become(moves);
    this.plies = [...this.#line.plies];
    this.now = this.#line.now;
  }
}
