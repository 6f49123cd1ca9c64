// The interface between a board component and a game, a record, or an exercise.
import type { Legs, Outcome, Refusal, Seat, State } from "../lib/core.ts";
import type { Ply, Standing } from "../lib/line.ts";
import type { Table } from "../play/table.ts";

/** The dialogs of a game. */
export type OpenDialog = "sheet" | "review" | "teach" | "resign";

export interface Stage {
  readonly plies: readonly Ply[];
  /** The ply shown. */
  readonly ply: number;
  /** The last position, with everything that can be done in it. */
  readonly now: State | undefined;
  /** True if the person at the board may move. */
  readonly mine: boolean;
  /** During the opponent's turn: the seat for which moves can be planned. Default: none. */
  readonly ahead?: Seat | null;
  /** True if a chosen move needs confirmation. Default: as in the settings. */
  readonly confirms?: boolean | undefined;
  /** A move takes days. Left out: it does not. */
  readonly byDays?: boolean;
  readonly over: boolean;
  /** A puzzle: moves are walked leg by leg, and nothing on the board helps to find one. Left out: as the settings say. */
  readonly bare?: boolean;
  /** False while no move can be walked leg by leg yet. */
  readonly ready?: boolean;
  /** News behind the last control of a phone. */
  readonly news?: { count: number; text: string } | undefined;
  standing(ply: number): Standing | undefined;
  legs(walked: readonly string[]): Legs;
  whyNot(route: readonly string[]): Refusal | null;
  /** `route`: the squares as the player walked them. */
  play(outcome: Outcome, route?: readonly string[]): void;
  /** The table shows where the game is, and something was chosen on it or may be. */
  brought?(table: Table): void;
}
