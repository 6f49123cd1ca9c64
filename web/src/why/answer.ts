// The worker's question and answer: a move of a game, and why it is good or bad.
import type { Why } from "../lib/wire.ts";
import type { Evaluation, Thinker } from "./thinker_of.ts";

/** Where a game began and what was played in it. */
export interface Past {
  variant: string;
  rules: string;
  /** Null: the array of the variant. */
  start: string | null;
  moves: readonly string[];
}

export interface Question extends Past {
  /** The move that may follow `moves`. */
  move: string;
}

export interface Answer {
  /** The move asked about. */
  asked: Why;
  /** One that the engine likes more. */
  better: Why | null;
}

/** The move that led to a ply of a line, asked about; nothing at its start. */
export function questionAt(
  origin: Omit<Past, "moves">,
  plies: readonly { readonly outcome: { readonly notation: string } }[],
  ply: number,
): Question | null {
  const moves = plies.slice(0, ply).map(({ outcome }) => outcome.notation);
  const move = moves.pop();
  return move === undefined ? null : { ...origin, moves, move };
}

/** Takes seconds, or the time of searches with `nodes` nodes. Throws `CoreRefused` for an invalid game. */
export function answer(
  thinker: Thinker,
  { variant, rules, start, moves, move }: Question,
  nodes = 0,
  evaluation: Evaluation = "hand",
): Answer {
  const position = thinker.core.open(variant, rules, start ?? "");
  try {
    position.play(moves);
    const [best, asked = best] = thinker.why(position, move, nodes, evaluation);
    if (!best || !asked) throw new Error("the game is over before this move");
    // Each is looked into by itself, and the best at first sight need not be so at the second.
    return { asked, better: best.score > asked.score ? best : null };
  } finally {
    position.free();
  }
}
