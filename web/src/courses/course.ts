// A course extends the boards of the rules with more boards and, at its end, small games against the engine.
import type { Chapter, Place } from "../rules/book.ts";

/** The goal of a small game, which is lost after `within` moves of the learner. */
export type Goal = { within: number } & (
  | { kind: "win" }
  /** Take this number of men, and lose no more than the other number. */
  | { kind: "take"; men: number; lose: number }
);

export interface SmallGame extends Place {
  /** An introduction. */
  lead: string;
  task: string;
  hint: string;
  goal: Goal;
  /** The number of positions that the engine searches for each move of the others. */
  nodes: number;
}

/** The id of a chapter is the anchor of the rule that it is about. */
export interface Course {
  chapters: Chapter[];
  games: SmallGame[];
}
