// Everything that changes on the board, in layers from the ground up. Draws states; keeps no opinion about them.

import { LANDING, LANDING_OCCUPIED, PIECE } from "virtual:drawings";
import type { BoardState, Drawing, Mark, PieceLetter, Square } from "./types.ts";
import { centre, type Layout, type Point, SIDE } from "./geometry.ts";
import { type KeyedShape, Layer } from "./keyed.ts";
import {
  blockShape,
  checkShape,
  crossShape,
  focusShape,
  lastShape,
  markShape,
  pickedShape,
  premoveShapes,
  ringShape,
  valueShape,
} from "./marks.ts";
import { boltShape, lastPathShapes, routeShapes } from "./paths.ts";
import { type DrawnPieces, seatClass, symbolId } from "./pieces.ts";

const NS = "http://www.w3.org/2000/svg";

/** How things are drawn at the moment. */
export interface Look {
  readonly layout: Layout;
  readonly men: DrawnPieces;
  readonly drawing: Drawing;
  /** Pixels in the side of a square. */
  readonly side: number;
}

/** A piece that is dragged, hops or shoots; its square is shown empty. */
export interface Held {
  readonly from: Square;
  readonly letter: PieceLetter;
  readonly at: Point;
  readonly scale: number;
  /** Pieces that are falling: how much of each is left. */
  readonly fallen: ReadonlyMap<Square, number>;
  /** What it shoots: where to, and how much of the way is done. */
  readonly bolt?: { readonly to: Point; readonly done: number } | null;
}

const NONE: readonly never[] = [];

const premovesOf = ({ premove, later = [] }: BoardState) => (premove ? [premove, ...later] : []);

export class Scene {
  readonly root = document.createElementNS(NS, "svg");
  readonly #last = new Layer("cb-l-last");
  readonly #picked = new Layer("cb-l-picked");
  readonly #rings = new Layer("cb-l-rings");
  readonly #pieces = new Layer("cb-l-pieces");
  readonly #path = new Layer("cb-l-path");
  readonly #crosses = new Layer("cb-l-crosses");
  readonly #marks = new Layer("cb-l-marks");
  readonly #focus = new Layer("cb-l-focus");
  readonly #air = new Layer("cb-l-air");
  readonly #drawnFrom = new Map<Layer, readonly unknown[]>();
  #faded = new Map<Square, SVGElement>();

  constructor() {
    this.root.setAttribute("class", "cb-play");
    this.root.setAttribute("aria-hidden", "true");
    const below = [this.#last, this.#picked, this.#rings, this.#pieces];
    const above = [this.#path, this.#crosses, this.#marks, this.#focus, this.#air];
    this.root.append(...[...below, ...above].map((layer) => layer.root));
  }

  /** Draws a state; only what differs from the one before is touched. */
  draw(state: BoardState, look: Look): void {
    const { layout } = look;
    const { pieces, rings = NONE, picked = null, marks = [], route = null, ghosts = [], last = null } = state;
    const { check = null, blocks = [] } = state;
    const ends = last ? [...new Set([last.squares[0], last.squares.at(-1)])] : [];
    this.#last.sync([
      ...ends.flatMap((square) => (square ? lastShape(square, layout) : [])),
      ...(last && !picked && !route ? lastPathShapes(last, layout) : []),
    ]);
    this.#picked.sync([
      ...blocks.flatMap((block) => blockShape(block, layout)),
      ...(picked ? pickedShape(picked, layout) : []),
    ]);
    this.#sync(this.#rings, [rings, layout, look.drawing], () =>
      rings.flatMap((ring) => ringShape(ring, layout, look.drawing === "token")),
    );
    const marked = new Set(marks.map((mark) => mark.square));
    const ghostly = new Map(ghosts.map((square) => [square, marked.has(square) ? " cb-ghost cb-soft" : " cb-ghost"]));
    this.#sync(this.#pieces, [pieces, [...ghostly].join(), layout, look.men, look.drawing], () =>
      this.#standing(pieces, ghostly, look),
    );
    this.#path.sync([
      ...(check ? checkShape(check, layout) : []),
      ...(route && route.squares.length > 1 ? routeShapes(route, layout, { clear: clearance(state, layout) }) : []),
      ...premovesOf(state).flatMap(({ from, to }, index, all) =>
        premoveShapes(from, to, layout, all.length > 1 ? index + 1 : 0),
      ),
    ]);
    // A mark on a man already shows that it is taken.
    const crossed = ghosts.filter((square) => !marked.has(square));
    this.#crosses.sync(crossed.flatMap((square) => crossShape(square, layout)));
    // A man taken on the way is gone when the mover reaches its square; the men of a run are the
    // squares it reaches.
    const stands = ({ square, kind }: Mark) =>
      pieces[square] !== undefined && (kind === "run" || !ghosts.includes(square));
    // Marks on pieces come last: they overhang their square.
    const ordered = [...marks].sort((a, b) => Number(stands(a)) - Number(stands(b)));
    this.#marks.sync([
      ...ordered.flatMap((mark) => markShape(mark, layout, stands(mark), look.side)),
      ...(state.values ?? []).flatMap((value) => valueShape(value, layout, look.side)),
    ]);
  }

  /** Shows a piece in the air and the men that fall meanwhile; null puts everything back as drawn. */
  hold(held: Held | null, look: Look): void {
    for (const node of this.#faded.values()) {
      node.style.opacity = "";
      node.style.scale = "";
    }
    this.#faded = new Map();
    if (!held) {
      this.#air.sync([]);
      return;
    }
    this.#fade(held.from, 0, look.layout);
    for (const [square, left] of held.fallen) this.#fade(square, left, look.layout);
    const size = PIECE * held.scale;
    this.#air.sync([
      {
        key: "held",
        tag: "use",
        attrs: {
          class: seatClass(held.letter, look.men),
          href: `#${symbolId(held.letter, look.men, look.drawing)}`,
          x: held.at.x - size / 2,
          y: held.at.y - size / 2 - (held.scale - 1) * SIDE * 0.9,
          width: size,
          height: size,
        },
      },
      ...(held.bolt ? [boltShape(held.at, held.bolt.to, held.bolt.done)] : []),
    ]);
  }

  /** Draws the frame of the keyboard focus, or none. */
  focusOn(square: Square | null, layout: Layout): void {
    this.#focus.sync(square ? focusShape(square, layout) : []);
  }

  /** Describes and draws a layer, unless it was drawn from the same before. */
  #sync(layer: Layer, from: readonly unknown[], shapes: () => KeyedShape[]): void {
    const before = this.#drawnFrom.get(layer);
    if (before && from.every((one, index) => one === before[index])) return;
    this.#drawnFrom.set(layer, from);
    layer.sync(shapes());
  }

  #fade(square: Square, left: number, layout: Layout): void {
    const node = this.#pieces.node(square);
    const cell = layout.cell(square);
    if (!node || !cell) return;
    // Written out: browsers do not agree on where the box of a `use` begins.
    const { x, y } = centre(cell);
    node.style.transformOrigin = `${String(x)}px ${String(y)}px`;
    node.style.opacity = String(left);
    node.style.scale = String(0.92 + 0.08 * left);
    this.#faded.set(square, node);
  }

  #standing(pieces: BoardState["pieces"], ghosts: ReadonlyMap<Square, string>, look: Look): KeyedShape[] {
    return look.layout.cells.flatMap((cell) => {
      const letter = pieces[cell.square];
      if (!letter) return [];
      const { x, y } = centre(cell);
      const ghost = ghosts.get(cell.square) ?? "";
      const attrs = {
        class: `cb-piece ${seatClass(letter, look.men)}${ghost}`,
        href: `#${symbolId(letter, look.men, look.drawing)}`,
        x: round(x - PIECE / 2),
        y: round(y - PIECE / 2),
        width: PIECE,
        height: PIECE,
      };
      return [{ key: cell.square, tag: "use", attrs }];
    });
  }
}

/** How far from the middle of its last square a route's arrow ends, in units. */
function clearance(state: BoardState, layout: Layout): number {
  const end = state.route?.squares.at(-1);
  const mark = state.marks?.find((each) => each.square === end);
  if (end !== undefined && mark?.kind === "run") return 21 + reach(end, state.route?.captures ?? [], layout);
  if (end !== undefined && state.pieces[end] !== undefined && !state.ghosts?.includes(end)) return LANDING_OCCUPIED;
  if (!mark) return LANDING;
  return { plain: 8, canter: 11, jump: 14, charge: 19, castle: 17, capture: 20, run: 0, shot: 20 }[mark.kind];
}

/** How far the men taken in a line reach back from the last of them: the arrow points at the first. */
function reach(end: Square, captures: readonly Square[], layout: Layout): number {
  const last = layout.cell(end);
  const distances = captures.flatMap((square) => {
    const cell = layout.cell(square);
    return cell && last ? [Math.hypot(cell.x - last.x, cell.y - last.y)] : [];
  });
  return Math.max(0, ...distances);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
