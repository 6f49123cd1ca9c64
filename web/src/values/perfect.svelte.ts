// The perfect values of the position shown, requested from the server's endgame tables, or looked up in their files if
// the server does not compute.
import { api, Failure, type PerfectValues, type TableSummary } from "../lib/api.ts";
import type { Seat } from "../lib/core.ts";
import type { ValuedMove } from "../play/turn.ts";

/** A position for a request to the tables. */
export interface Asked {
  variant: string;
  rules: string;
  fen: string;
  seat: Seat;
  /** On the board. */
  pieces: number;
}

export interface Known extends Omit<PerfectValues, "moves"> {
  seat: Seat;
  /** The best first. */
  moves: readonly ValuedMove[];
}

/** Where the answers come from; tests hand in their own. */
export type Source = Pick<typeof api, "tables" | "perfectValues">;

const squares = /[A-Za-z]\d+/g;

function known(seat: Seat, { wdl, plies, moves }: PerfectValues): Known {
  const valued = moves.map((move) => {
    const path = move.notation.match(squares) ?? [];
    return { ...move, from: path[0] ?? "", to: path.at(-1) ?? "" };
  });
  return { seat, wdl, plies, moves: valued };
}

export class Perfect {
  /** The requested position; null without a request. */
  asked = $state.raw<Asked | null>(null);
  /** The values of that position, once they have arrived. */
  known = $state.raw<Known | null>(null);
  /** Why they are not there: no table has this position, it is near a rated game, or the server did not answer. */
  failed = $state.raw<"none" | "rated" | "away" | null>(null);
  /** The last request. */
  #key = "null";
  #tables = $state.raw<readonly TableSummary[]>([]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #remembered = new Map<string, Known>();

  /** `instead`: the source if the server does not compute. */
  constructor(
    private source: Source = api,
    instead: () => Promise<Source> = async () => source,
  ) {
    source
      .tables()
      .catch(async () => (this.source = await instead()).tables())
      .then(
        (tables) => (this.#tables = tables),
        () => undefined, // no tables to be had: nothing is offered
      );
  }

  /** The most pieces in a table of a game; 0 where there is none. */
  most(variant: string, rules: string): number {
    return this.#tables.find((one) => one.variant === variant && one.rules === rules)?.pieces ?? 0;
  }

  /** True if tables cover this number of pieces. */
  reaches(variant: string, rules: string, pieces: number): boolean {
    return pieces <= this.most(variant, rules);
  }

  /** Shows the values of a position, or none any more. */
  about(asked: Asked | null): void {
    const key = JSON.stringify(asked);
    if (key === this.#key && !this.failed) return;
    this.#key = key;
    this.asked = asked;
    this.failed = null;
    this.known = this.#remembered.get(key) ?? null;
    if (!asked || this.known) return;
    const still = (): boolean => key === this.#key;
    this.source.perfectValues(asked.variant, asked.rules, asked.fen).then(
      (values) => {
        const told = known(asked.seat, values);
        this.#remembered.set(key, told);
        if (still()) this.known = told;
      },
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        if (!still()) return;
        this.failed = "away";
        if (error.status === 404) this.failed = "none";
        if (error.status === 409) this.failed = "rated";
      },
    );
  }
}
