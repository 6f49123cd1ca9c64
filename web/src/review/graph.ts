// The line of a score graph, on a sheet of so many plies by 1: what the first side may expect goes up.
import { expectation } from "./accuracy.ts";
import type { Look } from "./saved.ts";

/** From the top. */
export const heightOf = (look: Look): number => 1 - expectation(look);

/** As the d of SVG paths: the line itself, and the area between it and the middle. */
export function linesOf(looks: readonly Look[]): { line: string; area: string } {
  const line = looks.map((look, ply) => `${String(ply)} ${String(Number(heightOf(look).toFixed(3)))}`).join("L");
  return { line: `M${line}`, area: `M0 .5L${line}L${String(looks.length - 1)} .5Z` };
}
