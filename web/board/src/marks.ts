// Draws what is on squares: rings, marks, frames, tints, ghosts' crosses. Functions from places to shapes.

import { ASIDE_SCALE, ASIDE_X, ASIDE_Y, BLOCK, BLOCK_SLANTING, MARKS, NUMBER, NUMBER_MOST } from "virtual:drawings";
import type { Block, Mark, MarkKind, Ring, Square, ValueMark } from "./types.ts";
import { centre, type Layout, type Point, SIDE } from "./geometry.ts";
import type { KeyedShape, Shape } from "./keyed.ts";
import { element, filled, short as n } from "./shapes.ts";

/** How a mark is drawn: where, how large, with letters of what size. */
interface Pen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Height of the number in units before scaling. */
  readonly text: number;
}

/** Marks that are drawn round the piece on their square; all others leave it clear. */
const AROUND: ReadonlySet<MarkKind> = new Set(["capture", "shot"]);

/** The mark on a reachable square; small and to the upper right where a piece stands. */
export function markShape(mark: Mark, layout: Layout, occupied: boolean, pxPerSquare: number): KeyedShape[] {
  const cell = layout.cell(mark.square);
  if (!cell) return [];
  const { x, y } = centre(cell);
  const aside = occupied && !AROUND.has(mark.kind);
  const scale = aside ? ASIDE_SCALE : 1;
  const smallest = (10 / pxPerSquare) * SIDE;
  const text = Math.min(NUMBER_MOST, Math.max(NUMBER, smallest / scale));
  const pen: Pen = { x: aside ? x + ASIDE_X : x, y: aside ? y - ASIDE_Y : y, scale, text };
  return [{ key: mark.square, ...drawMark(mark.kind, mark.count, mark.hot, pen) }];
}

function drawMark(kind: MarkKind, count: number, hot: boolean, pen: Pen): Shape {
  const look = `cb-mk cb-mk-${kind}${hot ? " cb-hot" : ""}${count > 0 ? " cb-takes" : ""}`;
  const place = `${at(pen)}${pen.scale === 1 ? "" : ` scale(${n(pen.scale)})`}`;
  const castle = kind === "castle";
  const size = (castle ? Math.min(pen.text, NUMBER) : pen.text) * (count > 9 ? 0.86 : 1);
  const drawing = kind === "run" ? "jump" : castle && count > 0 ? "castle-takes" : kind;
  const number = count > 0 ? filled(MARKS["number"], { count, size }) : "";
  return { tag: "g", attrs: { class: look, transform: place }, inner: filled(MARKS[drawing], { number }) };
}

/** The value in the upper right corner (of a hexagon at the top): a full pill wins, an open one draws, a full box with corners loses. */
export function valueShape(value: ValueMark, layout: Layout, pxPerSquare: number): KeyedShape[] {
  const cell = layout.cell(value.square);
  if (!cell) return [];
  // 13 px where there is room, so that it hides little of the piece.
  const size = Math.min(16, Math.max(8, (13 / pxPerSquare) * SIDE));
  const [width, height] = [value.text.length * size * 0.62 + 6, size * 1.2];
  const right = layout.grid === "hex" ? width / 2 : SIDE / 2 - 1;
  const [x, y] = [cell.x + right - width, cell.y - SIDE / 2 + 1];
  const box = { x: n(x), y: n(y), width: n(width), height: n(height), rx: value.result === "loss" ? 2 : n(height / 2) };
  const middle = { x: n(x + width / 2), y: n(y + height / 2 + size * 0.36), "font-size": n(size) };
  return [
    {
      key: `value${value.square}`,
      tag: "g",
      attrs: { class: `cb-value cb-value-${value.result}` },
      inner:
        element("rect", { class: "cb-value-box", ...box }) + element("text", { class: "cb-mn", ...middle }, value.text),
    },
  ];
}

/** See `markIcon` in api.ts. */
export function markIcon(kind: MarkKind, count: number): string {
  const { tag, attrs, inner } = drawMark(kind, count, false, { x: 20, y: 20, scale: 1, text: NUMBER });
  const icon = { class: "cb-icon", viewBox: "0 0 40 40", "aria-hidden": "true", focusable: "false" };
  return element("svg", icon, element(tag, attrs, inner));
}

/** The ring round a piece's foot. Tokens are discs: theirs goes round the whole. */
export function ringShape(ring: Ring, layout: Layout, token: boolean): KeyedShape[] {
  const drawing = ring.kind + (token ? "-token" : "");
  return placed(ring.square, layout, drawing, `cb-ring cb-ring-${ring.kind}`);
}

/** The gold square under the picked piece. */
export function pickedShape(square: Square, layout: Layout): KeyedShape[] {
  return framed(square, layout, "picked");
}

/** The frame, broken at its corners, round a king that is attacked. */
export function checkShape(square: Square, layout: Layout): KeyedShape[] {
  return placed(square, layout, "check").map((drawn) => ({ ...drawn, key: "check" }));
}

/** The dashed frame round men that stand in one line. */
export function blockShape(block: Block, layout: Layout): KeyedShape[] {
  const first = layout.cell(block.squares[0] ?? "");
  const last = layout.cell(block.squares.at(-1) ?? "");
  if (!first || !last) return [];
  const [a, b] = [centre(first), centre(last)];
  const slanting = a.x !== b.x && a.y !== b.y;
  const width = Math.hypot(b.x - a.x, b.y - a.y) + (slanting ? BLOCK_SLANTING : BLOCK);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const place = `${at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })} rotate(${String(n(angle))})`;
  const drawing = MARKS[slanting ? "block-slanting" : "block"];
  return [
    {
      key: `block${block.squares.join()}`,
      tag: "g",
      attrs: { class: `cb-block${block.hot ? " cb-hot" : ""}` },
      inner: filled(drawing, { place, x: -width / 2, width }),
    },
  ];
}

/** The tint and corner brackets of a square where the last move began or ended. */
export function lastShape(square: Square, layout: Layout): KeyedShape[] {
  return framed(square, layout, "last");
}

/** The frame of the square that has the keyboard focus. */
export function focusShape(square: Square, layout: Layout): KeyedShape[] {
  return framed(square, layout, "focus");
}

/** Dashed frames on both squares of a premove, the arrow between and, of several, its number. */
export function premoveShapes(from: Square, to: Square, layout: Layout, number = 0): KeyedShape[] {
  const a = layout.cell(from);
  const b = layout.cell(to);
  if (!a || !b) return [];
  const p = centre(a);
  const q = centre(b);
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const [ux, uy] = [(q.x - p.x) / length, (q.y - p.y) / length];
  const [ex, ey] = [q.x - ux * 5, q.y - uy * 5];
  const head = (turn: number) => `L${n(ex - 7 * (ux + turn * uy * 0.6))} ${n(ey - 7 * (uy - turn * ux * 0.6))}`;
  const arrow = `M${n(p.x + ux * 12)} ${n(p.y + uy * 12)}L${n(ex)} ${n(ey)}M${n(ex)} ${n(ey)}${head(1)}M${n(ex)} ${n(ey)}${head(-1)}`;
  const frames = [a, b].map((cell) => element("g", { transform: at(cell) }, MARKS[`planned-${layout.grid}`]));
  const lines = ["case", "line"].map((look) => element("path", { class: `cb-pre-${look}`, d: arrow }));
  const label =
    number > 0
      ? [`<text class="cb-pre-number" x="${n(p.x + ux * 18)}" y="${n(p.y + uy * 18)}">${String(number)}</text>`]
      : [];
  return [{ key: `premove${String(number)}`, tag: "g", attrs: {}, inner: [...frames, ...lines, ...label].join("") }];
}

/** The cross over a piece that will be taken. */
export function crossShape(square: Square, layout: Layout): KeyedShape[] {
  return placed(square, layout, "cross").map((drawn) => ({ ...drawn, key: `x${square}` }));
}

/** The frame of a square or hexagon. */
function framed(square: Square, layout: Layout, frame: string): KeyedShape[] {
  return placed(square, layout, `${frame}-${layout.grid}`);
}

/** A drawing round the middle of a square. */
function placed(square: Square, layout: Layout, drawing: string, look = ""): KeyedShape[] {
  const cell = layout.cell(square);
  if (!cell) return [];
  const transform = at(cell);
  const attrs = look === "" ? { transform } : { class: look, transform };
  return [{ key: cell.square, tag: "g", attrs, inner: MARKS[drawing] ?? "" }];
}

function at({ x, y }: Point): string {
  return `translate(${String(n(x))} ${String(n(y))})`;
}
