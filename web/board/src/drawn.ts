// Rings and arrows that people draw on a diagram, over everything else; src/picture/arrows.cpp draws the same. Pure.

import { DRAWN_BACK, DRAWN_END, DRAWN_RING, DRAWN_SIDE, DRAWN_START } from "virtual:drawn";
import { type Point, SIDE } from "./geometry.ts";
import { element, short } from "./shapes.ts";
import type { Drawn, Places, Square } from "./types.ts";

const pair = ({ x, y }: Point): string => `${String(short(x))} ${String(short(y))}`;

/** A line on the way from middle to middle, and its head. */
function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const onTheWay = (start: Point, by: number): Point => ({ x: start.x + along.x * by, y: start.y + along.y * by });
  const tip = onTheWay(to, -DRAWN_END);
  const back = onTheWay(tip, -DRAWN_BACK);
  const wing = (side: number): string => `L${pair({ x: back.x - side * along.y, y: back.y + side * along.x })}`;
  return `M${pair(onTheWay(from, DRAWN_START))}L${pair(tip)}${wing(-DRAWN_SIDE)}M${pair(tip)}${wing(DRAWN_SIDE)}`;
}

/** The inner text of an SVG element whose units are those of the places. Leaves out what is not on the board. */
export function drawnOver(places: Pick<Places, "middleOf">, drawn: readonly Drawn[]): string {
  const middle = (square: Square): Point | undefined => {
    const at = places.middleOf(square);
    return at && { x: at.x * SIDE, y: at.y * SIDE };
  };
  const shapes = drawn.flatMap(({ colour, from, to }) => {
    const [a, b] = [middle(from), to === null ? undefined : middle(to)];
    if (!a || (to !== null && (!b || to === from))) return [];
    const [tag, shape] = b
      ? ["path", { d: arrow(a, b) }]
      : ["circle", { cx: short(a.x), cy: short(a.y), r: DRAWN_RING }];
    return ["cb-drawn-case", `cb-drawn-line cb-drawn-${colour}`].map((look) => element(tag, { class: look, ...shape }));
  });
  return element("g", { transform: `scale(${String(1 / SIDE)})` }, shapes.join(""));
}
