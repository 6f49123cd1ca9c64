// The effect of a move on the best possible result, by the values of a table. Pure.
import type { PerfectValue, PerfectValues } from "../lib/wire.ts";

type Wdl = PerfectValue["wdl"];
export type ValuedText = PerfectValues["moves"][number];

const worth: Readonly<Record<Wdl, number>> = { loss: 0, draw: 1, win: 2 };

/** True if one result is worse than another for the same side. */
export const isWorse = (one: Wdl, other: Wdl): boolean => worth[one] < worth[other];

/** The moves that keep what can be had, the best first. */
export const keepersOf = ({ wdl, moves }: PerfectValues): readonly ValuedText[] =>
  moves.filter((move) => move.wdl === wdl);

export interface Judged {
  /** The best results before and after a move. */
  readonly before: PerfectValues;
  readonly after: ValuedText;
}

/** Throws where the table does not know the move. */
export function judged(before: PerfectValues, notation: string): Judged {
  const after = before.moves.find((move) => move.notation === notation);
  if (!after) throw new Error(`${notation}: not a move of the table`);
  return { before, after };
}

/** True if a move gives away half a point or more. */
export const isSlip = ({ before, after }: Judged): boolean => isWorse(after.wdl, before.wdl);

/** True if a move keeps a win but makes it longer. */
export const isSlower = ({ before, after }: Judged): boolean =>
  before.wdl === "win" && after.wdl === "win" && (after.plies ?? 0) > (before.plies ?? 0);
