// The turn as the rules core describes it, for choosing a move. There are no rules here: legal moves, legs and refusals
// come from the core.

import type { Geometry, Manner, PieceLetter, Route, Square } from "@camlann/board";
import { DEFAULT_MEN, pieceOf, seatsOf } from "@camlann/board";
import type { Legs } from "../lib/core.ts";
import type { Kind, MoveKind, Obligation, Outcome, PerfectMove, Refusal, Seating } from "../lib/wire.ts";

export type { Outcome, PerfectValue, Refusal } from "../lib/wire.ts";
export type { Legs } from "../lib/core.ts";

/** The rules, asked about the position of the turn. Both answer at once. */
export interface Core {
  /** Returns the next legs; the first square is the start. */
  legs(walked: readonly Square[]): Legs;
  /** Why a route is refused: a piece (one square), a from and to (two), or a route. Null when something legal fits. */
  whyNot(route: readonly Square[]): Refusal | null;
}

/** A board with its players, their goals and kinds of moves. */
export interface Field extends Geometry {
  readonly seating: readonly Seating[];
  /** In display order. */
  readonly kinds: readonly Kind[];
}

/** One turn: everything that stays the same while its move is chosen. */
export interface Turn {
  readonly core: Core;
  /** The seat to move, by its id. */
  readonly seat: string;
  readonly pieces: Readonly<Partial<Record<Square, PieceLetter>>>;
  /** Every legal outcome; none where the game is over. */
  readonly outcomes: readonly Outcome[];
  /** Why not everything is legal; of a check the square of the king. */
  readonly obligation: Obligation;
  readonly geometry: Field;
  /** True if the person at the board may move now. */
  readonly free: boolean;
  /** While the opponents think: the seat for which moves can be planned. */
  readonly ahead?: string | null;
  /** The moves played before, where a position may come again. */
  readonly ply?: number;
}

/** True if neither moves nor plans can be chosen at the moment. */
export const rests = ({ free, ahead = null }: Turn): boolean => !free && ahead === null;

/** True if two turns are of the same position, although the rules or a connection may have come or gone in between. */
export function samePosition(a: Turn, b: Turn): boolean {
  if (a.seat !== b.seat || a.ply !== b.ply || a.geometry !== b.geometry) return false;
  const squares = Object.keys(a.pieces) as Square[];
  return squares.length === Object.keys(b.pieces).length && squares.every((at) => a.pieces[at] === b.pieces[at]);
}

/** True if the piece on a square belongs to a seat. */
export function isOwn({ pieces, geometry }: Pick<Turn, "pieces" | "geometry">, square: Square, seat: string): boolean {
  const letter = pieces[square];
  return letter !== undefined && pieceOf(letter, geometry)?.seat.id === seat;
}

/** The man that a letter of a piece stands for; the letter itself where the board has none. */
export function manOf({ geometry }: Pick<Turn, "geometry">, letter: PieceLetter): string {
  return pieceOf(letter, geometry)?.man ?? letter;
}

/** Returns the name of a seat. */
export function seatName({ geometry }: Pick<Turn, "geometry">, seat: string): string {
  return seatsOf(geometry).find(({ id }) => id === seat)?.name ?? seat;
}

/** True if two outcomes have the same effect. */
export function sameOutcome(a: Outcome, b: Outcome): boolean {
  if (a.from !== b.from || a.to !== b.to || a.captures.length !== b.captures.length) return false;
  if (a.promotion !== b.promotion) return false;
  return a.captures.every((square) => b.captures.includes(square));
}

/** A move with what perfect play makes of it, and its ends. */
export interface ValuedMove extends PerfectMove {
  readonly from: Square;
  readonly to: Square;
}

/** Returns how a kind of move crosses the board; a swap, which every game of two may have, does not. */
export const mannerOf = ({ kinds }: Pick<Field, "kinds">, kind: MoveKind): Manner =>
  kind === "swap" ? "put" : (kinds.find(({ word }) => word === kind)?.manner ?? "leap");

/** An outcome as the board draws and replays it. */
export const routeOf = (field: Pick<Field, "kinds">, { kind, captures, path }: Outcome): Route => ({
  squares: path,
  captures,
  manner: mannerOf(field, kind),
});

/** Returns the men taken by the legs walked until now, as the core gives them. */
export function takenOn({ core }: Pick<Turn, "core">, walked: readonly Square[]): readonly Square[] {
  return walked.slice(1).flatMap((square, i) => {
    const leg = core.legs(walked.slice(0, i + 1)).next.find((each) => each.square === square);
    return leg?.captures ? [leg.captures] : [];
  });
}

/** True if each leg of a route goes to a neighbour or over one square, so that it can be described leg by leg. */
export function isWalked({ manner = "leap" }: Pick<Route, "manner">): boolean {
  return manner === "leap" || manner === "step";
}

/** Returns the value of the man that a pawn becomes; 0 without promotion. */
function greatness(turn: Turn, { promotion }: Outcome): number {
  return promotion === undefined
    ? 0
    : Object.keys(turn.geometry.men ?? DEFAULT_MEN).indexOf(promotion.toLowerCase()) + 1;
}

/** Sorted out once for each turn: a tap asks for the outcomes of a piece, and of each square that it can reach. */
const sorted = new WeakMap<Turn["outcomes"], ReadonlyMap<Square, readonly Outcome[]>>();

/** The outcomes by the square that they start from, without a swap, which is no move of a piece. */
export function outcomesByFrom({ outcomes }: Pick<Turn, "outcomes">): ReadonlyMap<Square, readonly Outcome[]> {
  const known = sorted.get(outcomes);
  if (known) return known;
  const made = new Map<Square, Outcome[]>();
  for (const outcome of outcomes) {
    if (outcome.kind === "swap") continue;
    const same = made.get(outcome.from);
    if (same) same.push(outcome);
    else made.set(outcome.from, [outcome]);
  }
  sorted.set(outcomes, made);
  return made;
}

/** The outcomes of one piece. */
export function outcomesOf(turn: Turn, from: Square): readonly Outcome[] {
  return outcomesByFrom(turn).get(from) ?? [];
}

/**
 * The outcomes for two taps, those that take most first, of them those that promote to the greatest man; among equals
 * in the core's order.
 */
export function outcomesBetween(turn: Turn, from: Square, to: Square): readonly Outcome[] {
  return outcomesOf(turn, from)
    .filter((outcome) => outcome.to === to)
    .sort((a, b) => b.captures.length - a.captures.length || greatness(turn, b) - greatness(turn, a));
}

/** Returns the piece that a single tap puts on a square. */
export function putOn(turn: Turn, square: Square): Outcome | undefined {
  return outcomesOf(turn, square).find(({ kind }) => mannerOf(turn.geometry, kind) === "put");
}

/** True if the piece on a square has a move now. */
export function canMove(turn: Turn, square: Square): boolean {
  return turn.free && outcomesOf(turn, square).length > 0;
}

/** True if a square is a goal of the seat to move. */
export const isGoal = ({ geometry, seat }: Turn, square: Square): boolean =>
  geometry.seating.some(({ id, goal }) => id === seat && goal.includes(square));
