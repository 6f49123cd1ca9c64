// The move that the engine chooses for the others in a small game.
import type { Past } from "./answer.ts";
import type { Thinker } from "./thinker.ts";

export interface Question extends Past {
  /** The number of positions to search. */
  nodes: number;
}

/** Answers with a move; tests hand in their own. */
export type Opponent = (question: Question) => Promise<string>;

/** The same for the same question. Throws `CoreRefused` for a game that is none. */
export function chosen({ core, analyse }: Thinker, { variant, rules, start, moves, nodes }: Question): string {
  const position = core.open(variant, rules, start ?? "");
  try {
    position.play(moves);
    const [best] = analyse(position, 1, nodes, () => undefined);
    const move = best?.moves[0];
    if (move === undefined) throw new Error("the game is over");
    return move;
  } finally {
    position.free();
  }
}
