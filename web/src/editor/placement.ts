// Men on squares, and the FEN that says the same. Any placement can be written, however impossible as a position: what
// is a position only the core knows.
import { pieceOf, turnedSquare, turnTo } from "@camlann/board";
import type { Seat, SeatInfo, State, Variant } from "../lib/core.ts";

export type Pieces = State["pieces"];

/** The squares of each rank from the last to the first, each from the left: the order of FEN. */
function ranksOf(variant: Variant): string[][] {
  const rank = (square: string): number => Number(square.slice(1));
  return Array.from({ length: variant.ranks }, (_, i) =>
    variant.squares.filter((square) => rank(square) === variant.ranks - i).sort(),
  );
}

/** Whether castle moves are counted: only where castles have two squares. */
export const countsCastleMoves = ({ seating }: Variant): boolean => seating.some(({ castle }) => castle.length > 1);

/** A position as the editor knows it. */
export interface Placement {
  pieces: Pieces;
  seat: Seat;
  /** Castle moves that each seat has used, in turn order; none where they are not counted. */
  used: readonly number[];
}

/** The short form, as every game reads it: board, seat and, if there are any, the castle moves used. */
export function fenOf(variant: Variant, { pieces, seat, used }: Placement): string {
  const ranks = ranksOf(variant).map((squares) => {
    let text = "";
    let empty = 0;
    for (const square of squares) {
      const letter = pieces[square];
      if (letter === undefined) empty++;
      else {
        text += (empty > 0 ? String(empty) : "") + letter;
        empty = 0;
      }
    }
    return text + (empty > 0 ? String(empty) : "");
  });
  const counted = used.some((count) => count > 0) ? ` ${used.join(",")}` : "";
  return `${ranks.join("/")} ${seat}${counted}`;
}

/** What a FEN places, as far as it can be read: letters that the game has no man for, and what overhangs, are left out. */
export function placed(variant: Variant, fen: string): Placement {
  const [board = "", seat = "", counters = ""] = fen.trim().split(/\s+/);
  const pieces: Pieces = {};
  const ranks = board.split("/");
  ranksOf(variant).forEach((squares, i) => {
    let at = 0;
    for (const [part] of (ranks[i] ?? "").matchAll(/\d+|[A-Za-z]/g)) {
      const count = Number(part);
      const square = squares[at];
      if (Number.isNaN(count) && square !== undefined && pieceOf(part, variant)) pieces[square] = part;
      at += Number.isNaN(count) ? 1 : count;
    }
  });
  const mover = variant.seating.find(({ id }) => id === seat) ?? variant.seating[0];
  const counts = counters.split(",").map(Number);
  const used = countsCastleMoves(variant) ? variant.seating.map((_, i) => counts[i] || 0) : [];
  return { pieces, seat: mover?.id ?? "w", used };
}

/**
 * Whether a FEN says a placement and nothing else: of a board and a side to move that are written as we write them. Such
 * a text is no mistake, even where the core knows no position in it.
 */
export function isPlacement(variant: Variant, fen: string): boolean {
  const [board, seat, ...counters] = fen.trim().split(/\s+/);
  const [written, mover] = fenOf(variant, placed(variant, fen)).split(" ");
  return board === written && seat === mover && counters.every((text) => /^\d+(,\d+)*$/.test(text));
}

/** The letter that another seat has for the same man. */
function letterFor(variant: Variant, seat: SeatInfo, letter: string): string {
  const man = pieceOf(letter, variant)?.man;
  return seat.men[Object.values(variant.men).findIndex((name) => name === man)] ?? letter;
}

/** Where a seat has what the first has on a square: across the board of two, turned round of more. */
function counterpart(variant: Variant, seat: SeatInfo, square: string): string {
  if (variant.seats > 2) return turnedSquare(variant, square, turnTo(variant, seat.id)) ?? "";
  return square.charAt(0) + String(variant.ranks + 1 - Number(square.slice(1)));
}

/** The men of all other seats put as the first seat's are; on a square that several claim the first seat's stays. */
export function mirrored(variant: Variant, pieces: Pieces): Pieces {
  const [first, ...others] = variant.seating;
  const own = Object.entries(pieces).filter(([, letter = ""]) => pieceOf(letter, variant)?.seat.id === first?.id);
  const theirs = others.flatMap((seat) =>
    own.map(([square, letter = ""]): [string, string] => [
      counterpart(variant, seat, square),
      letterFor(variant, seat, letter),
    ]),
  );
  return Object.fromEntries([...theirs.filter(([square]) => variant.squares.includes(square)), ...own]);
}
