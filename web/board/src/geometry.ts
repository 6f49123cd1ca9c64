// Where squares lie: names to places on the drawing, for any set of squares and any way the board is turned.
// Pure functions; a square is 40 units wide everywhere in this package.

import { CORNER, turnedByThirds } from "./hexagons.ts";
import { short } from "./shapes.ts";
import { type Colour, colourOf, seatsOf } from "./seats.ts";
import type { Geometry, GridKind, Leg, Route, Square, View } from "./types.ts";

/** Units of the drawing in the side of a square, and from flat to flat of a hexagon. */
export const SIDE = 40;

/** A point of the drawing, in units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the drawing: column and row from the upper left corner, and its middle. Rows of hexagons are half a hexagon apart. */
export interface Cell extends Point {
  readonly square: Square;
  readonly column: number;
  readonly row: number;
}

/** The castle of one seat as it lies on the drawing: a line of squares whose outer edge ends the board. */
export interface CastleBlock {
  readonly colour: Colour;
  readonly cells: readonly Cell[];
  /** Where its outer edge looks: degrees clockwise, 0 = up. */
  readonly facing: number;
}

/** A board as it lies before the player. */
export interface Layout {
  readonly grid: GridKind;
  readonly columns: number;
  readonly rows: number;
  /** Of all cells together, in units. */
  readonly width: number;
  readonly height: number;
  /** Row by row from the top, each from the left. */
  readonly cells: readonly Cell[];
  readonly castles: readonly CastleBlock[];
  /** How far it is turned, see `View`. */
  readonly turn: number;
  /** The cell of a square, or undefined where the board has none of that name. */
  cell(square: Square): Cell | undefined;
  /** The cell that has a point of the drawing, or undefined in a hole. */
  under(point: Point): Cell | undefined;
}

/** A square's name taken apart. */
export interface Place {
  /** As the name writes it. */
  readonly letter: string;
  /** 0 = A. */
  readonly file: number;
  /** 1 = nearest to White. */
  readonly rank: number;
}

/** What a name says, or null where it is none. Capital and small letters are files alike. */
export function parseSquare(square: Square): Place | null {
  const match = /^([A-Za-z])([1-9]\d?)$/.exec(square);
  if (!match) return null;
  const [, letter = "", digits = ""] = match;
  return { letter, file: letter.toUpperCase().charCodeAt(0) - 65, rank: Number(digits) };
}

/** The square half-way between two, in the letters of the first. */
function between(a: Place, b: Place): Square {
  return String.fromCharCode(a.letter.charCodeAt(0) + (b.file - a.file) / 2) + String((a.rank + b.rank) / 2);
}

/** How many ways a board can be turned. */
export function turnsOf(grid: GridKind = "square"): number {
  return grid === "hex" ? 3 : 4;
}

/** Lays the board out as the view turns it. Throws on a name that is no square: geometry is written by the program. */
export function layOut(geometry: Geometry, view: Pick<View, "turn">): Layout {
  const { grid = "square", squares } = geometry;
  const turn = view.turn % turnsOf(grid);
  const spots = squares.map((square) => {
    const place = parseSquare(square);
    if (!place) throw new Error(`not the name of a square: ${square}`);
    const upright = { column: place.file, row: -place.rank };
    return { square, ...(grid === "hex" ? turnedByThirds(upright, turn) : turnedByQuarters(upright, turn)) };
  });
  // A part of a board begins at its own first file and rank.
  const left = Math.min(...spots.map((spot) => spot.column));
  const top = Math.min(...spots.map((spot) => spot.row));
  const columns = Math.max(...spots.map((spot) => spot.column)) + 1 - left;
  const rows = Math.max(...spots.map((spot) => spot.row)) + 1 - top;
  const { width, height } = PITCHES[grid];
  const half = halfOf(grid);
  const cells = spots.map(({ square, column, row }) => ({
    square,
    column: column - left,
    row: row - top,
    x: half.x + (column - left) * width,
    y: half.y + (row - top) * height,
  }));
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  const byName = new Map(cells.map((cell) => [cell.square, cell]));
  const layout = {
    grid,
    turn,
    columns,
    rows,
    width: (columns - 1) * width + 2 * half.x,
    height: (rows - 1) * height + 2 * half.y,
    cells,
    cell: (square: Square) => byName.get(square),
    under: (point: Point) => nearest(cells, point, grid),
  };
  const castles = seatsOf(geometry).map((seat) => {
    const block = (geometry.castles[seat.id] ?? []).flatMap((square) => byName.get(square) ?? []);
    return { colour: colourOf(seat), cells: block, facing: facingOf(block, layout) };
  });
  return { ...layout, castles };
}

/** From a cell to the next in its row, and from a row to the next, in units. */
const PITCHES: Readonly<Record<GridKind, { readonly width: number; readonly height: number }>> = {
  square: { width: SIDE, height: SIDE },
  hex: { width: 1.5 * CORNER * SIDE, height: SIDE / 2 },
};

/** From the middle of a cell to its sides. */
function halfOf(grid: GridKind): Point {
  return { x: grid === "hex" ? CORNER * SIDE : SIDE / 2, y: SIDE / 2 };
}

/** The width that cells have to themselves when they lie beside each other. */
export function cellWidth({ grid }: Pick<Layout, "grid">): number {
  return PITCHES[grid].width;
}

function turnedByQuarters(spot: { column: number; row: number }, quarters: number): { column: number; row: number } {
  let { column, row } = spot;
  for (let i = 0; i < quarters; i++) [column, row] = [-row, column];
  return { column, row };
}

function nearest(cells: readonly Cell[], { x, y }: Point, grid: GridKind): Cell | undefined {
  const half = halfOf(grid);
  return cells.find((cell) => {
    const [dx, dy] = [Math.abs(x - cell.x), Math.abs(y - cell.y)];
    if (grid === "square")
      return x >= cell.x - half.x && x < cell.x + half.x && y >= cell.y - half.y && y < cell.y + half.y;
    return dy <= half.y && (dx * Math.sqrt(3)) / 2 + dy / 2 <= half.y;
  });
}

/** The corners of every cell round its middle, clockwise from the upper left one. */
export function cornersOf(grid: GridKind): readonly Point[] {
  const { x, y } = halfOf(grid);
  const corners =
    grid === "square"
      ? [
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ]
      : [
          [-x / 2, -y],
          [x / 2, -y],
          [x, 0],
          [x / 2, y],
          [-x / 2, y],
          [-x, 0],
        ];
  return corners.map(([cx = 0, cy = 0]) => ({ x: cx, y: cy }));
}

/** The direction of so many degrees, clockwise from the top, one unit long. */
export function towards(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** The edge with nothing beyond it that looks most away from the middle of the board. */
function facingOf(block: readonly Cell[], layout: Omit<Layout, "castles">): number {
  const step = 360 / cornersOf(layout.grid).length;
  const looks = Array.from({ length: 360 / step }, (_, i) => i * step);
  const beyond = (cell: Cell, look: number): Point => {
    const { x, y } = towards(look);
    return { x: cell.x + x * SIDE, y: cell.y + y * SIDE };
  };
  const free = looks.filter((look) => block.every((cell) => !layout.under(beyond(cell, look))));
  const middle = { x: layout.width / 2, y: layout.height / 2 };
  const outward = (look: number) => {
    const { x, y } = towards(look);
    return block.reduce((sum, cell) => sum + (cell.x - middle.x) * x + (cell.y - middle.y) * y, 0);
  };
  return (free.length > 0 ? free : looks).reduce((best, look) => (outward(look) > outward(best) + 1e-6 ? look : best));
}

/** See `turnTo` in api.ts. */
export function turnTo(geometry: Geometry, seat: string): number {
  const count = turnsOf(geometry.grid);
  const seats = seatsOf(geometry);
  const castle = geometry.castles[seat] ?? [];
  const turns = Array.from({ length: count }, (_, turn) => turn);
  if (castle.length === 0) {
    const index = seats.findIndex(({ id }) => id === seat);
    return (Math.max(0, index) * Math.floor(count / seats.length)) % count;
  }
  const depth = (turn: number) => {
    const layout = layOut(geometry, { turn });
    return castle.reduce((sum, square) => sum + (layout.cell(square)?.y ?? 0), 0) - (layout.height / 2) * castle.length;
  };
  return turns.reduce((best, turn) => (depth(turn) > depth(best) + 1e-6 ? turn : best));
}

/** See `turnedSquare` in api.ts. */
export function turnedSquare(geometry: Geometry, square: Square, turn: number): Square | undefined {
  const place = layOut(geometry, { turn: 0 }).cell(square);
  return place && layOut(geometry, { turn }).under(place)?.square;
}

/** The middle of a cell, in units. */
export function centre({ x, y }: Cell): Point {
  return { x, y };
}

/** A closed path through points. */
export function loopPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${String(short(x))} ${String(short(y))}`).join("L")}z`;
}

/**
 * The outline of the board as SVG path data: one closed loop round each connected part, holes included.
 * Corners only; walks with the board on its right hand.
 */
export function outline(layout: Layout): string {
  const key = ({ x, y }: Point) => `${String(Math.round(x * 4))},${String(Math.round(y * 4))}`;
  const corners = cornersOf(layout.grid);
  const edges = layout.cells.flatMap((cell) =>
    corners.map((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? corner;
      return [
        { x: cell.x + corner.x, y: cell.y + corner.y },
        { x: cell.x + next.x, y: cell.y + next.y },
      ] as const;
    }),
  );
  const all = new Set(edges.map(([from, to]) => `${key(from)} ${key(to)}`));
  const next = new Map<string, Point[]>();
  for (const [from, to] of edges) {
    if (all.has(`${key(to)} ${key(from)}`)) continue;
    next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  }
  const loops: string[] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let to = next.get(start)?.pop();
    while (to) {
      loop.push(to);
      to = next.get(key(to))?.pop();
    }
    if (loop.length > 0) loops.push(loopPath(withoutStraight(loop)));
  }
  return loops.join("");
}

function withoutStraight(corners: readonly Point[]): readonly Point[] {
  return corners.filter((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const bend = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return Math.abs(bend) > 1e-3;
  });
}

/** The legs of a route; see `legsOf` in api.ts. */
export function legsOf(route: Route, grid: GridKind = "square"): readonly Leg[] {
  const { manner = "leap" } = route;
  const taken = new Set(route.captures);
  if (manner === "put") return [];
  return route.squares.slice(1).map((to, i) => {
    const from = route.squares[i] ?? to;
    if (manner === "step") return { from, to, kind: "plain", over: null };
    if (manner !== "leap") return { from, to, kind: manner, over: null };
    const a = parseSquare(from);
    const b = parseSquare(to);
    if (!a || !b) throw new Error(`not a leg: ${from} ${to}`);
    const [files, ranks] = [Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)];
    const step = grid === "hex" ? files + ranks <= 2 : Math.max(files, ranks) <= 1;
    if (step) return { from, to, kind: "plain", over: null };
    const over = between(a, b);
    return { from, to, kind: taken.has(over) ? "jump" : "canter", over };
  });
}
