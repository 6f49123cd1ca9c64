// The moves made here that the server has not acknowledged: of consecutive plies, sent one after another. The browser keeps
// them, so that a page that is loaded again sends them again.
import type { Game } from "../lib/api.ts";
import { keep, keptOf, type SentMove } from "./kept.ts";

type Moves = Game["moves"];

/** A hash of these moves; other moves almost certainly have another one. */
const sumOf = (moves: Moves): number =>
  [...moves.map(({ notation }) => notation).join()].reduce(
    (sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0,
    moves.length,
  );

export class Outbox {
  moves = $state.raw<readonly SentMove[]>([]);
  /** The move that waits for the coach, or for an answer to it. */
  #waiting = $state.raw<SentMove>();
  readonly held = $derived(this.#waiting !== undefined && this.moves.includes(this.#waiting));
  /** The moves of the game, as last received from the server. */
  #told: Moves = [];
  /** The browser keeps something. */
  #stored = false;

  constructor(private readonly game: string) {}

  /** The one to be sent now. */
  get next(): SentMove | undefined {
    const [first] = this.moves;
    return first === this.#waiting ? undefined : first;
  }

  /** Takes back those that a page left here, and drops them as `settle` does. A game that is over takes none. */
  restore({ moves, result }: Pick<Game, "moves" | "result">): boolean {
    const { sent } = keptOf(this.game);
    const [first] = sent?.moves ?? [];
    this.#stored = sent !== undefined;
    this.#told = moves.slice(0, first?.ply);
    const fits = first === undefined || (first.ply <= moves.length && sumOf(this.#told) === sent?.after);
    this.moves = sent && fits && result === null ? sent.moves : [];
    return this.settle(moves) && fits;
  }

  add(move: SentMove): void {
    this.#become([...this.moves, move]);
  }

  /** The last one is not sent before it is released. */
  hold(): void {
    this.#waiting = this.moves.at(-1);
    this.#store();
  }

  release(): void {
    this.#waiting = undefined;
    this.#store();
  }

  /** Takes back the held move, which was not sent. */
  unmake(): void {
    this.#become(this.moves.filter((move) => move !== this.#waiting));
  }

  clear(): void {
    this.#become([]);
  }

  /** Drops those that the game has now; all of them, and false, when it has become another game than they were made in. */
  settle(moves: Moves): boolean {
    const told = this.#told;
    const [first] = this.moves;
    this.#told = moves;
    if (!first) {
      this.#store();
      return true;
    }
    const made = this.moves.filter(({ ply }) => ply < moves.length);
    const same =
      moves.length >= first.ply &&
      told.slice(0, first.ply).every(({ notation }, ply) => moves[ply]?.notation === notation) &&
      made.every(({ ply, notation }) => moves[ply]?.notation === notation);
    this.#become(same ? this.moves.slice(made.length) : []);
    return same;
  }

  #become(moves: readonly SentMove[]): void {
    this.moves = moves;
    this.#store();
  }

  #store(): void {
    const moves = this.moves.filter((move) => move !== this.#waiting);
    const [first] = moves;
    if (first) keep(this.game, { sent: { after: sumOf(this.#told.slice(0, first.ply)), moves } });
    else if (this.#stored) keep(this.game, { sent: undefined });
    this.#stored = first !== undefined;
  }
}
