// The best lines of a position, the best move, and the move of a level.
import type { AnalysedLine, Position } from "../lib/core.ts";
import type { Past } from "./answer.ts";
import type { Evaluation, Thinker } from "./thinker_of.ts";

export interface Question extends Past {
  /** The number of positions to search. */
  nodes: number;
}

/** Asks for the best lines of a position. */
export interface LinesQuestion extends Question {
  lines: number;
}

/** Asks for the move of a level, 1 to 10. */
export interface LevelQuestion extends Past {
  level: number;
  /** Makes a weak level err differently in each game. */
  seed: number;
}

/** Answers with a move; tests hand in their own. */
export type Opponent = (question: Question) => Promise<string>;

/** Opens the position after these moves for `use`, and frees it. Throws `CoreRefused` for a game that is none. */
function at<T>({ core }: Thinker, { variant, rules, start, moves }: Past, use: (position: Position) => T): T {
  const position = core.open(variant, rules, start ?? "");
  try {
    position.play(moves);
    return use(position);
  } finally {
    position.free();
  }
}

/** The same for the same question. Throws `CoreRefused` for a game that is none. */
export function chosen(thinker: Thinker, question: Question): string {
  const [best] = linesOf(thinker, { ...question, lines: 1 });
  const move = best?.moves[0];
  if (move === undefined) throw new Error("the game is over");
  return move;
}

/** Reports the lines after each depth. None once the game is over. */
export const linesOf = (
  thinker: Thinker,
  question: LinesQuestion,
  tell: (found: AnalysedLine[]) => void = () => undefined,
  evaluation: Evaluation = "hand",
): AnalysedLine[] =>
  at(thinker, question, (position) => thinker.analyse(position, question.lines, question.nodes, tell, evaluation));

/** The score of a position for the side to move, and those by which the computer resigns and takes a draw. */
export interface Judged {
  score: number;
  hopeless: number;
  worse: number;
  /** Up to this score neither side is ahead. */
  level: number;
}

/** Judges a position by the network, if the engine has it. */
export const judged = (thinker: Thinker, question: Question): Judged =>
  at(thinker, question, (position) => {
    const [best] = thinker.analyse(position, 1, question.nodes, () => undefined, "network");
    const [hopeless, worse, level] = thinker.judgement(position);
    return { score: best?.score ?? 0, hopeless, worse, level };
  });

/** Returns the move of a level; "" once the game is over. */
export const levelMove = (thinker: Thinker, question: LevelQuestion): string =>
  at(thinker, question, (position) => thinker.level(position, question.level, question.seed));
