// The last position of a game as sent by the server, until the core has loaded. Moves can be played in it, but not
// walked leg by leg, and earlier positions are not known.
import type { Legs, Refusal, Standing, State } from "../lib/core.ts";
import type { Source } from "../lib/line.ts";

export class Glimpse implements Source {
  readonly plies = [];
  behind = false;

  /** `moves` led to the position. */
  constructor(
    readonly now: State,
    private readonly moves: readonly string[],
  ) {}

  standing(ply: number): Standing | undefined {
    return ply === this.moves.length ? this.now : undefined;
  }

  become(moves: readonly string[]): void {
    this.behind = moves.length !== this.moves.length || moves.some((move, ply) => move !== this.moves[ply]);
  }

  legs(): Legs {
    return { next: [], stop: false, outcome: null };
  }

  whyNot(): Refusal | null {
    return null;
  }

  read(): null {
    return null;
  }

  free(): void {
    // Nothing is kept in the core.
  }
}
