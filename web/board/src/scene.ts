// Everything that changes on the board, in layers from the ground up. Draws states; keeps no opinion about them.

import type { BoardState, PieceLetter, Square } from "./types.ts";
import { centre, type Layout, type Point, SIDE } from "./geometry.ts";
import { type KeyedShape, Layer } from "./keyed.ts";
import { crossShape, focusShape, lastShape, markShape, pickedShape, premoveShapes, ringShape } from "./marks.ts";
import { lastPathShapes, routeShapes } from "./paths.ts";
import { type Drawing, sideClass, symbolId } from "./pieces.ts";

const NS = "http://www.w3.org/2000/svg";
const PIECE = 39.2; // units: 98 % of the square

/** How things are drawn at the moment. */
export interface Look {
  readonly layout: Layout;
  readonly drawing: Drawing;
  /** Pixels in the side of a square. */
  readonly side: number;
}

/** A piece that is in the air, dragged or hopping; its square is shown empty. */
export interface Held {
  readonly from: Square;
  readonly letter: PieceLetter;
  readonly at: Point;
  readonly scale: number;
  /** Pieces that are falling: how much of each is left. */
  readonly fallen: ReadonlyMap<Square, number>;
}

export class Scene {
  readonly root = document.createElementNS(NS, "svg");
  private readonly last = new Layer("cb-l-last");
  private readonly picked = new Layer("cb-l-picked");
  private readonly rings = new Layer("cb-l-rings");
  private readonly pieces = new Layer("cb-l-pieces");
  private readonly path = new Layer("cb-l-path");
  private readonly crosses = new Layer("cb-l-crosses");
  private readonly marks = new Layer("cb-l-marks");
  private readonly focus = new Layer("cb-l-focus");
  private readonly air = new Layer("cb-l-air");
  private faded = new Map<Square, SVGElement>();

  constructor() {
    this.root.setAttribute("class", "cb-play");
    this.root.setAttribute("aria-hidden", "true");
    const { last, picked, rings, pieces, path, crosses, marks, focus, air } = this;
    const layers = [last, picked, rings, pieces, path, crosses, marks, focus, air];
    this.root.append(...layers.map((layer) => layer.root));
  }

  /** Draws a state; only what differs from the one before is touched. */
  draw(state: BoardState, look: Look): void {
    const { layout } = look;
    const { pieces, rings = [], picked = null, marks = [], route = null, ghosts = [], last = null } = state;
    const ends = last ? [...new Set([last.squares[0], last.squares.at(-1)])] : [];
    this.last.sync([
      ...ends.flatMap((square) => (square ? lastShape(square, layout) : [])),
      ...(last && !picked && !route ? lastPathShapes(last, layout) : []),
    ]);
    this.picked.sync(picked ? pickedShape(picked, layout) : []);
    this.rings.sync(rings.flatMap((ring) => ringShape(ring, layout, look.drawing === "token")));
    this.pieces.sync(this.standing(pieces, new Set(ghosts), look));
    this.path.sync([
      ...(route && route.squares.length > 1 ? routeShapes(route, layout, { clear: clearance(state) }) : []),
      ...(state.premove ? premoveShapes(state.premove.from, state.premove.to, layout) : []),
    ]);
    this.crosses.sync(ghosts.flatMap((square) => crossShape(square, layout)));
    const stands = (square: Square) => pieces[square] !== undefined && !ghosts.includes(square);
    // Marks on pieces come last: they overhang their square.
    const ordered = [...marks].sort((a, b) => Number(stands(a.square)) - Number(stands(b.square)));
    this.marks.sync(ordered.flatMap((mark) => markShape(mark, layout, stands(mark.square), look.side)));
  }

  /** Shows a piece in the air and the men that fall meanwhile; null puts everything back as drawn. */
  hold(held: Held | null, look: Look): void {
    for (const node of this.faded.values()) {
      node.style.opacity = "";
      node.style.scale = "";
    }
    this.faded = new Map();
    if (!held) {
      this.air.sync([]);
      return;
    }
    this.fade(held.from, 0);
    for (const [square, left] of held.fallen) this.fade(square, left);
    const size = PIECE * held.scale;
    this.air.sync([
      {
        key: "held",
        tag: "use",
        attrs: {
          class: sideClass(held.letter),
          href: `#${symbolId(held.letter, look.drawing)}`,
          x: held.at.x - size / 2,
          y: held.at.y - size / 2 - (held.scale - 1) * SIDE * 0.9,
          width: size,
          height: size,
        },
      },
    ]);
  }

  /** Draws the frame of the keyboard focus, or none. */
  focusOn(square: Square | null, layout: Layout): void {
    this.focus.sync(square ? focusShape(square, layout) : []);
  }

  private fade(square: Square, left: number): void {
    const node = this.pieces.node(square);
    if (!node) return;
    node.style.opacity = String(left);
    node.style.scale = String(0.92 + 0.08 * left);
    this.faded.set(square, node);
  }

  private standing(pieces: BoardState["pieces"], ghosts: ReadonlySet<Square>, look: Look): KeyedShape[] {
    return look.layout.cells.flatMap((cell) => {
      const letter = pieces[cell.square];
      if (!letter) return [];
      const { x, y } = centre(cell);
      const ghost = ghosts.has(cell.square) ? " cb-ghost" : "";
      const attrs = {
        class: `cb-piece ${sideClass(letter)}${ghost}`,
        href: `#${symbolId(letter, look.drawing)}`,
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
function clearance(state: BoardState): number {
  const end = state.route?.squares.at(-1);
  const mark = state.marks?.find((each) => each.square === end);
  if (end !== undefined && state.pieces[end] !== undefined && !state.ghosts?.includes(end)) return 12;
  if (!mark) return 5;
  return { plain: 8, canter: 11, jump: 14, charge: 19, castle: 17 }[mark.kind];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
