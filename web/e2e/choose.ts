// Chooses moves for tests that play whole games.
import type { Outcome } from "./core.ts";

/** Returns a move into the castle, else the move that takes most, else the one that gets nearest to it. */
export function choose(outcomes: readonly Outcome[], goals: readonly string[], turn: number): Outcome {
  const goal = goals[0] ?? "";
  const away = (square: string): number =>
    Math.max(
      Math.abs(square.charCodeAt(0) - goal.charCodeAt(0)),
      Math.abs(Number(square.slice(1)) - Number(goal.slice(1))),
    );
  const worth = (one: Outcome): number =>
    (goals.includes(one.to) ? 1000 : 0) +
    one.captures.length * 20 +
    away(one.from) -
    away(one.to) +
    ((turn * 7) % 3) / 10;
  const [first, ...rest] = outcomes;
  if (!first) throw new Error("no legal move, and the game goes on");
  return rest.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}
