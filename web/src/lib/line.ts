// A game as a line of positions: the start, the moves, and what each did. The core plays; this remembers what it said.
import type { Core, Legs, Outcome, Position, Refusal, Standing, State } from "./core.ts";

export type { Standing } from "./core.ts";

export interface Ply {
  readonly outcome: Outcome;
  readonly before: Standing;
  readonly after: Standing;
}

/** The source of a game's positions: the core or, before it has loaded, the server's last position. */
export interface Source {
  /** Empty where the moves before the last position are not known. */
  readonly plies: readonly Ply[];
  /** The last position, with all that can be done in it. */
  readonly now: State;
  /** The moves asked for lead further than the last position that is known. */
  readonly behind: boolean;
  standing(ply: number): Standing | undefined;
  /** Makes the game these moves, if that can be done. Throws `CoreRefused` at an illegal one. */
  become(moves: readonly string[]): void;
  /** Returns the next legs after the squares walked in the last position. */
  legs(walked: readonly string[]): Legs;
  whyNot(route: readonly string[]): Refusal | null;
  /** Null where nothing can be read yet. */
  read(text: string): Outcome | null;
  free(): void;
}

export class Line implements Source {
  readonly plies: Ply[] = [];
  readonly start: Standing;
  readonly behind = false;
  now: State;
  readonly position: Position;

  /** Throws `CoreRefused` for a bad start. */
  constructor(core: Core, variant: string, rules: string, fen: string | null) {
    this.position = core.open(variant, rules, fen ?? "");
    this.now = this.position.state();
    this.start = this.now;
  }

  standing(ply: number): Standing {
    if (ply >= this.plies.length) return this.now;
    return this.plies[ply - 1]?.after ?? this.start;
  }

  /** Takes back what differs, plays what is new. */
  become(moves: readonly string[]): void {
    let same = 0;
    while (same < moves.length && this.plies[same]?.outcome.notation === moves[same]) same++;
    if (same === moves.length && same === this.plies.length) return;
    while (this.plies.length > same) {
      this.position.takeBack();
      this.plies.pop();
    }
    let before = this.plies.at(-1)?.after ?? this.start;
    const { plies, outcomes } = this.position.play(moves.slice(same));
    for (const { outcome, after } of plies) {
      this.plies.push({ outcome, before, after });
      before = after;
    }
    this.now = { ...before, outcomes };
  }

  /** Knows its last position by an object that says the same, so that nothing seems to have changed. */
  adopt(now: State): void {
    if (JSON.stringify(now) === JSON.stringify(this.now)) this.now = now;
  }

  legs(walked: readonly string[]): Legs {
    return this.position.legs(walked);
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.position.whyNot(route);
  }

  read(text: string): Outcome {
    return this.position.read(text);
  }

  free(): void {
    this.position.free();
  }
}
