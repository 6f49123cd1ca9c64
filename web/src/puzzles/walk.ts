// An answer that is walked leg by leg: how far it has come, and where a wrong one left the road. The rules are the core's.
import type { Leg, Legs } from "../lib/core.ts";
import { sameOutcome, type Outcome } from "../play/turn.ts";

type Square = string;

/** Returns the next legs after the squares walked, from the core. */
export type AskLegs = (walked: readonly Square[]) => Legs;

export interface Walk {
  /** "G9–E9×G7". */
  readonly text: string;
  readonly taken: number;
  /** The next squares, in the order of the core. */
  readonly next: readonly Square[];
  /** True if the move may end here. */
  readonly stop: boolean;
}

/** The legs of a walk, from the core. */
function legsWalked(ask: AskLegs, walked: readonly Square[]): readonly (Leg | undefined)[] {
  return walked.slice(1).map((square, at) => ask(walked.slice(0, at + 1)).next.find((leg) => leg.square === square));
}

/** The state of a walk; null before its first leg. */
export function walkOf(ask: AskLegs, walked: readonly Square[]): Walk | null {
  const [first = ""] = walked;
  if (walked.length < 2) return null;
  const legs = legsWalked(ask, walked);
  const { next, stop } = ask(walked);
  return {
    text: first + legs.map((leg) => `${leg?.captures ? "×" : "–"}${leg?.square ?? ""}`).join(""),
    taken: legs.filter((leg) => leg?.captures).length,
    next: next.map(({ square }) => square),
    stop,
  };
}

/** True if a walk can be continued to the required effect. */
export function leadsTo(ask: AskLegs, walked: readonly Square[], wanted: Outcome): boolean {
  if (walked[0] !== wanted.from) return false;
  const dead = new Set<string>();
  const goOn = (route: readonly Square[], taken: readonly Square[]): boolean => {
    const key = [route.at(-1), ...[...taken].sort()].join(" ");
    if (dead.has(key)) return false;
    // Reaching a square again with equal captures leads to the same result.
    dead.add(key);
    const { next, stop, outcome } = ask(route);
    if (stop && outcome && sameOutcome(outcome, wanted)) return true;
    return next.some(({ square, captures }) => {
      if (captures !== null && !wanted.captures.includes(captures)) return false;
      return goOn([...route, square], captures === null ? taken : [...taken, captures]);
    });
  };
  const taken = legsWalked(ask, walked).flatMap((leg) => leg?.captures ?? []);
  return taken.every((square) => wanted.captures.includes(square)) && goOn(walked, taken);
}

/** The index of the square that left the road to the effect wanted: 0 is another piece, 1 the first leg. */
export function leftAt(ask: AskLegs, walked: readonly Square[], wanted: Outcome): number {
  const good = walked.findIndex((_, at) => !leadsTo(ask, walked.slice(0, at + 1), wanted));
  return good < 0 ? walked.length : good;
}
