// What a course adds to the boards of the rules: more boards, and small games against the engine at its end.
import type { Chapter, Place } from "../rules/book.ts";

/** What a small game is about. After `within` of the learner's moves it is lost. */
export type Goal = { within: number } & (
  | { kind: "win" }
  /** Take so many men, and lose no more than so many. */
  | { kind: "take"; men: number; lose: number }
);

export interface SmallGame extends Place {
  /** What to know before it. */
  lead: string;
  task: string;
  hint: string;
  goal: Goal;
  /** So many positions the engine looks at for a move of the others. */
  nodes: number;
}

/** The id of a chapter is the anchor of the rule that it is about. */
export interface Course {
  chapters: Chapter[];
  games: SmallGame[];
}
