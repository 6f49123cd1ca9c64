// What lies on the squares: rings, marks, frames, tints, ghosts' crosses. Functions from places to shapes.

import type { Block, Mark, MarkKind, Ring, Square, ValueMark } from "./types.ts";
import { type Cell, centre, cornersOf, type Layout, loopPath, type Point, SIDE } from "./geometry.ts";
import { type KeyedShape, shape, type Shape } from "./keyed.ts";

/** How a mark is drawn: where, how large, with letters of what size. */
interface Pen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Height of the number in units before scaling. */
  readonly text: number;
}

/** Number height that is a good fit at any size, in units; grown on small squares to stay at 10 px. */
const NUMBER = 14.4;

/** Marks that are drawn round the piece on their square; all others leave it clear. */
const AROUND: ReadonlySet<MarkKind> = new Set(["capture", "shot"]);

/** The mark on a reachable square; small and to the upper right where a piece stands. */
export function markShape(mark: Mark, layout: Layout, occupied: boolean, pxPerSquare: number): KeyedShape[] {
  const cell = layout.cell(mark.square);
  if (!cell) return [];
  const { x, y } = centre(cell);
  const aside = occupied && !AROUND.has(mark.kind);
  const scale = aside ? 0.72 : 1;
  const smallest = (10 / pxPerSquare) * SIDE;
  const text = Math.min(17, Math.max(NUMBER, smallest / scale));
  const pen: Pen = { x: aside ? x + 10.8 : x, y: aside ? y - 8 : y, scale, text };
  return [{ key: mark.square, ...drawMark(mark.kind, mark.count, mark.hot, pen) }];
}

function drawMark(kind: MarkKind, count: number, hot: boolean, pen: Pen): Shape {
  const look = `cb-mk cb-mk-${kind}${hot ? " cb-hot" : ""}${count > 0 ? " cb-takes" : ""}`;
  const place = `translate(${n(pen.x)} ${n(pen.y)})${pen.scale === 1 ? "" : ` scale(${n(pen.scale)})`}`;
  return shape("g", { class: look, transform: place }, SHAPES[kind](count, pen.text));
}

const SHAPES: Readonly<Record<MarkKind, (count: number, text: number) => Shape[]>> = {
  plain: () => [shape("circle", { class: "cb-fill", r: 5.2 })],
  canter: () => [shape("path", { class: "cb-fill", d: "M0 -8.4L8.4 0L0 8.4L-8.4 0z" })],
  jump: crossRing,
  charge: (count, text) => [
    shape("circle", { class: "cb-casing", r: 15.4 }),
    shape("circle", { class: "cb-line", r: 15.4 }),
    shape("circle", { class: "cb-disc", r: 10 }),
    ...number(count, text, 0, 0),
  ],
  castle: (count, text) => {
    // A pole and a swallow-tailed cloth, 0.5 x 0.7 squares; larger cloth when it carries a number.
    const cloth = count > 0 ? "M-8.5 -14.5h22l-6 8l6 8h-22z" : "M-8 -13.6h20l-6 6.8l6 6.8h-20z";
    const pole = count > 0 ? "M-8.5 15V-14.5" : "M-8 14.4V-13.6";
    return [
      shape("path", { class: "cb-casing", d: pole }),
      shape("path", { class: "cb-casing", d: cloth }),
      shape("path", { class: "cb-line", d: pole }),
      shape("path", { class: "cb-cloth", d: cloth }),
      ...number(count, Math.min(text, 14.4), -1.6, -6.5),
    ];
  },
  capture: () => [
    shape("circle", { class: "cb-tint", r: 17.2 }),
    shape("circle", { class: "cb-hoop", r: 17.2 }),
    shape("circle", { class: "cb-line", r: 17.2 }),
  ],
  run: crossRing,
  shot: () => {
    const ticks = "M0 -11V-19.2M0 11V19.2M-11 0H-19.2M11 0H19.2";
    return [
      shape("circle", { class: "cb-tint", r: 16 }),
      shape("path", { class: "cb-hoop", d: ticks }),
      shape("circle", { class: "cb-hoop", r: 16 }),
      shape("path", { class: "cb-line", d: ticks }),
      shape("circle", { class: "cb-line", r: 16 }),
    ];
  },
};

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
  const at = { x: n(x + width / 2), y: n(y + height / 2 + size * 0.36), "font-size": n(size) };
  return [
    {
      key: `value${value.square}`,
      ...shape("g", { class: `cb-value cb-value-${value.result}` }, [
        shape("rect", { class: "cb-value-box", ...box }),
        shape("text", { class: "cb-mn", ...at }, value.text),
      ]),
    },
  ];
}

/** A ring with four ticks outward. */
function crossRing(count: number, text: number): Shape[] {
  const ticks = "M0 -10V-16.8M0 10V16.8M-10 0H-16.8M10 0H16.8";
  return [
    shape("path", { class: "cb-casing", d: ticks }),
    shape("circle", { class: "cb-casing", r: 10 }),
    shape("path", { class: "cb-line", d: ticks }),
    shape("circle", { class: "cb-disc", r: 10 }),
    ...number(count, text, 0, 0),
  ];
}

function number(count: number, text: number, x: number, y: number): Shape[] {
  if (count <= 0) return [];
  const size = count > 9 ? text * 0.86 : text;
  return [shape("text", { class: "cb-mn", x, y: n(y + size * 0.36), "font-size": n(size) }, String(count))];
}

/** See `markIcon` in api.ts. */
export function markIcon(kind: MarkKind, count: number): string {
  const drawing = drawMark(kind, count, false, { x: 20, y: 20, scale: 1, text: NUMBER });
  return `<svg class="cb-icon" viewBox="0 0 40 40" aria-hidden="true" focusable="false">${text(drawing)}</svg>`;
}

function text(drawn: Shape): string {
  const attrs = Object.entries(drawn.attrs)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join("");
  const inner = typeof drawn.children === "string" ? drawn.children : (drawn.children ?? []).map(text).join("");
  return `<${drawn.tag}${attrs}>${inner}</${drawn.tag}>`;
}

/** The ring round a piece's foot. Tokens are discs: theirs goes round the whole. */
export function ringShape(ring: Ring, layout: Layout, token: boolean): KeyedShape[] {
  const cell = layout.cell(ring.square);
  if (!cell) return [];
  const { x, y } = centre(cell);
  const cy = token ? y : y + 10.8;
  const rx = token ? 17.4 : 16.8;
  const ry = token ? 17.4 : 8;
  const round = { cx: x, cy, rx, ry };
  const must = ring.kind === "must";
  const reach = token ? 2.2 : 3;
  const ticks = `M${n(x - rx - reach)} ${n(cy)}h${n(reach)}M${n(x + rx)} ${n(cy)}h${n(reach)}`;
  const children = [shape("ellipse", { class: "cb-ring-case", ...round })];
  if (must) children.push(shape("path", { class: "cb-ring-case", d: ticks }));
  children.push(shape("ellipse", { class: "cb-ring-line", ...round }));
  if (must) children.push(shape("path", { class: "cb-ring-line", d: ticks }));
  return [{ key: ring.square, ...shape("g", { class: `cb-ring cb-ring-${ring.kind}` }, children) }];
}

/** The gold square under the picked piece. */
export function pickedShape(square: Square, layout: Layout): KeyedShape[] {
  return framed(square, layout, (cell) => [
    border("cb-pick-ink", cell, layout, 2, 5),
    border("cb-pick-gold", cell, layout, 2, 5),
  ]);
}

/** The frame, broken at its corners, round a king that is attacked. */
export function checkShape(square: Square, layout: Layout): KeyedShape[] {
  const [drawn] = framed(square, layout, (cell) => {
    const [x, y] = [cell.x - SIDE / 2, cell.y - SIDE / 2];
    const [near, far, gap] = [2.4, SIDE - 2.4, 8];
    const d =
      `M${n(x + gap)} ${n(y + near)}H${n(x + SIDE - gap)}M${n(x + gap)} ${n(y + far)}H${n(x + SIDE - gap)}` +
      `M${n(x + near)} ${n(y + gap)}V${n(y + SIDE - gap)}M${n(x + far)} ${n(y + gap)}V${n(y + SIDE - gap)}`;
    return [shape("path", { class: "cb-check-case", d }), shape("path", { class: "cb-check-line", d })];
  });
  return drawn ? [{ ...drawn, key: "check" }] : [];
}

/** The dashed frame round men that stand in one line. */
export function blockShape(block: Block, layout: Layout): KeyedShape[] {
  const first = layout.cell(block.squares[0] ?? "");
  const last = layout.cell(block.squares.at(-1) ?? "");
  if (!first || !last) return [];
  const [a, b] = [centre(first), centre(last)];
  const slanting = a.x !== b.x && a.y !== b.y;
  // Between the squares that it crosses, a slanting frame has less room.
  const breadth = slanting ? 31 : 36;
  const length = Math.hypot(b.x - a.x, b.y - a.y) + breadth;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const frame = {
    x: n(-length / 2),
    y: n(-breadth / 2),
    width: n(length),
    height: breadth,
    rx: slanting ? n(breadth / 2) : 6,
    transform: `translate(${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}) rotate(${n(angle)})`,
  };
  return [
    {
      key: `block${block.squares.join()}`,
      ...shape("g", { class: `cb-block${block.hot ? " cb-hot" : ""}` }, [
        shape("rect", { class: "cb-block-case", ...frame }),
        shape("rect", { class: "cb-block-line", ...frame }),
      ]),
    },
  ];
}

/** The tint and corner brackets of a square where the last move began or ended. */
export function lastShape(square: Square, layout: Layout): KeyedShape[] {
  return framed(square, layout, (cell) => [
    border("cb-last", cell, layout, 0, 0),
    shape("path", { class: "cb-last-corners", d: brackets(cell, layout) }),
  ]);
}

/** The corners of a cell's border, a little inside, without what lies between them. */
function brackets(cell: Cell, layout: Layout): string {
  const corners = inset(cell, layout, 2.5);
  const arm = layout.grid === "hex" ? 6 : 9;
  return corners
    .map((corner, i) => {
      const towards = (other: Point | undefined) => {
        const [dx, dy] = [(other?.x ?? 0) - corner.x, (other?.y ?? 0) - corner.y];
        const length = Math.hypot(dx, dy);
        return `${String(n(corner.x + (dx * arm) / length))} ${String(n(corner.y + (dy * arm) / length))}`;
      };
      const before = corners[(i + corners.length - 1) % corners.length];
      const after = corners[(i + 1) % corners.length];
      return `M${towards(before)}L${String(n(corner.x))} ${String(n(corner.y))}L${towards(after)}`;
    })
    .join("");
}

/** The frame of the square that has the keyboard focus. */
export function focusShape(square: Square, layout: Layout): KeyedShape[] {
  return framed(square, layout, (cell) => [
    border("cb-focus-case", cell, layout, 2.4, 3),
    border("cb-focus-line", cell, layout, 2.4, 3),
  ]);
}

/** Dashed frames on both squares of a premove and the arrow between. */
export function premoveShapes(from: Square, to: Square, layout: Layout): KeyedShape[] {
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
  const frame = (cell: Cell) => border("cb-pre", cell, layout, 3, 4);
  const lines = [shape("path", { class: "cb-pre-case", d: arrow }), shape("path", { class: "cb-pre-line", d: arrow })];
  return [{ key: "premove", ...shape("g", {}, [frame(a), frame(b), ...lines]) }];
}

/** The cross over a piece that will be taken. */
export function crossShape(square: Square, layout: Layout): KeyedShape[] {
  const cell = layout.cell(square);
  if (!cell) return [];
  const { x, y } = centre(cell);
  const d = `M${n(x - 6)} ${n(y - 6)}l12 12M${n(x + 6)} ${n(y - 6)}l-12 12`;
  return [
    {
      key: `x${square}`,
      ...shape("g", {}, [shape("path", { class: "cb-x-case", d }), shape("path", { class: "cb-x-line", d })]),
    },
  ];
}

function framed(square: Square, layout: Layout, draw: (cell: Cell) => Shape[]): KeyedShape[] {
  const cell = layout.cell(square);
  return cell ? [{ key: cell.square, ...shape("g", {}, draw(cell)) }] : [];
}

/** A line round a cell, so many units inside it; the corners of squares are rounded. */
function border(look: string, cell: Cell, layout: Layout, by: number, rx: number): Shape {
  if (layout.grid === "hex") return shape("path", { class: look, d: loopPath(inset(cell, layout, by)) });
  const side = SIDE - 2 * by;
  return shape("rect", { class: look, x: cell.x - side / 2, y: cell.y - side / 2, width: side, height: side, rx });
}

/** The corners of a cell made smaller by so many units on each side. */
function inset(cell: Cell, { grid }: Layout, by: number): readonly Point[] {
  const part = 1 - by / (SIDE / 2);
  return cornersOf(grid).map(({ x, y }) => ({ x: cell.x + part * x, y: cell.y + part * y }));
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
