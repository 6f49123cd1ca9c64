// What choosing a move needs to know: the turn as the rules core describes it. No rules are written here; every legal
// move, every leg and every refusal is asked from the core.

import type { Geometry, MarkKind, PieceLetter, Square } from "@camlann/board";

/** What a move does: where from, where to, whom it takes; `path` is one way to walk it. */
export interface Outcome {
  readonly from: Square;
  readonly to: Square;
  readonly captures: readonly Square[];
  readonly kind: MarkKind;
  readonly path: readonly Square[];
  readonly notation: string;
}

/** A leg that may follow. */
export interface NextLeg {
  readonly square: Square;
  readonly kind: "plain" | "canter" | "jump" | "castle";
  readonly captures: Square | null;
}

/** What may follow the squares walked so far. */
export interface Legs {
  readonly next: readonly NextLeg[];
  /** Whether the move may end here. */
  readonly stop: boolean;
  /** What ending here does. */
  readonly outcome: Outcome | null;
}

/** The rule that forbids a move: its anchor on the rules page, the sentence, the square it is about. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
  readonly square: Square;
}

/** The rules, asked about the position of the turn. Both answer at once. */
export interface Core {
  /** What may follow; the first square is the start. */
  legs(walked: readonly Square[]): Legs;
  /** Why a route is refused: a piece (one square), a from and to (two), or a route. Null when something legal fits. */
  whyNot(route: readonly Square[]): Refusal | null;
}

/** One turn: everything that stays the same while its move is chosen. */
export interface Turn {
  readonly core: Core;
  readonly seat: "w" | "b";
  readonly pieces: Readonly<Partial<Record<Square, PieceLetter>>>;
  /** Every legal outcome; none where the game is over. */
  readonly outcomes: readonly Outcome[];
  readonly obligation: { readonly kind: string; readonly text: string };
  readonly geometry: Geometry;
  /** Whether the person at the board may move now. */
  readonly free: boolean;
  /** While the other side thinks: the side whose next move may be set ahead. */
  readonly ahead?: "w" | "b" | null;
}

/** Whether a piece on a square belongs to a side. */
export function isOwn(pieces: Turn["pieces"], square: Square, seat: "w" | "b"): boolean {
  const letter = pieces[square];
  return letter !== undefined && (letter === letter.toUpperCase()) === (seat === "w");
}

/** Whether two outcomes do the same. */
export function sameOutcome(a: Outcome, b: Outcome): boolean {
  if (a.from !== b.from || a.to !== b.to || a.captures.length !== b.captures.length) return false;
  return a.captures.every((square) => b.captures.includes(square));
}

/** The outcomes from a square to another, those that take most first; among equals in the core's order. */
export function outcomesBetween(turn: Turn, from: Square, to: Square): readonly Outcome[] {
  return turn.outcomes
    .filter((outcome) => outcome.from === from && outcome.to === to)
    .sort((a, b) => b.captures.length - a.captures.length);
}

/** The outcomes of one piece. */
export function outcomesOf(turn: Turn, from: Square): readonly Outcome[] {
  return turn.outcomes.filter((outcome) => outcome.from === from);
}

/** Whether the piece on a square has a move now. */
export function canMove(turn: Turn, square: Square): boolean {
  return turn.free && turn.outcomes.some((outcome) => outcome.from === square);
}

/** Whether a square is the castle that the side to move wants to reach. */
export function isGoal(turn: Turn, square: Square): boolean {
  return turn.geometry.castles[turn.seat === "w" ? "b" : "w"].includes(square);
}
