// The lines of a score graph on a sheet from 0 to 1: plies go to the right, what the first side may expect goes up.
import { expectation } from "./accuracy.ts";
import type { Look } from "./saved.ts";

export interface ScoreLines {
  /** As the d of an SVG path, on a sheet of so many plies by 1. */
  line: string;
  /** Between the middle and the line: where the first side is better, and where the other is. */
  upper: string;
  lower: string;
}

/** Where the line is, from the top; `ply` need not be whole. */
interface Point {
  ply: number;
  y: number;
}

export const heightOf = (look: Look): number => 1 - expectation(look);

/** Of as many positions as there are. */
export function linesOf(looks: readonly Look[]): ScoreLines {
  const points = looks.map((look, ply) => ({ ply, y: heightOf(look) }));
  const last = points.length - 1;
  if (last < 1) return { line: "", upper: "", lower: "" };
  const all = points.flatMap((point, index) => {
    const next = points[index + 1];
    const crossing = next && crossingOf(point, next);
    return crossing ? [point, crossing] : [point];
  });
  const half = (side: (y: number) => number): string =>
    `M0 .5L${all.map(({ ply, y }) => at({ ply, y: side(y) })).join("L")}L${String(last)} .5Z`;
  return {
    line: `M${points.map(at).join("L")}`,
    upper: half((y) => Math.min(y, 0.5)),
    lower: half((y) => Math.max(y, 0.5)),
  };
}

/** Where the line goes through the middle between two points. */
function crossingOf(from: Point, to: Point): Point | null {
  if ((from.y - 0.5) * (to.y - 0.5) >= 0) return null;
  return { ply: from.ply + (from.y - 0.5) / (from.y - to.y), y: 0.5 };
}

const at = ({ ply, y }: Point): string => `${String(Number(ply.toFixed(3)))} ${String(Number(y.toFixed(3)))}`;
