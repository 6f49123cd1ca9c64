// Checks a move for the coach: is it a mistake that can be explained in a few words? It must be one by the measure of a
// review, in two ways: by the positions before and after it, and compared with a better move.
import type { Obligation, Outcome, Seat } from "../lib/core.ts";
import { expectation, glyphOf, isMistake, lossOf } from "./accuracy.ts";
import { look } from "./look.ts";
import type { Look } from "./saved.ts";
import { answer, type Past } from "./answer.ts";
import type { Thinker } from "./thinker_of.ts";

/** The number of nodes per search; the player waits for it. */
export const coachNodes = 20_000;

/** A check. Without a move, only the position is searched, so that the check of the next move is faster. */
export interface Thought extends Past {
  move?: string;
}

export interface Warning {
  /** The harm, as a verb phrase: "allows a charge that takes three". */
  harm: string;
  /** The opponent's answer, and its seat. */
  reply: Outcome;
  seat: Seat;
  /** The player's obligation after an answer without captures; null after any other. */
  duty: Obligation | null;
}

/** The worker's answer. */
export interface Checked {
  warning: Warning | null;
}

/** Reasons that name what is lost, and not what might have been won. */
const harmful = /^(allows|has to|is left|loses(?! time))\b/;

export class Checker {
  /** The last position searched. */
  #known: { key: string; look: Look } | undefined;

  constructor(
    private readonly thinker: Thinker,
    private readonly nodes = coachNodes,
  ) {}

  /**
   * Blocks for a fraction of a second, and several times longer for a likely mistake. Throws `CoreRefused` for an
   * invalid game.
   */
  check({ move, variant, rules, start, moves }: Thought): Checked {
    const past = { variant, rules, start, moves };
    const before = this.#before(past);
    const free = move !== undefined && before.choices > 1 && before.line[0] !== move;
    return { warning: free ? this.#warningOf(past, move, before) : null };
  }

  #before(past: Past): Look {
    const key = JSON.stringify(past);
    if (this.#known?.key !== key) this.#known = { key, look: look(this.thinker, past, this.nodes) };
    return this.#known.look;
  }

  #warningOf(past: Past, move: string, before: Look): Warning | null {
    const { thinker, nodes } = this;
    const after = look(thinker, { ...past, moves: [...past.moves, move] }, nodes);
    const { seating = [] } = thinker.core.variant(past.variant) ?? {};
    const position = thinker.core.open(past.variant, past.rules, past.start ?? "");
    try {
      position.play(past.moves);
      const { seat } = position.state();
      const first = seating.find(({ id }) => id === seat)?.side === 0;
      if (!isMistake(glyphOf(lossOf(before, after, move, first)))) return null;
      const harm = this.#harmOf(past, move);
      position.play([move]);
      const then = position.state();
      const reply = then.outcomes.find(({ notation }) => notation === after.line[0]);
      if (harm === undefined || !reply) return null;
      position.play([reply.notation]);
      const next = position.state();
      const obliged = reply.captures.length === 0 && next.seat === seat;
      return { harm, reply, seat: then.seat, duty: obliged ? next.obligation : null };
    } finally {
      position.free();
    }
  }

  /** Returns the harm of a move, if it has a name and the move is also a mistake compared with a better one. */
  #harmOf(past: Past, move: string): string | undefined {
    const { asked, better } = answer(this.thinker, { ...past, move }, this.nodes);
    const chance = ({ score }: { score: number }): number => 100 * expectation({ score, end: null });
    if (!better || !isMistake(glyphOf(chance(better) - chance(asked)))) return undefined;
    return asked.reasons.find((reason) => harmful.test(reason));
  }
}
