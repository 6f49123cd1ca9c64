// What a move does to the result that could be had, as the values of a table say it. Pure.
import type { PerfectValue, PerfectValues } from "../lib/wire.ts";

type Wdl = PerfectValue["wdl"];
export type ValuedText = PerfectValues["moves"][number];

const worth: Readonly<Record<Wdl, number>> = { loss: 0, draw: 1, win: 2 };

/** Whether one result is worse than another for the same side. */
export const isWorse = (one: Wdl, other: Wdl): boolean => worth[one] < worth[other];

/** The moves that keep what can be had, the best first. */
export const keepersOf = ({ wdl, moves }: PerfectValues): readonly ValuedText[] =>
  moves.filter((move) => move.wdl === wdl);

export interface Judged {
  /** What could be had before the move, and what is left. */
  readonly before: PerfectValues;
  readonly after: ValuedText;
}

/** Throws where the table does not know the move. */
export function judged(before: PerfectValues, notation: string): Judged {
  const after = before.moves.find((move) => move.notation === notation);
  if (!after) throw new Error(`${notation}: not a move of the table`);
  return { before, after };
}

/** Whether a move gives half a point or more away. */
export const isSlip = ({ before, after }: Judged): boolean => isWorse(after.wdl, before.wdl);

/** Whether a move keeps a win, but makes it longer. */
export const isSlower = ({ before, after }: Judged): boolean =>
  before.wdl === "win" && after.wdl === "win" && (after.plies ?? 0) > (before.plies ?? 0);
