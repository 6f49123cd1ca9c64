// The engine's evaluation of a position, and its reasons against a move: the task of a review's worker. The same
// position and number of nodes give the same answer.
import type { AnalysedLine, Position } from "../lib/core.ts";
import type { Evaluation, Thinker } from "./thinker_of.ts";
import type { Past } from "./answer.ts";
import type { Mistaken } from "./said.ts";
import type { Look, Said } from "./saved.ts";

/** The number of nodes per position. */
export const reviewNodes = 100_000;
/** A network takes a fifth longer for a node, and judges better: with this share of the nodes it is as fast. */
const networkShare = 0.8;
/** A better line is shown no further. */
const longest = 8;

export interface Task {
  past: Past;
  nodes: number;
  /** By hand if left out. */
  by?: Evaluation;
  /** Of more than two sides: the move that was made. Without it nothing is to be judged. */
  made?: string;
  /** What to explain in words; without it, the position is evaluated. */
  explain?: Mistaken;
}

export type Answer = { look: Look; by: Evaluation } | { said: Said };

/** Blocks for about a second, and for a few where a move is explained. Throws `CoreRefused` for a game that is none. */
export async function answerTo(thinker: Thinker, { past, nodes, by = "hand", made, explain }: Task): Promise<Answer> {
  const within = by === "network" ? Math.round(networkShare * nodes) : nodes;
  if (!explain) return { look: look(thinker, past, within, by, made), by };
  // The words come with the first mistake.
  const { saidOf } = await import("./said.ts");
  return { said: saidOf(thinker, past, explain, within, by) };
}

/** Evaluates the position after these moves. */
export function look(
  thinker: Thinker,
  { variant, rules, start, moves }: Past,
  nodes: number,
  by: Evaluation = "hand",
  made?: string,
): Look {
  const info = thinker.core.variant(variant);
  const position = thinker.core.open(variant, rules, start ?? "");
  try {
    position.play(moves);
    const { outcomes, result, seat } = position.state();
    const firsts = (id: string): boolean => info?.seating.find((one) => one.id === id)?.side === 0;
    if (info && info.sides.length > 2) return compared(thinker, position, made, outcomes.length, nodes);
    if (result) {
      const { winner } = result;
      const won = winner === null ? 0 : [...winner].some(firsts) ? 1 : -1;
      return { score: won * overScore, end: won === 0 ? null : 0, line: [], choices: 0 };
    }
    const [best] = thinker.analyse(position, 1, nodes, () => undefined, by);
    if (!best) throw new Error("the engine found nothing");
    const { score, pliesToEnd, moves: line, chances } = best;
    const first = firsts(seat);
    return {
      score: first ? score : 0 - score,
      end: pliesToEnd,
      ...(chances && { points: pointsOf(chances, first) }),
      line: line.slice(0, longest),
      choices: outcomes.length,
    };
  } finally {
    position.free();
  }
}

const pointsOf = ({ win, draw, loss }: NonNullable<AnalysedLine["chances"]>, first: boolean): number =>
  ((first ? win : loss) + draw / 2) / 1000;

/** The score of a won game; searches give less for a future win. */
const overScore = 32_000;

/** Compares a move of many sides with the best one: there is no score that two positions have in common. */
function compared(
  thinker: Thinker,
  position: Position,
  made: string | undefined,
  choices: number,
  nodes: number,
): Look {
  const [best, asked = best] = made === undefined ? [] : thinker.why(position, made, nodes);
  if (!best || !asked) return { score: 0, end: null, line: [], choices: 0 };
  return { score: best.score, end: null, line: [best.move.notation], choices, made: asked.score };
}
