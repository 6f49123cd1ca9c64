// A game as a line of positions: the start, the moves, and what each did. The core plays; this remembers what it said.
import type { Core, Outcome, Position, State } from "./core.ts";

/** A position of the line. `outcomes` are dropped where nobody can move any more: they are the bulk of a state. */
export type Standing = Omit<State, "outcomes">;

export interface Ply {
  readonly outcome: Outcome;
  readonly before: Standing;
  readonly after: Standing;
}

export class Line {
  readonly plies: Ply[] = [];
  readonly start: Standing;
  /** The position after the last ply, with all that can be done in it. */
  now: State;
  readonly position: Position;

  /** Throws `CoreRefused` for a bad start. */
  constructor(core: Core, variant: string, rules: string, fen: string | null) {
    this.position = core.open(variant, rules, fen ?? "");
    this.now = this.position.state();
    this.start = this.now;
  }

  standing(ply: number): Standing {
    return ply === 0 ? this.start : (this.plies[ply - 1]?.after ?? this.now);
  }

  /** Makes the line these moves: takes back what differs, plays what is new. Throws `CoreRefused` at an illegal one. */
  become(moves: readonly string[]): void {
    let same = 0;
    while (same < moves.length && this.plies[same]?.outcome.notation === moves[same]) same++;
    const changed = same < this.plies.length || same < moves.length;
    while (this.plies.length > same) {
      this.position.takeBack();
      this.plies.pop();
    }
    let before: Standing = this.standing(same);
    for (const move of moves.slice(same)) {
      const outcome = this.position.read(move);
      this.position.play(outcome.notation);
      const after = this.position.state();
      this.plies.push({ outcome, before, after: withoutOutcomes(after) });
      before = after;
      this.now = after;
    }
    if (changed && same === moves.length) this.now = this.position.state();
  }

  free(): void {
    this.position.free();
  }
}

function withoutOutcomes(state: State): Standing {
  const { outcomes: _, ...rest } = state;
  return rest;
}
