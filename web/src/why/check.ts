// Whether a move is a mistake that can be told in a few words: what the worker answers the coach. It is a mistake by the
// measure of a review, at two sights: of the positions before and after it, and of the move beside a better one.
import type { Obligation, Outcome, Seat } from "../lib/core.ts";
import { expectation, glyphOf, isMistake, lossOf } from "./accuracy.ts";
import { look } from "./look.ts";
import type { Look } from "./saved.ts";
import { answer, type Past } from "./answer.ts";
import type { Thinker } from "./thinker.ts";

/** How many nodes each search gets: somebody waits for them. */
export const coachNodes = 20_000;

/** What the coach asks about. Without a move only the position is looked at, and its next move is known the sooner. */
export interface Thought extends Past {
  move?: string;
}

export interface Warning {
  /** What the move does, a verb and what belongs to it: "allows a charge that takes three". */
  harm: string;
  /** What the other side can answer, and whose move that is. */
  reply: Outcome;
  seat: Seat;
  /** What the player would have to do after an answer that takes nothing; null after any other. */
  duty: Obligation | null;
}

/** What the worker says of a thought. */
export interface Checked {
  warning: Warning | null;
}

/** Reasons that name what is lost, and not what might have been won. */
const harmful = /^(allows|has to|is left|leaves the castle open|loses(?! time))\b/;

export class Checker {
  /** The position that was looked at last. */
  private known: { key: string; look: Look } | undefined;

  constructor(
    private readonly thinker: Thinker,
    private readonly nodes = coachNodes,
  ) {}

  /** Blocks for a part of a second, and a few times as long for what looks like a mistake. Throws `CoreRefused` for a game that is none. */
  check({ move, variant, rules, start, moves }: Thought): Checked {
    const past = { variant, rules, start, moves };
    const before = this.before(past);
    const free = move !== undefined && before.choices > 1 && before.line[0] !== move;
    return { warning: free ? this.warningOf(past, move, before) : null };
  }

  private before(past: Past): Look {
    const key = JSON.stringify(past);
    if (this.known?.key !== key) this.known = { key, look: look(this.thinker, past, this.nodes) };
    return this.known.look;
  }

  private warningOf(past: Past, move: string, before: Look): Warning | null {
    const { thinker, nodes } = this;
    const after = look(thinker, { ...past, moves: [...past.moves, move] }, nodes);
    const { seating = [] } = thinker.core.variant(past.variant) ?? {};
    const position = thinker.core.open(past.variant, past.rules, past.start ?? "");
    try {
      position.play(past.moves);
      const { seat } = position.state();
      const first = seating.find(({ id }) => id === seat)?.side === 0;
      if (!isMistake(glyphOf(lossOf(before, after, move, first)))) return null;
      const harm = this.harmOf(past, move);
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

  /** What is wrong with a move, if that has a name and the move is still a mistake beside a better one. */
  private harmOf(past: Past, move: string): string | undefined {
    const { asked, better } = answer(this.thinker, { ...past, move }, this.nodes);
    const chance = ({ score }: { score: number }): number => 100 * expectation({ score, end: null });
    if (!better || !isMistake(glyphOf(chance(better) - chance(asked)))) return undefined;
    return asked.reasons.find((reason) => harmful.test(reason));
  }
}
