// What the engine says of one position of a game, and why a move in it was bad: what the worker of a review is asked and
// what it answers. The same position and as many nodes give the same answer.
import * as v from "valibot";
import { sidesOf } from "../game/seating.ts";
import type { Thinker } from "../why/thinker.ts";
import { answer, type Past } from "../why/answer.ts";

/** How many nodes each position gets. */
export const reviewNodes = 100_000;
/** A better line is told no further. */
const longest = 6;

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

export interface Task {
  past: Past;
  nodes: number;
  /** The move to be explained in words; without it the position is looked at. */
  explain?: { move: string; better: string };
}

export type Answer = { look: Look } | { said: Said };

/** Blocks for about a second, and for a few where a move is explained. Throws `CoreRefused` for a game that is none. */
export function answerTo(thinker: Thinker, { past, nodes, explain }: Task): Answer {
  return explain ? { said: said(thinker, past, explain) } : { look: look(thinker, past, nodes) };
}

function look(thinker: Thinker, { variant, rules, start, moves }: Past, nodes: number): Look {
  const info = thinker.core.variant(variant);
  if (!info || sidesOf(info) !== 2) throw new Error("a review needs two sides");
  const position = thinker.core.open(variant, rules, start ?? "");
  try {
    position.play(moves);
    const { outcomes, result, seat } = position.state();
    const firsts = (id: string): boolean => info.seating.find((one) => one.id === id)?.side === 0;
    if (result) {
      const { winner } = result;
      const won = winner === null ? 0 : [...winner].some(firsts) ? 1 : -1;
      return { score: won * overScore, end: won === 0 ? null : 0, line: [], choices: 0 };
    }
    const [best] = thinker.analyse(position, 1, nodes, () => undefined);
    if (!best) throw new Error("the engine found nothing");
    const { score, pliesToEnd, moves: line } = best;
    return {
      score: firsts(seat) ? score : 0 - score,
      end: pliesToEnd,
      line: line.slice(0, longest),
      choices: outcomes.length,
    };
  } finally {
    position.free();
  }
}

/** Of a game that is won; the searches give less to those that will be. */
const overScore = 32_000;

function said(thinker: Thinker, past: Past, { move, better }: { move: string; better: string }): Said {
  const why = answer(thinker, { ...past, move });
  const known = why.better?.move.notation === better ? why.better.reasons : [];
  return { reasons: [...why.asked.reasons], better: [...known] };
}
