// A game in the core and the way it came, so that a move can be written long after it was on offer.
import type { Calls } from "./calls.ts";
import { CamlannError, type Core, type Position } from "./core.ts";
import type { Rules } from "./load.ts";
import type { Outcome } from "./wire.ts";

/** A move as the core numbers it in one position, or as text. */
export type Way = readonly [squares: number, taken: number] | string;

/** A position of a line. It is the same object for as long as the game has not gone another way. */
export class Spot {
  constructor(
    readonly ply: number,
    /** Null where the game was taken up; filled in if it is taken back beyond that. */
    public before: Spot | null,
    public way: Way | null,
  ) {}
}

const same = (a: Way | null, b: Way): boolean =>
  typeof b === "string" || typeof a === "string" || a === null ? a === b : a[0] === b[0] && a[1] === b[1];

export class Line {
  readonly core: Core;
  readonly calls: Calls;
  readonly #position: Position;
  #spot: Spot;
  #finished = false;
  #freed = false;

  constructor({ core, calls }: Rules, position: Position) {
    this.core = core;
    this.calls = calls;
    this.#position = position;
    this.#spot = new Spot(this.calls.plies(position.handle), null, null);
  }

  /** Where the game is now. */
  get spot(): Spot {
    return this.#spot;
  }

  /** Whether `finish` ended the game. */
  get finished(): boolean {
    return this.#finished;
  }

  get handle(): number {
    return this.open.handle;
  }

  /** The game in the core, if it has not been freed. */
  get open(): Position {
    if (!this.#freed) return this.#position;
    const expected = "a game that free() was not called on";
    throw new CamlannError({ what: "this game was freed", where: "game", expected, code: "not-found" });
  }

  /** Plays one of the moves of `legal` here. */
  go(squares: number, taken: number): void {
    this.calls.playNumbers(this.handle, squares, taken);
    this.#spot = new Spot(this.#spot.ply + 1, this.#spot, [squares, taken]);
  }

  /** Plays a move as people write it. */
  push(text: string): Outcome {
    const outcome = this.core.told<Outcome>(this.calls.push(this.handle, text));
    this.#spot = new Spot(this.#spot.ply + 1, this.#spot, outcome.notation);
    return outcome;
  }

  takeBack(): boolean {
    const { handle } = this;
    const last = this.#spot;
    if (last.ply > 0 && last.before === null) {
      last.way = this.#playedAt(last.ply - 1).notation;
      last.before = new Spot(last.ply - 1, null, null);
    }
    if (this.core.calls.takeBack(handle) !== 1) return false;
    if (last.before) this.#spot = last.before;
    this.#finished = false;
    return true;
  }

  /** Ends the game from outside: moves that were on offer no longer are. */
  finish(reason: string, winner: string): void {
    if (this.calls.finish(this.handle, reason, winner) !== 1) throw this.core.refused();
    this.#finished = true;
  }

  /** A move of a position of this line, or of one that it has left. */
  write(spot: Spot, squares: number, taken: number): Outcome {
    const way: Way = [squares, taken];
    if (this.#went(spot, way)) return this.#playedAt(spot.ply);
    return this.#at(spot, (handle) => this.core.answer<Outcome>(this.calls.write(handle, squares, taken)));
  }

  /** All legal moves of such a position, in the order of `legal`. */
  writeAll(spot: Spot): Outcome[] {
    return this.#at(spot, (handle) => this.core.answer<Outcome[]>(this.calls.written(handle)));
  }

  free(): boolean {
    if (this.#freed) return false;
    this.#freed = true;
    this.#position.free();
    return true;
  }

  #playedAt(ply: number): Outcome {
    return this.core.answer<Outcome>(this.calls.playedAt(this.handle, ply));
  }

  /** Whether that move was played there, and has not been taken back. */
  #went(spot: Spot, way: Way): boolean {
    let next = this.#spot;
    while (next.ply > spot.ply + 1 && next.before) next = next.before;
    return next.before === spot && same(next.way, way);
  }

  /** What `ask` says of a game that is there: this one, or a copy that is led there. */
  #at<T>(spot: Spot, ask: (handle: number) => T): T {
    if (spot === this.#spot) return ask(this.handle);
    const copy = this.calls.copy(this.handle);
    try {
      this.#lead(copy, spot);
      return ask(copy);
    } finally {
      this.core.calls.free(copy);
    }
  }

  #lead(handle: number, spot: Spot): void {
    const ways: Way[] = [];
    let from = this.#spot;
    let to = spot;
    while (from !== to) {
      if (to.ply > from.ply || from.before === null) {
        if (to.before === null || to.way === null) throw new Error("a move of a position that this game never had");
        ways.push(to.way);
        to = to.before;
      } else {
        this.core.calls.takeBack(handle);
        from = from.before;
      }
    }
    for (const way of ways.reverse()) {
      if (typeof way === "string") this.core.told<Outcome>(this.calls.push(handle, way));
      else this.calls.playNumbers(handle, way[0], way[1]);
    }
  }
}
