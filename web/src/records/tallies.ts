// Counts of the archive made ready for bars: what is counted, by result.
import { roundsIn } from "../lib/rounds_in.ts";

/** Counts by result, over the games of a variant. */
export interface Tally {
  kind: string;
  name: string;
  result: string;
  games: number;
}

/** Results of two sides; whatever is left has another result or none. */
export interface Split {
  first: number;
  draws: number;
  second: number;
}

export interface Counted extends Split {
  name: string;
  games: number;
}

export interface Group {
  kind: string;
  rows: Counted[];
  /** Names that are not among the rows, and their games. */
  left: { names: number; games: number };
}

/** In the order in which they are shown. */
const kinds = ["first move", "plies", "captures", "castle entries", "end"];
/** By how often there are; the others by their numbers. */
const byGames = ["first move", "end"];
const mostRows = 12;

const splits: Record<string, keyof Split> = { "1-0": "first", "1/2-1/2": "draws", "0-1": "second" };

export function grouped(tallies: readonly Tally[]): Group[] {
  return kinds.flatMap((kind) => {
    const rows = new Map<string, Counted>();
    for (const { name, result, games } of tallies.filter((one) => one.kind === kind)) {
      const row = rows.get(name) ?? { name, games: 0, first: 0, draws: 0, second: 0 };
      row.games += games;
      const split = splits[result];
      if (split) row[split] += games;
      rows.set(name, row);
    }
    const all = [...rows.values()].sort(
      byGames.includes(kind) ? (a, b) => b.games - a.games : (a, b) => Number(a.name) - Number(b.name),
    );
    const left = all.slice(mostRows);
    return all.length === 0
      ? []
      : [
          {
            kind,
            rows: all.slice(0, mostRows),
            left: { names: left.length, games: left.reduce((sum, { games }) => sum + games, 0) },
          },
        ];
  });
}

/** Lengths are counted in steps of ten plies; players read them in moves, as the list of games has them. */
export function lengthText(name: string, seats: number): string {
  const from = Number(name);
  return `${String(roundsIn(from, seats))}–${String(roundsIn(from + 9, seats))}`;
}
