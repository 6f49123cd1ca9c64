// What the board of a puzzle needs to know of whatever is to be done on it.
import type { Lookable } from "../stage/actions.ts";
import type { Stage } from "../stage/stage.ts";
import type { Outcome, Seat } from "../lib/core.ts";
import type { Ply } from "../lib/line.ts";
import type { Wrong } from "./solving.svelte.ts";

export interface Task extends Stage, Lookable {
  readonly plies: readonly Ply[];
  /** Whose task it is. */
  readonly seat: Seat;
  /** All that could be done in the first position. */
  readonly choices: readonly Outcome[];
  /** A wrong move, which is walked again up to where it left the road. */
  readonly wrong?: Wrong | null;
  /** Whether the piece of the move wanted is picked for the solver. */
  readonly hinted?: boolean;
  readonly wanted?: Outcome | undefined;
  /** A move to be drawn on the position looked at. */
  readonly last?: Outcome | undefined;
}
