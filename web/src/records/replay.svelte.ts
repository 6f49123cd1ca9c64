// The replay of a published game: all positions, and the current one.
import type { Stage } from "../stage/stage.ts";
import type { GameRecord } from "../lib/api.ts";
import type { Core, State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";

export class Replay implements Stage {
  readonly plies: readonly Ply[];
  ply = $state(0);
  readonly now: State;
  readonly mine = false;
  readonly over: boolean;
  readonly #line: Line;

  /** The records are part of the program and proved legal by its tests; one that is not is a `CoreRefused`. */
  constructor(core: Core, record: GameRecord) {
    this.#line = new Line(core, record.variant, record.rules, record.start);
    this.#line.become(record.moves);
    this.plies = this.#line.plies;
    this.now = this.#line.now;
    this.over = this.now.result !== null;
  }

  free(): void {
    this.#line.free();
  }

  standing(ply: number): Standing {
    return this.#line.standing(ply);
  }

  legs(): { next: []; stop: false; outcome: null } {
    return { next: [], stop: false, outcome: null };
  }

  whyNot(): null {
    return null;
  }

  play(): void {
    // Nothing is played in a record.
  }

  look(ply: number): void {
    this.ply = Math.min(this.plies.length, Math.max(0, ply));
  }
}
