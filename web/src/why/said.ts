// Says what a mistake costs, and why another move is better. Captures and ends are those of the lines that the review shows; only
// where nothing is taken in them, the reasons are the engine's, without those that the lines contradict.
import type { Core } from "../lib/core.ts";
import { shownMove } from "../play/written.ts";
import { aheadIn, expectation } from "./accuracy.ts";
import { answer, type Past } from "./answer.ts";
import {
  balanceOf,
  captureWords,
  courseOf,
  inMoves,
  largestOf,
  numberWord,
  takenIn,
  takesAtOnce,
  takingWords,
  type Course,
} from "./course.ts";
import type { Look, Said } from "./saved.ts";
import type { Evaluation, Thinker } from "./thinker_of.ts";

/** A mistake and the positions around it. */
export interface Mistaken {
  move: string;
  better: string;
  before: Look;
  after: Look;
}

/** What is to be said of a mistake, from its player's view. */
interface Case {
  asked: Course;
  best: Course;
  /** The expectation before and after it, and by how much more than half a side is ahead. */
  before: number;
  after: number;
  ahead: number;
  /** The number of moves to a win that it gave away, and to one that it allowed. */
  missed: number | null;
  allowed: number | null;
  /** A win is a loss. */
  reversed: boolean;
  /** The better move goes towards the castle that is to be reached. */
  nearer: boolean;
}

/** Of more than two sides no line is known that shows what a move costs. */
const unknown: Course = { steps: [], end: null };

/** Blocks for some searches of `nodes` nodes where no capture or end explains the mistake. */
export function saidOf(thinker: Thinker, past: Past, mistaken: Mistaken, nodes: number, by: Evaluation = "hand"): Said {
  const one = caseOf(thinker.core, past, mistaken);
  const ends = one.allowed !== null || one.missed !== null;
  const taken = !one.reversed && balanceOf(one.best) > balanceOf(one.asked);
  if (ends) return { fault: endFault(one), better: endMerit(one) };
  if (taken) return { fault: takenFault(one), better: takenMerit(one) };
  const { asked, better } = answer(thinker, { ...past, move: mistaken.move }, nodes, by);
  const known = better?.move.notation === mistaken.better ? better.reasons : [];
  return {
    fault: asked.reasons.find((reason) => faults.test(reason) && holds(reason, one)) ?? scoreFault(one),
    better: known.find((reason) => merits.test(reason) && holds(reason, one)) ?? otherMerit(one),
  };
}

function caseOf(core: Core, past: Past, { move, before, after }: Mistaken): Case {
  const { sides = [], seating = [], reversed = false } = core.variant(past.variant) ?? {};
  const two = sides.length === 2;
  const best = courseOf(core, past, before.line);
  const { seat } = best;
  const first = !two || (sides[0]?.includes(seat) ?? true);
  const own = (look: Look): number => (first ? expectation(look) : 1 - expectation(look));
  const goal = seating.find(({ id }) => id === seat)?.goal ?? [];
  const moved = best.steps[0]?.move;
  return {
    asked: two ? courseOf(core, past, [move, ...after.line]) : unknown,
    best: two ? best : unknown,
    before: own(before),
    after: own(after),
    ahead: aheadIn(before),
    missed: before.end !== null && own(before) === 1 ? movesTo(before.end) : null,
    allowed: after.end !== null && own(after) === 0 ? movesTo(after.end) : null,
    reversed,
    nearer: moved !== undefined && apart(moved.to, goal) < apart(moved.from, goal),
  };
}

/** Returns the number of steps to the nearest of some squares. */
const apart = (square: string, goal: readonly string[]): number =>
  Math.min(...goal.map((one) => Math.max(Math.abs(file(square) - file(one)), Math.abs(rank(square) - rank(one)))));

const file = (square: string): number => square.charCodeAt(0);
const rank = (square: string): number => Number(square.slice(1));

/** The winner makes the last move, and every second one before it. */
const movesTo = (plies: number): number => Math.ceil(plies / 2);

// --- Ends ----------------------------------------------------------------------------------------

function endFault({ asked, best, allowed, missed, reversed }: Case): string {
  if (allowed === null) return `misses ${best.end === "checkmate" ? "mate" : "a win"} ${inMoves(missed ?? 0)}`;
  if (allowed === 0) return "loses at once";
  if (asked.end === "castle" && !reversed) return `lets the other side reach the castle ${inMoves(allowed)}`;
  return `allows ${asked.end === "checkmate" ? "mate" : "a win"} ${inMoves(allowed)}`;
}

function endMerit({ asked, best, missed, reversed }: Case): string {
  if (missed === null && balanceOf(best) > 0 && !reversed) return gaining(best);
  if (missed === null) return `prevents the ${asked.end === "checkmate" ? "mate" : "loss"}`;
  const wins = best.end === "checkmate" ? "mates" : best.end === "castle" && !reversed ? "takes the castle" : "wins";
  return `${wins} ${missed < 2 ? "at once" : inMoves(missed)}`;
}

// --- Captures ------------------------------------------------------------------------------------

/** Of what is lost and what is missed, the costlier first. */
function takenFault({ asked, best }: Case): string {
  const [had, could] = [balanceOf(asked), balanceOf(best)];
  const lost = Math.min(could, 0) - Math.min(had, 0);
  const missed = Math.max(could, 0) - Math.max(had, 0);
  const misses = missed > 0 ? missing(asked, best, missed) : "";
  const loses = lost > 0 ? losing(asked) : "";
  const both = [misses, loses].filter((one) => one !== "");
  const said = (lost > missed ? both.reverse() : both).join(" and ");
  const [first] = asked.steps;
  return first && first.move.captures.length > 0 ? `${takingWords(first)}, but ${said}` : said;
}

/** "misses a jump that takes four"; of a move that takes as much, what it comes to. */
function missing(asked: Course, best: Course, missed: number): string {
  const gain = largestOf(best, true);
  const taken = largestOf(asked, true);
  if (gain && gain.move.captures.length > (taken?.move.captures.length ?? 0)) return `misses ${captureWords(gain)}`;
  const lost = takenIn(asked, false);
  return balanceOf(asked) === 0 && lost > 0
    ? `only trades ${numberWord(lost)} for ${numberWord(lost)}`
    : `gains ${numberWord(missed)} less than it could`;
}

/** "allows a charge that takes three", "allows C10–D10, which prepares a jump that takes two". */
function losing(asked: Course): string {
  const loss = largestOf(asked, false);
  if (!loss) return "";
  const [, reply] = asked.steps;
  const prepared = reply && !reply.own && reply.move.captures.length === 0;
  const allows = `allows ${prepared ? `${shownMove(reply.move.notation)}, which prepares ` : ""}${captureWords(loss)}`;
  const [lost, gained] = [takenIn(asked, false), takenIn(asked, true)];
  return gained > 0 ? `${allows}, and loses ${numberWord(lost)} for ${numberWord(gained)}` : allows;
}

function takenMerit({ asked, best }: Case): string {
  const balance = balanceOf(best);
  if (balance > Math.max(0, balanceOf(asked))) return gaining(best);
  const lost = takenIn(best, false);
  if (balance < 0)
    return `loses only ${numberWord(lost)}${lost + balance > 0 ? ` for ${numberWord(lost + balance)}` : ""}`;
  return lost > 0 ? trading(best) : "loses nothing";
}

/** "trades two for one". */
const trading = (best: Course): string =>
  `trades ${numberWord(takenIn(best, true))} for ${numberWord(takenIn(best, false))}`;

/** Of a better move that the engine has no reason for, and that wins no more men. */
function otherMerit(one: Case): string {
  const { best, reversed } = one;
  const even = !reversed && takenIn(best, true) > 0 && balanceOf(best) >= 0;
  return even ? gaining(best) : scoreMerit(one);
}

/** "takes four with a jump", "gives up one, then takes three with a charge", "prepares a jump that takes two". */
function gaining(best: Course): string {
  const [first, second] = best.steps;
  const gain = largestOf(best, true);
  if (!first || !gain || first === gain) return first ? takingWords(first) : "";
  if (first.move.captures.length > 0) return `${takingWords(first)}, then ${takingWords(gain)}`;
  if (second && !second.own && second.move.captures.length > 0) {
    const before = best.steps.slice(0, best.steps.indexOf(gain));
    const given = before.reduce((sum, { own, move }) => sum + (own ? 0 : move.captures.length), 0);
    if (given >= gain.move.captures.length) return trading(best);
    return `gives up ${numberWord(given)}, then ${takingWords(gain)}`;
  }
  return `prepares ${captureWords(gain)}`;
}

// --- The engine's reasons ------------------------------------------------------------------------

const faults = /^(allows|brings less|does not|gains less|gives up the|has to|holds|is left|leaves|lets|loses|misses)\b/;
const merits = /^(brings|gets within|draws a guard|drives|gathers|prepares|prevents|takes|threatens)\b/;
const claim = /(?:\ba (\w+) that )?\btakes (one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b(?: with a (\w+))?/g;
const written = /[A-Za-z]\d+(?:[–×∗+][A-Za-z]\d+)+/g;

/** True if the lines show what a reason claims: captures, moves, an answer, the way of a man. */
function holds(reason: string, { asked, best, nearer, reversed }: Case): boolean {
  if (/^(gets within|brings men nearer)/.test(reason) && !nearer) return false;
  if (best === unknown) return true;
  const claims = [...reason.matchAll(claim)];
  const journey = /^brings the .* to (\w+) in /.exec(reason)?.[1];
  if (journey !== undefined) return best.steps.some(({ own, move }) => own && move.to === journey);
  // An end that the lines do not have, and in some games it is good to lose men.
  if (/(in \w+ moves?|at once)$/.test(reason) || (reversed && claims.length > 0)) return false;
  const reply = /^allows (\S+), which/.exec(reason)?.[1];
  if (reply !== undefined && reply !== shownMove(asked.steps[1]?.move.notation ?? "")) return false;
  const wanted =
    /^(misses|does not|gives up the)/.test(reason) || (merits.test(reason) && !reason.startsWith("prevents"));
  const [course, own] = wanted ? [best, true] : [asked, false];
  const named = [...asked.steps, ...best.steps].map(({ move }) => shownMove(move.notation));
  return (
    claims.every(([, kind, word = "", by = kind]) => takesAtOnce(course, own, word, by)) &&
    [...reason.matchAll(written)].every(([move]) => named.includes(move))
  );
}

// --- The score -----------------------------------------------------------------------------------

/** With a smaller chance a game is as good as lost. */
const lost = 0.04;

function scoreFault({ asked, before, after, ahead }: Case): string {
  if (asked.end !== null) return "lets the game end in a draw";
  if (after > 0.5 + ahead) return "gives away part of the lead";
  if (after >= 0.5 - ahead) return "gives the lead away";
  if (after < lost) return "leaves the game as good as lost";
  if (before > 0.5 + ahead) return "gives the lead away and falls behind";
  return before >= 0.5 - ahead ? "falls behind" : "falls further behind";
}

function scoreMerit({ before, ahead }: Case): string {
  if (before > 0.5 + ahead) return "keeps the lead";
  return before >= 0.5 - ahead ? "keeps the game even" : "loses less ground";
}
