// Replaying a move hop by hop: when each hop begins, where the piece is at a moment, which men are falling.
// The timing is pure arithmetic; board.ts draws what `frameAt` says until it is over.

import type { Route, Square } from "./types.ts";
import { centre, type Layout, legsOf, type Point } from "./geometry.ts";
import { along, type Arc, arcOf } from "./paths.ts";

/** Milliseconds of a single step. */
export const STEP_MS = 120;
const FALL_MS = 90;
const LONGEST_HOP_MS = 140;
const HOPS_MS = 1100;
const REST_MS = 20;
const RESTS_MS = 100; // with HOPS_MS: no replay is longer than 1.2 s

interface Hop {
  readonly arc: Arc;
  readonly begins: number;
  readonly lasts: number;
  readonly lifts: boolean;
  readonly takes: Square | null;
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
}

/** Milliseconds of one hop of a chain and of the rest after it. */
export function hopTimes(legs: number): { hop: number; rest: number } {
  return { hop: Math.min(LONGEST_HOP_MS, HOPS_MS / legs), rest: Math.min(REST_MS, RESTS_MS / legs) };
}

/** Works a replay out; the first `skip` legs are on the board already. Null when nothing is left to show. */
export function replayOf(route: Route, layout: Layout, skip: number): Replay | null {
  const legs = legsOf(route).slice(skip);
  const first = legs[0];
  if (!first) return null;
  const { hop, rest } = hopTimes(legs.length);
  const hops: Hop[] = [];
  let begins = 0;
  for (const leg of legs) {
    const from = layout.cell(leg.from);
    const to = layout.cell(leg.to);
    if (!from || !to) return null;
    const step = leg.kind === "plain";
    const lasts = step ? STEP_MS : hop;
    const takes = leg.kind === "jump" ? leg.over : null;
    hops.push({ arc: arcOf(centre(from), centre(to), step), begins, lasts, lifts: !step, takes });
    begins += lasts + (step ? 0 : rest);
  }
  const end = hops.at(-1) as Hop;
  const falls = hops.map((each) => (each.takes ? each.begins + each.lasts / 2 + FALL_MS : 0));
  const duration = Math.max(end.begins + end.lasts, ...falls);
  return { from: first.from, duration, frameAt: (time) => frameAt(hops, time) };
}

function frameAt(hops: readonly Hop[], time: number): Frame {
  const fallen = new Map<Square, number>();
  for (const { takes, begins, lasts } of hops) {
    if (!takes) continue;
    const gone = (time - begins - lasts / 2) / FALL_MS;
    if (gone > 0) fallen.set(takes, Math.max(0, 1 - gone));
  }
  const now = hops.filter((hop) => hop.begins <= time).at(-1) ?? (hops[0] as Hop);
  const t = Math.min(1, Math.max(0, (time - now.begins) / now.lasts));
  const eased = now.lifts ? easeInOut(t) : easeOut(t);
  return { at: along(now.arc, eased), scale: now.lifts ? 1 + 0.08 * Math.sin(Math.PI * t) : 1, fallen };
}

function easeInOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}
