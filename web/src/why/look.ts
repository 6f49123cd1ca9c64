// The engine's evaluation of a position, and its reasons against a move: the task of a review's worker. The same
// position and number of nodes give the same answer.
import type { Thinker } from "./thinker.ts";
import { answer, type Past } from "./answer.ts";
import type { Look, Said } from "./saved.ts";

/** The number of nodes per position. */
export const reviewNodes = 100_000;
/** A better line is shown no further. */
const longest = 6;

export interface Task {
  past: Past;
  nodes: number;
  /** The move to explain in words; without it, the position is evaluated. */
  explain?: { move: string; better: string };
}

export type Answer = { look: Look } | { said: Said };

/** Blocks for about a second, and for a few where a move is explained. Throws `CoreRefused` for a game that is none. */
export function answerTo(thinker: Thinker, { past, nodes, explain }: Task): Answer {
  return explain ? { said: said(thinker, past, explain) } : { look: look(thinker, past, nodes) };
}

/** Evaluates the position after these moves. */
export function look(thinker: Thinker, { variant, rules, start, moves }: Past, nodes: number): Look {
  const info = thinker.core.variant(variant);
  if (info?.sides.length !== 2) throw new Error("a review needs two sides");
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

/** The score of a won game; searches give less for a future win. */
const overScore = 32_000;

function said(thinker: Thinker, past: Past, { move, better }: { move: string; better: string }): Said {
  const why = answer(thinker, { ...past, move });
  const known = why.better?.move.notation === better ? why.better.reasons : [];
  return { reasons: [...why.asked.reasons], better: [...known] };
}
