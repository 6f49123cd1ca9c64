// The results of a review, as saved in this browser.
import * as v from "valibot";

const lookSchema = v.object({
  /** For the first side (White), in hundredths of a man. */
  score: v.number(),
  /** Plies until a proven win. The sign of the score gives the winner. */
  end: v.nullable(v.number()),
  /** The engine's line; empty at the end of the game. */
  line: v.array(v.string()),
  /** The number of legal moves. */
  choices: v.number(),
});
export type Look = v.InferOutput<typeof lookSchema>;

const saidSchema = v.object({
  /** Why the move is what it is, the weightiest first. */
  reasons: v.array(v.string()),
  /** The arguments for the better move, if the engine has any. */
  better: v.array(v.string()),
});
export type Said = v.InferOutput<typeof saidSchema>;

/** The saved form of a review. */
export const savedSchema = v.object({
  nodes: v.number(),
  /** True if it continues when the page is opened again. */
  going: v.boolean(),
  moves: v.array(v.string()),
  /** For the start and the position after each move, as far as the review has come. */
  looks: v.array(lookSchema),
  /** By the ply that a mistake led to. */
  said: v.record(v.string(), saidSchema),
});
export type Saved = v.InferOutput<typeof savedSchema>;
