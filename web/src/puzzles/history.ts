// A solver's history with the puzzles of one game, and the effect of a puzzle on it. Pure; `kept.ts` stores it.
import * as v from "valibot";
import { afterPuzzle, newcomer, type Glicko } from "./rate.ts";
import type { Puzzle } from "./puzzle.ts";

const metSchema = v.object({
  /** The day it was met last, see `dayOf` of lib/days.ts. */
  day: v.number(),
  /** The number of solutions since the last failure. */
  step: v.number(),
  /** The day on which it comes back; null: never. */
  again: v.nullable(v.number()),
});

/** The rating after a puzzle that counted. */
const pointSchema = v.object({ day: v.number(), rating: v.number(), deviation: v.number() });

/** The result of a storm: solved and missed puzzles. */
const runSchema = v.object({ day: v.number(), solved: v.number(), missed: v.number() });

export const historySchema = v.object({
  rating: v.number(),
  deviation: v.number(),
  volatility: v.number(),
  /** Solved one after another until now, and at most. */
  row: v.number(),
  longest: v.number(),
  /** The last puzzles, the newest at the end. */
  last: v.array(v.boolean()),
  met: v.record(v.string(), metSchema),
  /** The best storm. */
  storm: v.number(),
  /** The puzzle being solved in the run; empty: none. */
  now: v.optional(v.string(), ""),
  /** How the rating moved, the newest point at the end. */
  curve: v.optional(v.array(pointSchema), []),
  /** The best storms, the best first. */
  storms: v.optional(v.array(runSchema), []),
});

export type History = v.InferOutput<typeof historySchema>;
export type StormRun = v.InferOutput<typeof runSchema>;

export const noHistory: Readonly<History> = {
  ...newcomer,
  row: 0,
  longest: 0,
  last: [],
  met: {},
  storm: 0,
  now: "",
  curve: [],
  storms: [],
};

/** Delays in days before a missed puzzle is repeated; after the last one it is not repeated again. */
export const backAfter = [3, 7, 21] as const;

const lastOnes = 10;
/** The longest curve, and the number of storms in the list of the best. */
const curvePoints = 300;
const bestStorms = 5;

export type Standing = "new" | "due" | "met";

/** True if a puzzle was met before and is due for repetition. */
export function standingOf({ met }: Pick<History, "met">, id: string, day: number): Standing {
  const known = met[id];
  if (!known) return "new";
  return known.again !== null && known.again <= day ? "due" : "met";
}

/**
 * After a puzzle. The rating moves with new ones alone, because a repeated one is remembered; the row and the last ten
 * count the due ones too. One that was met and is not due counts for nothing, but comes back when it is missed.
 */
export function answered(
  before: History,
  { id, rating }: Pick<Puzzle, "id" | "rating">,
  solved: boolean,
  day: number,
): History {
  const standing = standingOf(before, id, day);
  const known = before.met[id];
  const met = {
    ...before.met,
    [id]: solved ? remembered(known, standing, day) : { day, step: 0, again: day + backAfter[0] },
  };
  if (standing === "met") return { ...before, met };
  const row = solved ? before.row + 1 : 0;
  const rated = standing === "new" ? afterPuzzle(before, rating, solved) : null;
  return {
    ...before,
    ...(rated ? { ...rated, curve: [...before.curve, pointOf(rated, day)].slice(-curvePoints) } : {}),
    row,
    longest: Math.max(before.longest, row),
    last: [...before.last, solved].slice(-lastOnes),
    met,
  };
}

const pointOf = ({ rating, deviation }: Glicko, day: number): v.InferOutput<typeof pointSchema> => ({
  day,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
});

/** After a storm. Of equal ones the newer is listed first. */
export function afterStorm(before: History, run: StormRun): History {
  const storms = [run, ...before.storms].sort((a, b) => b.solved - a.solved || a.missed - b.missed);
  return {
    ...before,
    storm: Math.max(before.storm, run.solved),
    storms: storms.filter(({ solved }) => solved > 0).slice(0, bestStorms),
  };
}

type Met = v.InferOutput<typeof metSchema>;

function remembered(known: Met | undefined, standing: Standing, day: number): Met {
  if (!known) return { day, step: 0, again: null };
  if (standing === "met") return { ...known, day };
  const step = known.step + 1;
  const wait = backAfter[step];
  return { day, step, again: wait === undefined ? null : day + wait };
}

/** Counts the puzzles met. */
export const metOf = ({ met }: Pick<History, "met">): number => Object.keys(met).length;
