// The interface between a puzzle's board and its task.
import type { Lookable } from "../stage/actions.ts";
import type { Stage } from "../stage/stage.ts";
import type { Outcome, Seat } from "../lib/core.ts";
import type { Ply } from "../lib/line.ts";
import type { Wrong } from "./solving.svelte.ts";

export interface Task extends Stage, Lookable {
  readonly plies: readonly Ply[];
  /** The seat with the task. */
  readonly seat: Seat;
  /** All that could be done in the first position. */
  readonly choices: readonly Outcome[];
  /** A wrong move, which is walked again up to where it left the road. */
  readonly wrong?: Wrong | null;
  /** True if the piece of the solution is picked for the solver. */
  readonly hinted?: boolean;
  readonly wanted?: Outcome | undefined;
  /** A move to draw on the position shown. */
  readonly last?: Outcome | undefined;
}
