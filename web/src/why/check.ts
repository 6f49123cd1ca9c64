// Checks a move for the coach: is it a mistake that can be explained in a few words? It must be one by the measure of a
// review, in two ways: by the positions before and after it, and compared with a better move.
import type { Obligation, Outcome, Seat } from "../lib/core.ts";
import { fallOf, glyphOf, isMistake, lossOf, measureOf } from "./accuracy.ts";
import { look } from "./look.ts";
import type { Look } from "./saved.ts";
import { answer, type Past } from "./answer.ts";
import type { Evaluation, Thinker } from "./thinker_of.ts";

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
  check({ move, variant, rules, start, moves }: Thought, by: Evaluation = "hand"): Checked {
    const past = { variant, rules, start, moves };
    const before = this.#before(past, by);
    const free = move !== undefined && before.choices > 1 && before.line[0] !== move;
    return { warning: free ? this.#warningOf(past, move, before, by) : null };
  }

  #before(past: Past, by: Evaluation): Look {
    const key = JSON.stringify([past, by]);
    if (this.#known?.key !== key) this.#known = { key, look: look(this.thinker, past, this.nodes, by) };
    return this.#known.look;
  }

  #warningOf(past: Past, move: string, before: Look, by: Evaluation): Warning | null {
    const { thinker, nodes } = this;
    const lookAfter = (one: string): Look => look(thinker, { ...past, moves: [...past.moves, one] }, nodes, by);
    const after = lookAfter(move);
    const { seating = [] } = thinker.core.variant(past.variant) ?? {};
    const position = thinker.core.open(past.variant, past.rules, past.start ?? "");
    try {
      position.play(past.moves);
      const { seat } = position.state();
      const first = seating.find(({ id }) => id === seat)?.side === 0;
      const small = (loss: number): boolean => !isMistake(glyphOf(loss, measureOf(before)));
      if (small(lossOf(before, after, move, first))) return null;
      const [best = ""] = before.line;
      if (small(fallOf(lookAfter(best), after, first))) return null;
      const harm = this.#harmOf(past, move, by);
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

  /** Returns the harm of a move, if it has a name. */
  #harmOf(past: Past, move: string, by: Evaluation): string | undefined {
    const { asked, better } = answer(this.thinker, { ...past, move }, this.nodes, by);
    return better ? asked.reasons.find((reason) => harmful.test(reason)) : undefined;
  }
}
