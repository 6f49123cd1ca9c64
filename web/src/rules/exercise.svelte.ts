// One exercise being tried: a position of the core, any legal move may be played, one kind of move is asked for.
import type { Core, Legs, Outcome, Refusal, State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import type { Stage } from "../game/stage.ts";
import type { Exercise } from "./book.ts";

export class Trial implements Stage {
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  readonly ply = $derived(this.plies.length);
  readonly done = $derived.by(() => {
    const first = this.plies[0];
    return first === undefined ? null : this.exercise.done(first.outcome);
  });
  readonly mine = $derived(this.plies.length === 0);
  readonly over = $derived(this.now?.result !== null && this.plies.length > 0);
  private readonly line: Line;

  constructor(
    core: Core,
    private readonly exercise: Exercise,
  ) {
    this.line = new Line(core, exercise.variant, "", exercise.fen);
    this.now = this.line.now;
  }

  free(): void {
    this.line.free();
  }

  standing(ply: number): Standing {
    return this.line.standing(ply);
  }

  legs(walked: readonly string[]): Legs {
    return this.line.position.legs(walked);
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.line.position.whyNot(route);
  }

  play(outcome: Outcome): void {
    this.become([outcome.notation]);
  }

  again(): void {
    this.become([]);
  }

  private become(moves: string[]): void {
    this.line.become(moves);
    this.plies = [...this.line.plies];
    this.now = this.line.now;
  }
}
