// Which puzzle comes next: in a run, today, in a storm. Pure: chance is handed in.
import type { History } from "./history.ts";
import type { Puzzle } from "./puzzle.ts";

/** A number from 0 to below 1. */
export type Chance = () => number;

export type Next =
  | { readonly kind: "puzzle"; readonly puzzle: Puzzle }
  /** Only puzzles that are too hard at present are left: how many. */
  | { readonly kind: "harder"; readonly count: number }
  /** All were met. */
  | { readonly kind: "none" };

/** The largest difference between puzzle and solver in rating, unless the solver's deviation is larger. */
const reach = 250;
/** The choice is made among this number of nearest puzzles. */
const nearest = 5;

/** One that is due comes first, then a new one near the rating. `except`: the one just shown. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, deviation, met }: Pick<History, "rating" | "deviation" | "met">,
  { day, chance, harder = false, except = "" }: { day: number; chance: Chance; harder?: boolean; except?: string },
): Next {
  const others = puzzles.filter(({ id }) => id !== except);
  const again = (id: string): number => met[id]?.again ?? Infinity;
  const due = others.filter(({ id }) => again(id) <= day).sort((a, b) => again(a.id) - again(b.id))[0];
  if (due) return { kind: "puzzle", puzzle: due };
  const fresh = others.filter(({ id }) => met[id] === undefined);
  const near = harder ? fresh : fresh.filter((puzzle) => puzzle.rating <= rating + Math.max(reach, deviation));
  const away = (puzzle: Puzzle): number => Math.abs(puzzle.rating - rating);
  const best = near.sort((a, b) => away(a) - away(b)).slice(0, nearest);
  const puzzle = best[Math.floor(chance() * best.length)];
  if (puzzle) return { kind: "puzzle", puzzle };
  return fresh.length > 0 ? { kind: "harder", count: fresh.length } : { kind: "none" };
}

/** A repeatable stream (mulberry32). */
export function streamOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In another order, each equally likely (Fisher and Yates). */
export function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/**
 * The daily puzzle is the same for all solvers: all puzzles of the file in a random order, then all in another order.
 */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  if (puzzles.length === 0) return undefined;
  const round = Math.floor(day / puzzles.length);
  return shuffled(puzzles, streamOf(round))[day % puzzles.length];
}

/** The largest number of puzzles of each length in a storm: more than can be solved in three minutes. */
const stormPart = 40;

/** One-move puzzles first, then longer ones; each part from the easiest to the hardest, by chance among those alike. */
export function stormOrder(puzzles: readonly Puzzle[], chance: Chance): Puzzle[] {
  const part = (single: boolean): Puzzle[] =>
    rising(
      puzzles.filter(({ line }) => (line.length === 1) === single),
      chance,
    );
  return [...part(true), ...part(false)];
}

/** Returns one puzzle of each part, after a division into parts of similar rating. */
function rising(puzzles: readonly Puzzle[], chance: Chance): Puzzle[] {
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating);
  const count = Math.min(stormPart, sorted.length);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * sorted.length) / count);
    const to = Math.floor(((at + 1) * sorted.length) / count);
    return sorted[from + Math.floor(chance() * (to - from))];
  }).flatMap((puzzle) => (puzzle ? [puzzle] : []));
}
