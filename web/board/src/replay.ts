// Replaying a move hop by hop: when each hop begins, where the piece is at a moment, which men are falling.
// The timing is pure arithmetic; board.ts draws what `frameAt` says until it is over.

import type { Leg, Route, Square } from "./types.ts";
import { type Cell, centre, type Layout, legsOf, type Point } from "./geometry.ts";
import { along, type Arc, arcOf, isStraight } from "./paths.ts";

/** Milliseconds of a single step. */
export const STEP_MS = 120;
const FALL_MS = 90;
const LONGEST_HOP_MS = 140;
const HOPS_MS = 1100;
const REST_MS = 20;
const RESTS_MS = 100; // with HOPS_MS: no replay is longer than 1.2 s
/** A slide is a step that takes a little longer for each square beyond the first, up to the longest. */
const SLIDE_SQUARE_MS = 14;
const LONGEST_SLIDE_MS = 240;
/** A bolt's flight over one square. */
const FLIGHT_MS = 35;

interface Hop {
  readonly arc: Arc;
  readonly begins: number;
  readonly lasts: number;
  readonly lifts: boolean;
}

/** A man that is taken, and when he begins to fall. */
interface Fall {
  readonly square: Square;
  readonly begins: number;
}

/** A replay worked out: from which piece, how long, and what there is to see at each moment. */
export interface Replay {
  readonly from: Square;
  readonly duration: number;
  frameAt(time: number): Frame;
}

/** One moment of a replay. */
export interface Frame {
  /** Middle of the moving piece, in units. */
  readonly at: Point;
  /** Its size: 1 on the ground, up to 1.08 in the air. */
  readonly scale: number;
  /** Men that are falling or have fallen: how much of each is left, from 1 to 0. */
  readonly fallen: ReadonlyMap<Square, number>;
  /** What the piece shoots: where to, and how much of the way is done. */
  readonly bolt?: { readonly to: Point; readonly done: number } | null;
}

/** Milliseconds of one hop of a chain and of the rest after it. */
export function hopTimes(legs: number): { hop: number; rest: number } {
  return { hop: Math.min(LONGEST_HOP_MS, HOPS_MS / legs), rest: Math.min(REST_MS, RESTS_MS / legs) };
}

/** Works a replay out; the first `skip` legs are on the board already. Null when nothing is left to show. */
export function replayOf(route: Route, layout: Layout, skip: number): Replay | null {
  const legs = legsOf(route, layout.grid).slice(skip);
  const [first] = legs;
  if (!first) return null;
  if (first.kind === "shot") return shotOf(first, route.captures, layout);
  const { hop, rest } = hopTimes(legs.length);
  const hops: Hop[] = [];
  const falls: Fall[] = [];
  let begins = 0;
  for (const leg of legs) {
    const from = layout.cell(leg.from);
    const to = layout.cell(leg.to);
    if (!from || !to) return null;
    const lifts = !isStraight(leg.kind);
    const lasts = leg.kind === "slide" ? slideTime(from, to) : lifts ? hop : STEP_MS;
    if (leg.kind === "jump" && leg.over) falls.push({ square: leg.over, begins: begins + lasts / 2 });
    if (leg.kind === "slide") falls.push(...passed(from, to, begins, lasts, route.captures, layout));
    hops.push({ arc: arcOf(centre(from), centre(to), !lifts), begins, lasts, lifts });
    begins += lasts + (lifts ? rest : 0);
  }
  const end = hops.at(-1) as Hop;
  const duration = Math.max(end.begins + end.lasts, ...falls.map((fall) => fall.begins + FALL_MS));
  return { from: first.from, duration, frameAt: (time) => frameAt(hops, falls, time) };
}

function slideTime(from: Cell, to: Cell): number {
  return Math.min(LONGEST_SLIDE_MS, STEP_MS + SLIDE_SQUARE_MS * (squaresBetween(from, to) - 1));
}

function squaresBetween(from: Cell, to: Cell): number {
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}

/** The men taken on a slide fall as it comes to them. */
function passed(from: Cell, to: Cell, begins: number, lasts: number, captures: readonly Square[], layout: Layout) {
  const whole = squaresBetween(from, to);
  return captures.flatMap((square): Fall[] => {
    const cell = layout.cell(square);
    if (!cell) return [];
    const [dx, dy] = [to.column - from.column, to.row - from.row];
    const [x, y] = [cell.column - from.column, cell.row - from.row];
    const part = squaresBetween(from, cell) / whole;
    const onTheWay = x * dy === y * dx && x * dx + y * dy > 0 && part <= 1;
    return onTheWay ? [{ square, begins: begins + lasts * whenEasedOut(part) }] : [];
  });
}

/** The piece stays; what it shoots flies to the last square, where the man falls. */
function shotOf(leg: Leg, captures: readonly Square[], layout: Layout): Replay | null {
  const from = layout.cell(leg.from);
  const target = layout.cell(leg.to);
  if (!from || !target) return null;
  const [at, to] = [centre(from), centre(target)];
  const flight = STEP_MS + FLIGHT_MS * (squaresBetween(from, target) - 1);
  const falls = captures.map((square) => ({ square, begins: flight }));
  return {
    from: leg.from,
    duration: flight + FALL_MS,
    frameAt: (time) => ({
      at,
      scale: 1,
      fallen: fallenAt(falls, time),
      bolt: time < flight ? { to, done: time / flight } : null,
    }),
  };
}

function fallenAt(falls: readonly Fall[], time: number): ReadonlyMap<Square, number> {
  const fallen = new Map<Square, number>();
  for (const { square, begins } of falls) {
    const gone = (time - begins) / FALL_MS;
    if (gone > 0) fallen.set(square, Math.max(0, 1 - gone));
  }
  return fallen;
}

function frameAt(hops: readonly Hop[], falls: readonly Fall[], time: number): Frame {
  const now = hops.filter((hop) => hop.begins <= time).at(-1) ?? (hops[0] as Hop);
  const t = Math.min(1, Math.max(0, (time - now.begins) / now.lasts));
  const eased = now.lifts ? easeInOut(t) : easeOut(t);
  const scale = now.lifts ? 1 + 0.08 * Math.sin(Math.PI * t) : 1;
  return { at: along(now.arc, eased), scale, fallen: fallenAt(falls, time) };
}

function easeInOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** The time at which `easeOut` has done this part of the way. */
function whenEasedOut(part: number): number {
  return 1 - Math.cbrt(1 - part);
}
