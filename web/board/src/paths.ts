// Routes over the board: an arc for each leg, dashed or full, dots at landings, an arrow at the end.

import {
  ARROW_BACK,
  ARROW_SIDE,
  DOT,
  LANDING,
  LEAST_LINE,
  RISE,
  RISE_BESIDE,
  START,
  START_STEP,
} from "virtual:drawings";
import type { LegKind, Route } from "./types.ts";
import { centre, type Layout, legsOf, type Point } from "./geometry.ts";
import type { KeyedShape } from "./keyed.ts";
import { element, short as r } from "./shapes.ts";

/** An arc: from, control point, to. */
export interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** The arc of a leg: over the jumped square, upwards where it can, to the right where it goes straight up or down. */
export function arcOf(from: Point, to: Point, straight: boolean): Arc {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (straight || length === 0) return { from, bend: middle, to };
  let nx = dy / length;
  let ny = -dx / length;
  if (ny > 1e-9 || (Math.abs(ny) < 1e-9 && nx < 0)) [nx, ny] = [-nx, -ny];
  const rise = length * (Math.abs(dx) < 1e-9 ? RISE_BESIDE : RISE);
  return { from, bend: { x: middle.x + nx * rise, y: middle.y + ny * rise }, to };
}

/** The point of an arc at a time from 0 to 1. */
export function along(arc: Arc, t: number): Point {
  const s = 1 - t;
  return {
    x: s * s * arc.from.x + 2 * s * t * arc.bend.x + t * t * arc.to.x,
    y: s * s * arc.from.y + 2 * s * t * arc.bend.y + t * t * arc.to.y,
  };
}

/** Whether a leg stays on the ground. */
export function isStraight(kind: LegKind): boolean {
  return kind !== "canter" && kind !== "jump";
}

/** The arc between two times of another. */
function cut(arc: Arc, a: number, b: number): Arc {
  const from = along(arc, a);
  const to = along(arc, b);
  const tangent = (t: number) => ({
    x: (1 - t) * arc.from.x + t * arc.bend.x,
    y: (1 - t) * arc.from.y + t * arc.bend.y,
  });
  const start = tangent(a);
  const end = { x: (1 - a) * arc.bend.x + a * arc.to.x, y: (1 - a) * arc.bend.y + a * arc.to.y };
  const bend = { x: start.x + (end.x - start.x) * b, y: start.y + (end.y - start.y) * b };
  return { from, bend, to };
}

/** Takes lengths in units off both ends of an arc. */
function trim(arc: Arc, atStart: number, atEnd: number): Arc {
  const length =
    (Math.hypot(arc.bend.x - arc.from.x, arc.bend.y - arc.from.y) +
      Math.hypot(arc.to.x - arc.bend.x, arc.to.y - arc.bend.y) +
      Math.hypot(arc.to.x - arc.from.x, arc.to.y - arc.from.y)) /
    2;
  const most = Math.max(0.45, 1 - (atStart + LEAST_LINE) / length);
  return cut(arc, Math.min(0.4, atStart / length), 1 - Math.min(most, atEnd / length));
}

/** How a route ends. */
export interface RouteEnds {
  /** Radius kept free round the last square: a mark stands there, or a piece. */
  readonly clear: number;
}

/** The drawn path of a route, its pieces in the order casing, lines, dots. */
export function routeShapes(route: Route, layout: Layout, ends: RouteEnds): KeyedShape[] {
  const legs = legsOf(route, layout.grid).flatMap((leg) => {
    const from = layout.cell(leg.from);
    const to = layout.cell(leg.to);
    return from && to ? [{ ...leg, a: centre(from), b: centre(to) }] : [];
  });
  const casing: string[] = [];
  const lines: string[] = [];
  const dots: string[] = [];
  legs.forEach((leg, i) => {
    const last = i === legs.length - 1;
    const straight = isStraight(leg.kind);
    const whole = arcOf(leg.a, leg.b, straight);
    // A step may be short: its line begins at the edge of the square, off the piece's face.
    const start = straight ? START_STEP : START;
    const free =
      Math.hypot(leg.b.x - leg.a.x, leg.b.y - leg.a.y) - (i === 0 ? start : LANDING) - (last ? ends.clear : LANDING);
    if (leg.kind === "slide" && free < LEAST_LINE) return;
    const arc = trim(whole, i === 0 ? start : LANDING, last ? ends.clear : LANDING);
    const d = `M${p(arc.from)}Q${p(arc.bend)} ${p(arc.to)}`;
    casing.push(line("case", d));
    lines.push(line(`line cb-path-${leg.kind}`, d));
    if (last) {
      const head = arrowHead(arc);
      casing.push(line("case", head));
      const heavy = leg.kind === "shot" ? "shot" : "jump";
      lines.push(line(`line cb-path-${heavy}`, head));
    } else {
      dots.push(element("circle", { class: "cb-path-dot", cx: r(leg.b.x), cy: r(leg.b.y), r: DOT }));
    }
  });
  return [{ key: "route", tag: "g", attrs: { class: "cb-path" }, inner: [...casing, ...lines, ...dots].join("") }];
}

/** The bolt of a shot on its way, `at` from 0 to 1. */
export function boltShape(from: Point, to: Point, at: number): KeyedShape {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: from.x + at * (to.x - from.x), y: from.y + at * (to.y - from.y) };
  const tail = { x: tip.x - 15 * ux, y: tip.y - 15 * uy };
  const d = `M${p(tail)}L${p(tip)}${arrowHead({ from: tail, bend: tail, to: tip })}`;
  return {
    key: "bolt",
    tag: "g",
    attrs: { class: "cb-path" },
    inner: line("case", d) + line("line cb-path-shot", d),
  };
}

function line(look: string, d: string): string {
  return element("path", { class: `cb-path-${look}`, d });
}

function arrowHead(arc: Arc): string {
  const dx = arc.to.x - arc.bend.x;
  const dy = arc.to.y - arc.bend.y;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const wing = (side: number): Point => ({
    x: arc.to.x - ARROW_BACK * ux + side * ARROW_SIDE * uy,
    y: arc.to.y - ARROW_BACK * uy - side * ARROW_SIDE * ux,
  });
  return `M${p(wing(1))}L${p(arc.to)}L${p(wing(-1))}`;
}

/** The dotted line of the last move, straight from landing to landing. */
export function lastPathShapes(route: Route, layout: Layout): KeyedShape[] {
  const points = route.squares.flatMap((square) => {
    const cell = layout.cell(square);
    return cell ? [centre(cell)] : [];
  });
  if (points.length < 2) return [];
  const d = `M${points.map(p).join("L")}`;
  return [{ key: "last-path", tag: "path", attrs: { class: "cb-last-path", d } }];
}

function p(point: Point): string {
  return `${String(r(point.x))} ${String(r(point.y))}`;
}
