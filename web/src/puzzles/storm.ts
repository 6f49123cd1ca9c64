// A storm: puzzles against the clock. State in, state out; the page supplies the time.
import type { Puzzle } from "./puzzle.ts";

/** Its duration. */
export const stormMs = 180_000;

export class Storm {
  private constructor(
    private readonly order: readonly Puzzle[],
    private readonly endsAt: number,
    private readonly at: number,
    readonly solved: number,
    readonly missed: readonly Puzzle[],
    /** The last answer was wrong. */
    readonly lastWrong: boolean,
    /** The time is up, or it was given up. */
    readonly over: boolean,
  ) {}

  static begun(order: readonly Puzzle[], now: number): Storm {
    return new Storm(order, now + stormMs, 0, 0, [], false, false);
  }

  /** The one to be solved; none when all were. */
  get puzzle(): Puzzle | undefined {
    return this.over ? undefined : this.order[this.at];
  }

  /** In milliseconds. */
  left(now: number): number {
    return this.over ? 0 : Math.max(0, this.endsAt - now);
  }

  /** Answers after the end do not count. */
  answered(right: boolean, now: number): Storm {
    const { puzzle } = this;
    if (!puzzle || this.left(now) === 0) return this;
    return new Storm(
      this.order,
      this.endsAt,
      this.at + 1,
      this.solved + (right ? 1 : 0),
      right ? this.missed : [...this.missed, puzzle],
      !right,
      false,
    );
  }

  ended(): Storm {
    return new Storm(this.order, this.endsAt, this.at, this.solved, this.missed, this.lastWrong, true);
  }
}
