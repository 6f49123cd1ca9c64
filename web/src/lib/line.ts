// A game as a line of positions: the start, the moves, and what each did. The core plays; this remembers what it said.
import type { Core, Outcome, Position, Standing, State } from "./core.ts";

export type { Standing } from "./core.ts";

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
    if (same === moves.length && same === this.plies.length) return;
    while (this.plies.length > same) {
      this.position.takeBack();
      this.plies.pop();
    }
    let before = this.standing(same);
    const { plies, outcomes } = this.position.play(moves.slice(same));
    for (const { outcome, after } of plies) {
      this.plies.push({ outcome, before, after });
      before = after;
    }
    this.now = { ...before, outcomes };
  }

  free(): void {
    this.position.free();
  }
}
