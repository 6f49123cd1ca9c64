/**
 * Accuracy of play. A position is worth what the first side (White) expects of the game, 0 to 1. Where the chances of a
 * score are known for the game and its evaluation, these are the expected points: the chance to win and half of that to
 * draw. In other games it is E = 1 / (1 + exp(-score / 220)), score in hundredths of a man. A proven win is 1 or 0.
 *
 * A move loses the drop of E for its player between the position before it and the one after it, both searched with
 * equally many nodes; the engine's own move loses nothing. In points, L = 100 times that loss: the accuracy of a move
 * is 103.1668 exp(-0.04354 L) - 3.1669, between 0 and 100, and `?!`, `?` and `??` are losses of 5, 10 and 15 points:
 * both are lichess's (https://lichess.org/page/accuracy, and its `Advice.scala`, which counts from -1 to 1 and so has
 * 0.1, 0.2 and 0.3). Chances are steeper than that curve, so with them L / 2 is in the formula, and the marks are from
 * 12, 20 and 25 points. A side's accuracy is the plain mean over its moves where it had a choice. `doc/review.md` has
 * the details.
 */
import { isSameMove } from "./same_move.ts";
import { chanceOf } from "./chance.ts";
import type { Glyph } from "./glyphs.ts";
import type { Look } from "./saved.ts";

/** What a loss means. */
export interface Measure {
  /** In points, from the worst on. */
  readonly marks: readonly { from: number; glyph: Glyph }[];
  /** The share of a loss in the formula of accuracy. */
  readonly share: number;
}

const byCurve: Measure = {
  marks: [
    { from: 15, glyph: "??" },
    { from: 10, glyph: "?" },
    { from: 5, glyph: "?!" },
  ],
  share: 1,
};

const byChances: Measure = {
  marks: [
    { from: 25, glyph: "??" },
    { from: 20, glyph: "?" },
    { from: 12, glyph: "?!" },
  ],
  share: 0.5,
};

/** Returns the measure of losses after a position. */
export const measureOf = ({ points }: Look): Measure => (points === undefined ? byCurve : byChances);

/** Returns the first side's expectation, from 0 to 1. */
export const expectation = ({ score, end, points }: Pick<Look, "score" | "end" | "points">): number =>
  end === null ? (points ?? chanceOf(score)) : score > 0 ? 1 : 0;

/** Returns what the first side, or the other one, loses between two positions, in points from 0 to 100. */
export function fallOf(before: Look, after: Look, first: boolean): number {
  const fell = expectation(before) - expectation(after);
  return 100 * Math.max(0, first ? fell : -fell);
}

/** Returns the loss of a move in points, from 0 to 100. `first`: the first side made it. */
export function lossOf(before: Look, after: Look, move: string, first: boolean): number {
  if (isSameMove(before.line[0] ?? "", move)) return 0;
  const { made } = before;
  return made === undefined
    ? fallOf(before, after, first)
    : fallOf(before, { ...before, score: made, end: null }, true);
}

/** Returns the accuracy of one move, from 0 to 100. */
export const accuracyOf = (loss: number, { share }: Measure): number =>
  Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * share * loss) - 3.1669));

/** Returns the mark for a loss in points; "" for most. There are no marks for good moves. */
export const glyphOf = (loss: number, { marks }: Measure): Glyph => marks.find(({ from }) => loss >= from)?.glyph ?? "";

/** True for the marks that a review explains; `?!` is only a mark. */
export const isMistake = (glyph: Glyph): boolean => glyph === "?" || glyph === "??";

/** The judgement of a move. */
export interface Judged {
  /** The ply that it led to, from 1. */
  ply: number;
  first: boolean;
  loss: number;
  accuracy: number;
  glyph: Glyph;
  /** There was nothing else to play: it says nothing of its player. */
  forced: boolean;
}

/**
 * Judges the moves that have a search before and after them. `firsts`: for each move, true if the first side made it.
 * `hinted`: true if a longer search gave it, and it loses nothing.
 */
export const judged = (
  moves: readonly string[],
  looks: readonly Look[],
  firsts: readonly boolean[],
  hinted: readonly boolean[] = [],
): Judged[] =>
  moves.slice(0, Math.max(0, looks.length - 1)).flatMap((move, index) => {
    const before = looks[index];
    const after = looks[index + 1];
    if (!before || !after) return [];
    const first = firsts[index] ?? true;
    const forced = before.choices < 2;
    const loss = forced || hinted[index] ? 0 : lossOf(before, after, move, first);
    const measure = measureOf(before);
    return [
      { ply: index + 1, first, loss, accuracy: accuracyOf(loss, measure), glyph: glyphOf(loss, measure), forced },
    ];
  });

/** A side is ahead with this much more than half: a twentieth of the curve, a tenth of a game's points. */
export const aheadIn = (look: Look): number => 0.05 / measureOf(look).share;

/** Returns the side that is clearly ahead: 1 for the first one, -1 for the other; 0 for neither. */
const leaderIn = (look: Look): number => {
  const lead = expectation(look) - 0.5;
  return Math.abs(lead) < aheadIn(look) ? 0 : Math.sign(lead);
};

/**
 * Returns the ply after which one side stayed clearly ahead to the end. Null if neither side is clearly ahead at the
 * end, or one was all the time.
 */
export function turned(looks: readonly Look[]): { ply: number; first: boolean } | null {
  const leaders = looks.map(leaderIn);
  const leader = leaders.at(-1) ?? 0;
  const ply = leaders.map((one) => one !== leader).lastIndexOf(true) + 1;
  return leader !== 0 && ply > 0 ? { ply, first: leader > 0 } : null;
}

/** A side's accuracy in per cent, rounded; null where it never had a choice. */
export function sideAccuracy(all: readonly Judged[], first: boolean): number | null {
  const own = all.filter((one) => one.first === first && !one.forced);
  if (own.length === 0) return null;
  return Math.round(own.reduce((sum, { accuracy }) => sum + accuracy, 0) / own.length);
}
