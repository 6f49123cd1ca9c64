// What is known of a reviewed game, as it is kept in this browser.
import * as v from "valibot";

const lookSchema = v.object({
  /** Of the first side (White), in hundredths of a man. */
  score: v.number(),
  /** Of a win that was found: plies until it is there. The sign of the score says whose. */
  end: v.nullable(v.number()),
  /** How the engine goes on; empty where the game is over. */
  line: v.array(v.string()),
  /** How many moves there are to choose from. */
  choices: v.number(),
});
export type Look = v.InferOutput<typeof lookSchema>;

const saidSchema = v.object({
  /** Why the move is what it is, the weightiest first. */
  reasons: v.array(v.string()),
  /** What speaks for the better move, where the engine knows. */
  better: v.array(v.string()),
});
export type Said = v.InferOutput<typeof saidSchema>;

/** What is known of a game. It is kept as it is. */
export const savedSchema = v.object({
  nodes: v.number(),
  /** Whether it goes on by itself when the page is opened again. */
  going: v.boolean(),
  moves: v.array(v.string()),
  /** Of the start, and of the position after each move in turn; as far as the review has come. */
  looks: v.array(lookSchema),
  /** By the ply that a mistake led to. */
  said: v.record(v.string(), saidSchema),
});
export type Saved = v.InferOutput<typeof savedSchema>;
