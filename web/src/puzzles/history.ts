// A solver's history with the puzzles of one game, and the effect of a puzzle on it. Pure; `kept.ts` stores it.
import * as v from "valibot";
import { afterPuzzle, newcomer, type Glicko } from "./rate.ts";
import type { Puzzle } from "./puzzle.ts";

/** A first try: its time, its day, whether it was solved, and the puzzle's rating. */
const firstSchema = v.tuple([v.number(), v.number(), v.boolean(), v.number()]);

const metSchema = v.object({
  /** The day it was met last, see `dayOf` of lib/days.ts. */
  day: v.number(),
  /** The number of solutions since the last failure. */
  step: v.number(),
  /** The day on which it comes back; null: never. */
  again: v.nullable(v.number()),
  /** When it was answered last, in seconds since 1970, and when a solution counted last; 0: before this was kept. */
  at: v.optional(v.number(), 0),
  won: v.optional(v.number(), 0),
  first: v.optional(firstSchema),
});

/** The rating after a puzzle that counted. */
const pointSchema = v.object({ day: v.number(), rating: v.number(), deviation: v.number() });

/** The result of a storm: solved and missed puzzles. */
const runSchema = v.object({
  day: v.number(),
  solved: v.number(),
  missed: v.number(),
  /** Its end, in seconds since 1970; 0: before this was kept. */
  at: v.optional(v.number(), 0),
});

/** An answer that counted. */
const answerSchema = v.object({ at: v.number(), id: v.string(), won: v.boolean() });

/** What was known before single answers were kept. */
export const baseSchema = v.object({
  rating: v.number(),
  deviation: v.number(),
  volatility: v.number(),
  row: v.number(),
  /** The number of puzzles met. */
  count: v.number(),
  curve: v.array(pointSchema),
});

const wholeSchema = v.object({
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
  base: v.optional(v.nullable(baseSchema), null),
  /** The last answers that counted, the newest at the end. */
  lately: v.optional(v.array(answerSchema), []),
  /** When one was missed last, in seconds since 1970. Undefined: from before single answers were kept. */
  missed: v.optional(v.number()),
});

const shortBase = 100;

/** Reads an older history, too. */
export const historySchema = v.pipe(
  wholeSchema,
  v.transform(({ missed, ...kept }) => {
    if (missed !== undefined) return { ...kept, missed };
    const { rating, deviation, volatility, row, last } = kept;
    const count = Object.keys(kept.met).length;
    const base = { rating, deviation, volatility, row, count, curve: kept.curve.slice(-shortBase) };
    return {
      ...kept,
      missed: 0,
      base: count > 0 ? base : null,
      lately: last.map((won, at) => ({ at: at + 1, id: "", won })),
    };
  }),
);

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
  base: null,
  lately: [],
  missed: 0,
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
  now = seconds(),
): History {
  const standing = standingOf(before, id, day);
  const known = before.met[id];
  const at = Math.max(now, (before.lately.at(-1)?.at ?? 0) + 1);
  const counts = standing !== "met";
  const entry: Met = {
    ...(solved ? remembered(known, standing, day) : { day, step: 0, again: day + backAfter[0] }),
    at,
    won: counts && solved ? at : (known?.won ?? 0),
    ...(known?.first ? { first: known.first } : standing === "new" ? { first: [at, day, solved, rating] } : {}),
  };
  const met = { ...before.met, [id]: entry };
  if (!counts) return { ...before, met };
  const missed = solved ? before.missed : at;
  const row = rowOf({ met, missed, base: before.base });
  const rated = standing === "new" ? afterPuzzle(before, rating, solved) : null;
  return {
    ...before,
    ...(rated ? { ...rated, curve: [...before.curve, pointOf(rated, day)].slice(-curvePoints) } : {}),
    row,
    longest: Math.max(before.longest, row),
    last: [...before.last, solved].slice(-lastOnes),
    lately: [...before.lately, { at, id, won: solved }].slice(-lastOnes),
    missed,
    met,
  };
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** The number solved since one was missed. */
const rowOf = ({ met, missed, base }: Pick<History, "met" | "missed" | "base">): number =>
  Object.values(met).filter(({ won }) => won > missed).length + (missed === 0 ? (base?.row ?? 0) : 0);

/**
 * Joins what two browsers know of the same solver: each answer counts once, and the rating follows from all first tries in
 * their order. The order of joining is of no account, and joining twice changes nothing. `now` is that of the first.
 */
export function joined(one: History, other: History): History {
  const met = { ...one.met };
  for (const [id, theirs] of Object.entries(other.met)) {
    const mine = met[id];
    met[id] = mine ? joinedMet(mine, theirs) : theirs;
  }
  const storms = new Map([...one.storms, ...other.storms].map((run) => [JSON.stringify(runKey(run)), run]));
  const lately = new Map([...one.lately, ...other.lately].map((answer) => [JSON.stringify(answerKey(answer)), answer]));
  return derived({
    ...one,
    met,
    longest: Math.max(one.longest, other.longest),
    storm: Math.max(one.storm, other.storm),
    storms: best([...storms.values()]),
    base: greater(one.base, other.base, (base) => [base?.count ?? -1, JSON.stringify(base)]),
    lately: [...lately.values()].sort((a, b) => compared(answerKey(a), answerKey(b))).slice(-lastOnes),
    missed: Math.max(one.missed, other.missed),
  });
}

/** Fills in what follows from the answers. */
export function derived(known: History): History {
  let { rating, deviation, volatility }: Glicko = known.base ?? newcomer;
  const points: History["curve"] = [];
  const firsts = Object.entries(known.met).flatMap(([id, { first }]) => (first ? [{ id, first }] : []));
  firsts.sort((a, b) => compared([a.first[0], a.id], [b.first[0], b.id]));
  for (const { first } of firsts) {
    const [, day, solved, against] = first;
    ({ rating, deviation, volatility } = afterPuzzle({ rating, deviation, volatility }, against, solved));
    points.push(pointOf({ rating, deviation, volatility }, day));
  }
  return {
    ...known,
    rating,
    deviation,
    volatility,
    curve: [...(known.base?.curve ?? []), ...points].slice(-curvePoints),
    row: rowOf(known),
    last: known.lately.map(({ won }) => won),
  };
}

type Key = readonly (number | string)[];

function compared(one: Key, other: Key): number {
  for (const [at, mine] of one.entries()) {
    const theirs = other[at] ?? 0;
    if (mine !== theirs) return mine < theirs ? -1 : 1;
  }
  return 0;
}

function greater<T>(one: T, other: T, keyOf: (value: T) => Key): T {
  return compared(keyOf(one), keyOf(other)) < 0 ? other : one;
}

const answerKey = ({ at, id, won }: History["lately"][number]): Key => [at, id, won ? 1 : 0];
const runKey = ({ day, solved, missed, at }: StormRun): Key => [solved, -missed, at, day];
const metKey = ({ at, day, step, again }: Met): Key => [at, day, step, again ?? Infinity];

/** The last answer of either, and the first. */
function joinedMet(one: Met, other: Met): Met {
  const { first: _, ...last } = greater(one, other, metKey);
  const firsts = [one.first, other.first].filter((first) => first !== undefined);
  const [first] = firsts.sort((a, b) => compared(firstKey(a), firstKey(b)));
  return { ...last, won: Math.max(one.won, other.won), ...(first ? { first } : {}) };
}

const firstKey = ([at, day, won, against]: NonNullable<Met["first"]>): Key => [at, day, won ? 1 : 0, against];

const best = (runs: readonly StormRun[]): StormRun[] =>
  runs
    .filter(({ solved }) => solved > 0)
    .sort((a, b) => compared(runKey(b), runKey(a)))
    .slice(0, bestStorms);

const pointOf = ({ rating, deviation }: Glicko, day: number): v.InferOutput<typeof pointSchema> => ({
  day,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
});

/** After a storm. Of equal ones the newer is listed first. */
export const afterStorm = (before: History, run: StormRun): History => ({
  ...before,
  storm: Math.max(before.storm, run.solved),
  storms: best([run, ...before.storms]),
});

type Met = v.InferOutput<typeof metSchema>;

type Plan = Pick<Met, "day" | "step" | "again">;

function remembered(known: Plan | undefined, standing: Standing, day: number): Plan {
  if (!known) return { day, step: 0, again: null };
  if (standing === "met") return { step: known.step, again: known.again, day };
  const step = known.step + 1;
  const wait = backAfter[step];
  return { day, step, again: wait === undefined ? null : day + wait };
}

/** Counts the puzzles met. */
export const metOf = ({ met }: Pick<History, "met">): number => Object.keys(met).length;
