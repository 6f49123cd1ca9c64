// Decides small games. Pure.
import type { Result, Seat } from "../lib/core.ts";
import type { Ply, Standing } from "../lib/line.ts";
import type { Goal } from "./course.ts";

export interface Verdict {
  won: boolean;
  /** The game is over, men were taken, men were lost, or there are no moves left. */
  by: "end" | "taken" | "lost" | "slow";
}

const wins = (result: Result, seat: Seat): boolean => result.winner?.includes(seat) ?? false;

/** Counts the men taken by some seats. */
const takenBy = (plies: readonly Ply[], who: (seat: Seat) => boolean): number =>
  plies.filter(({ before }) => who(before.seat)).reduce((sum, { outcome }) => sum + outcome.captures.length, 0);

/** Returns null while the game is running. Captures count after the others have answered. */
export function verdictOf(goal: Goal, seat: Seat, plies: readonly Ply[], now: Standing): Verdict | null {
  const { result } = now;
  const moved = plies.filter(({ before }) => before.seat === seat).length;
  const answered = now.seat === seat || result !== null;
  if (goal.kind === "take" && takenBy(plies, (one) => one !== seat) > goal.lose) return { won: false, by: "lost" };
  if (result && !wins(result, seat)) return { won: false, by: "end" };
  if (goal.kind === "take" && answered && takenBy(plies, (one) => one === seat) >= goal.men) {
    return { won: true, by: "taken" };
  }
  if (result) return { won: goal.kind === "win", by: "end" };
  return answered && moved >= goal.within ? { won: false, by: "slow" } : null;
}
