// The texts of small games.
import type { Verdict } from "./goal.ts";

const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "You have taken enough men.",
  lost: "You have lost too many men.",
  slow: "You have used up your moves.",
};

export const texts = {
  boardLabel: (title: string) => `Small game: ${title}`,
  /** `end`: how the game ended. */
  verdict: ({ won, by }: Verdict, end: string) =>
    `${by === "end" ? end : missed[by]} ${won ? "You have done it." : "That was not the task: start over."}`,
  thinking: (name: string) => `${name} is thinking …`,
  left: (moves: number) => (moves === 1 ? "Your last move." : `Your move. You have ${String(moves)} moves left.`),
  away: "The opponent could not be fetched. Ask again when you are online.",
  ask: "Ask again",
  again: "Start over",
  hint: "Give me a hint",
};
