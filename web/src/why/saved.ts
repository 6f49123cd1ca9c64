// The results of a review, as saved in this browser.
import * as v from "valibot";
import type { Evaluation } from "./thinker_of.ts";

const lookSchema = v.object({
  /** For the first side (White), in hundredths of a man. */
  score: v.number(),
  /** Plies until a proven win. The sign of the score gives the winner. */
  end: v.nullable(v.number()),
  /** What the first side expects of a game, 0 to 1; left out where the chances of a score are not known. */
  points: v.optional(v.number()),
  /** The engine's line; empty at the end of the game. */
  line: v.array(v.string()),
  /** The number of legal moves. */
  choices: v.number(),
  /** Of more than two sides: the score of the move that was made; this and the other score are its player's. */
  made: v.optional(v.number()),
});
export type Look = v.InferOutput<typeof lookSchema>;

/** Verb phrases. */
const saidSchema = v.object({
  /** What the mistake costs. */
  fault: v.string(),
  /** Why the better move is better. */
  better: v.string(),
});
export type Said = v.InferOutput<typeof saidSchema>;

const evaluations: readonly Evaluation[] = ["hand", "network"];

/** The saved form of a review. */
export const savedSchema = v.object({
  nodes: v.number(),
  /** The evaluation of all positions; left out before the first, and in reviews of older versions. */
  by: v.optional(v.picklist(evaluations)),
  /** True if it continues when the page is opened again. */
  going: v.boolean(),
  moves: v.array(v.string()),
  /** For the start and the position after each move, as far as the review has come. */
  looks: v.array(lookSchema),
  /** By the ply that a mistake led to. */
  words: v.optional(v.record(v.string(), saidSchema), {}),
});
export type Saved = v.InferOutput<typeof savedSchema>;
