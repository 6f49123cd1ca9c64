// What a board component needs to know of whatever is played on it: a game, a record, an exercise.
import type { Legs, Outcome, Refusal, Seat, State } from "../lib/core.ts";
import type { Ply, Standing } from "../lib/line.ts";
import type { Table } from "../play/table.ts";

/** What may be open over a game. */
export type OpenDialog = "sheet" | "review" | "teach" | "resign";

export interface Stage {
  readonly plies: readonly Ply[];
  /** The ply looked at. */
  readonly ply: number;
  /** The last position, with everything that can be done in it. */
  readonly now: State | undefined;
  /** Whether the person at the board may move. */
  readonly mine: boolean;
  /** While the other side thinks: the side whose next move may be set ahead. Left out: none. */
  readonly ahead?: Seat | null;
  /** Whether a chosen move is asked about. Left out: as the settings say. */
  readonly confirms?: boolean | undefined;
  /** A move takes days. Left out: it does not. */
  readonly byDays?: boolean;
  readonly over: boolean;
  /** A puzzle: moves are walked leg by leg, and nothing on the board helps to find one. Left out: as the settings say. */
  readonly bare?: boolean;
  /** False while no move can be walked leg by leg yet. */
  readonly ready?: boolean;
  /** What is new behind the last control of a phone. */
  readonly news?: { count: number; text: string } | undefined;
  standing(ply: number): Standing | undefined;
  legs(walked: readonly string[]): Legs;
  whyNot(route: readonly string[]): Refusal | null;
  /** `route`: as it was walked by hand. */
  play(outcome: Outcome, route?: readonly string[]): void;
  /** The table shows where the game is, and something was chosen on it or may be. */
  brought?(table: Table): void;
}
