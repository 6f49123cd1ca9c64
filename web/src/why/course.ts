// A line of play with its captures in words. They are counted in the line itself, so what is said of it can be followed on the board.
import type { Core, Outcome, Seat, Standing } from "../lib/core.ts";
import type { Past } from "./answer.ts";

export interface Step {
  move: Outcome;
  /** The side that made the line's first move made this one, too. */
  own: boolean;
}

export interface Course {
  steps: readonly Step[];
  /** Why the game is over after the last move, if it is. */
  end: string | null;
}

/** A line, and the seat that makes its first move. */
export interface Begun extends Course {
  seat: Seat;
}

/** Plays a line after the moves of a game. */
export function courseOf(core: Core, { variant, rules, start, moves }: Past, line: readonly string[]): Begun {
  const { sides = [] } = core.variant(variant) ?? {};
  const position = core.open(variant, rules, start ?? "");
  try {
    position.play(moves);
    let at: Standing = position.state();
    const { seat } = at;
    const side = sides.find((one) => one.includes(seat)) ?? [];
    const steps: Step[] = [];
    for (const move of line) {
      const [ply] = at.result ? [] : position.play([move]).plies;
      // A line may be longer than the game: a draw ends it.
      if (!ply) break;
      steps.push({ move: ply.outcome, own: side.includes(at.seat) });
      at = ply.after;
    }
    return { steps, end: at.result?.reason ?? null, seat };
  } finally {
    position.free();
  }
}

const takenBy = ({ move }: Step): number => move.captures.length;

/** Returns the moves that count: captures at the end of a line may go on behind it, unless there are no others. */
function counted({ steps, end }: Course): readonly Step[] {
  const quiet = steps.map((step) => takenBy(step) === 0).lastIndexOf(true);
  const settled = end === null ? steps.slice(0, quiet + 1) : steps;
  return settled.some((step) => takenBy(step) > 0) ? settled : steps;
}

/** Returns the men taken by the side of the first move, or by the other one. */
export const takenIn = (course: Course, own: boolean): number =>
  counted(course).reduce((sum, step) => sum + (step.own === own ? takenBy(step) : 0), 0);

/** Returns the men taken less those lost. */
export const balanceOf = (course: Course): number => takenIn(course, true) - takenIn(course, false);

/** Returns the largest capture of a side, the first of several; undefined if it takes nothing. */
export function largestOf(course: Course, own: boolean): Step | undefined {
  const captures = counted(course).filter((step) => step.own === own && takenBy(step) > 0);
  return captures.find((step) => captures.every((other) => takenBy(other) <= takenBy(step)));
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
export const numberWord = (number: number): string => numbers[number] ?? String(number);

/** "in two moves". */
export const inMoves = (moves: number): string => `in ${numberWord(moves)} ${moves === 1 ? "move" : "moves"}`;

/** "a charge that takes three". */
export const captureWords = (step: Step): string => `a ${step.move.kind} that takes ${numberWord(takenBy(step))}`;

/** "takes three with a charge". */
export const takingWords = (step: Step): string =>
  `takes ${numberWord(takenBy(step))}${step.move.kind === "capture" ? "" : ` with a ${step.move.kind}`}`;

/** True if a side takes this many at once somewhere in the line, by a move of this kind if one is named. */
export const takesAtOnce = ({ steps }: Course, own: boolean, word: string, kind?: string): boolean =>
  steps.some(
    (step) => step.own === own && numberWord(takenBy(step)) === word && (kind === undefined || step.move.kind === kind),
  );
