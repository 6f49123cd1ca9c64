// The texts of small games.
import { translatable } from "../lib/language.ts";
import { words } from "../play/words.ts";
import type { Verdict } from "./goal.ts";

const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "You have captured enough pieces.",
  lost: "You have lost too many pieces.",
  slow: "You have used up your moves.",
};

export const texts = {
  boardLabel: (title: string) => `Small game: ${title}`,
  /** `end`: how the game ended. */
  verdict: ({ won, by }: Verdict, end: string) =>
    `${by === "end" ? end : missed[by]} ${won ? "Solved." : "Not solved: start over."}`,
  thinking: (name: string) => `${name} is thinking …`,
  left: (moves: number) => (moves === 1 ? "Your last move." : `Your move. You have ${words.word(moves)} moves left.`),
  away: "The opponent could not be loaded. Try again when you are online.",
  ask: "Try again",
  again: "Start over",
  hint: "Give me a hint",
};
translatable("courses", texts);
