// Where squares lie: names to places on the drawing, for any set of squares and any way the board is turned.
// Pure functions; a square is 40 units wide everywhere in this package.

import type { Geometry, Leg, Route, Square, View } from "./types.ts";

/** Units of the drawing in the side of a square. */
export const SIDE = 40;

/** A place on the drawing, in squares from the upper left corner. */
export interface Cell {
  readonly square: Square;
  readonly column: number;
  readonly row: number;
}

/** A point of the drawing, in units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of the drawing to which something looks. */
export type Facing = "up" | "down" | "left" | "right";

/** The castle of one side as it lies on the drawing: a block of squares whose outer edge ends the board. */
export interface CastleBlock {
  readonly side: "w" | "b";
  readonly cells: readonly Cell[];
  /** Where its outer edge looks. */
  readonly facing: Facing;
}

/** A board as it lies before the player. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the top, each from the left. */
  readonly cells: readonly Cell[];
  readonly castles: readonly CastleBlock[];
  /** The cell of a square, or undefined where the board has none of that name. */
  cell(square: Square): Cell | undefined;
  /** The cell at a place, or undefined in a hole. */
  at(column: number, row: number): Cell | undefined;
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

/** Lays the board out as the view turns it. Throws on a name that is no square: geometry is written by the program. */
export function layOut(geometry: Geometry, view: Pick<View, "flip" | "quarter">): Layout {
  const places = geometry.squares.map((square) => {
    const place = parseSquare(square);
    if (!place) throw new Error(`not the name of a square: ${square}`);
    return { square, ...place };
  });
  // A part of a board begins at its own first file and rank.
  const firstFile = Math.min(...places.map((place) => place.file));
  const below = Math.min(...places.map((place) => place.rank)) - 1;
  const files = Math.max(...places.map((place) => place.file)) + 1 - firstFile;
  const ranks = Math.max(...places.map((place) => place.rank)) - below;
  const cells = places.map(({ square, file, rank }) => ({
    square,
    ...turn(file - firstFile, rank - below, files, ranks, view),
  }));
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  const columns = view.quarter ? ranks : files;
  const rows = view.quarter ? files : ranks;
  const byName = new Map(cells.map((cell) => [cell.square, cell]));
  const byPlace = new Map(cells.map((cell) => [cell.row * columns + cell.column, cell]));
  const inside = (column: number, row: number) => column >= 0 && column < columns && row >= 0 && row < rows;
  const layout = {
    columns,
    rows,
    cells,
    cell: (square: Square) => byName.get(square),
    at: (column: number, row: number) => (inside(column, row) ? byPlace.get(row * columns + column) : undefined),
  };
  const castles = (["w", "b"] as const).map((side) => castleBlock(side, geometry.castles[side], layout));
  return { ...layout, castles };
}

function turn(file: number, rank: number, files: number, ranks: number, view: Pick<View, "flip" | "quarter">) {
  if (view.quarter) {
    return view.flip ? { column: ranks - rank, row: files - 1 - file } : { column: rank - 1, row: file };
  }
  return view.flip ? { column: files - 1 - file, row: rank - 1 } : { column: file, row: ranks - rank };
}

function castleBlock(side: "w" | "b", squares: readonly Square[], layout: Omit<Layout, "castles">): CastleBlock {
  const cells = squares.flatMap((square) => layout.cell(square) ?? []);
  const all = (test: (cell: Cell) => boolean) => cells.length > 0 && cells.every(test);
  const facing = (): Facing => {
    if (all((cell) => cell.row === 0)) return "up";
    if (all((cell) => cell.row === layout.rows - 1)) return "down";
    return all((cell) => cell.column === 0) ? "left" : "right";
  };
  return { side, cells, facing: facing() };
}

/** The middle of a cell, in units. */
export function centre(cell: Cell): Point {
  return { x: (cell.column + 0.5) * SIDE, y: (cell.row + 0.5) * SIDE };
}

/**
 * The outline of the board as SVG path data: one closed loop round each connected part, holes included.
 * Corners only; walks with the board on its right hand.
 */
export function outline(layout: Layout): string {
  const next = new Map<string, { x: number; y: number; to: string }[]>();
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const key = `${String(x0)},${String(y0)}`;
    const list = next.get(key) ?? [];
    list.push({ x: x1, y: y1, to: `${String(x1)},${String(y1)}` });
    next.set(key, list);
  };
  for (const { column, row } of layout.cells) {
    if (!layout.at(column, row - 1)) add(column, row, column + 1, row);
    if (!layout.at(column + 1, row)) add(column + 1, row, column + 1, row + 1);
    if (!layout.at(column, row + 1)) add(column + 1, row + 1, column, row + 1);
    if (!layout.at(column - 1, row)) add(column, row + 1, column, row);
  }
  const loops: string[] = [];
  for (const start of next.keys()) {
    const corners: Point[] = [];
    let edge = next.get(start)?.pop();
    while (edge) {
      corners.push({ x: edge.x, y: edge.y });
      edge = next.get(edge.to)?.pop();
    }
    if (corners.length > 0) loops.push(loopPath(corners));
  }
  return loops.join("");
}

function loopPath(corners: readonly Point[]): string {
  const turns = corners.filter((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    return !((before.x === corner.x && corner.x === after.x) || (before.y === corner.y && corner.y === after.y));
  });
  return `M${turns.map((corner) => `${String(corner.x * SIDE)} ${String(corner.y * SIDE)}`).join("L")}z`;
}

/** A way to move the keyboard focus. */
export type Step = "up" | "down" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last";

/**
 * The square that the focus goes to. Arrows go on over holes; where nothing lies straight on, they take the nearest
 * square of the next row (or column), so that no square is out of reach. At the rim the focus stays.
 */
export function stepFrom(layout: Layout, square: Square, step: Step): Square {
  const cell = layout.cell(square);
  if (!cell) return layout.cells[0]?.square ?? square;
  if (step === "first") return layout.cells[0]?.square ?? square;
  if (step === "last") return layout.cells.at(-1)?.square ?? square;
  const row = layout.cells.filter((other) => other.row === cell.row);
  if (step === "rowStart") return row[0]?.square ?? square;
  if (step === "rowEnd") return row.at(-1)?.square ?? square;
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[step] as [number, number];
  const ahead = (other: Cell) => (other.column - cell.column) * dx + (other.row - cell.row) * dy;
  const aside = (other: Cell) => Math.abs((other.column - cell.column) * dy) + Math.abs((other.row - cell.row) * dx);
  let best: Cell | undefined;
  for (const other of layout.cells) {
    if (ahead(other) <= 0) continue;
    if (!best || rank(aside(other), ahead(other)) < rank(aside(best), ahead(best))) best = other;
  }
  return best?.square ?? square;
}

// Straight on comes first, however far; else the nearest row, and in it the nearest square.
function rank(aside: number, ahead: number): number {
  return aside === 0 ? ahead : 1000 + ahead * 100 + aside;
}

/** The legs of a route; see `legsOf` in api.ts. */
export function legsOf(route: Route): readonly Leg[] {
  const { manner = "leap" } = route;
  const taken = new Set(route.captures);
  return route.squares.slice(1).map((to, i) => {
    const from = route.squares[i] ?? to;
    if (manner !== "leap") return { from, to, kind: manner, over: null };
    const a = parseSquare(from);
    const b = parseSquare(to);
    if (!a || !b) throw new Error(`not a leg: ${from} ${to}`);
    const step = Math.abs(a.file - b.file) <= 1 && Math.abs(a.rank - b.rank) <= 1;
    if (step) return { from, to, kind: "plain", over: null };
    const over = between(a, b);
    return { from, to, kind: taken.has(over) ? "jump" : "canter", over };
  });
}
