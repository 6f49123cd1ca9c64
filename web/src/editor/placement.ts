// Men on squares, and the FEN that says the same. Any placement can be written, however impossible as a position: what
// is a position only the core knows.
import type { Seat, State, Variant } from "../lib/core.ts";

export type Pieces = State["pieces"];

/** The squares of each rank from the last to the first, each from the left: the order of FEN. */
function ranksOf(variant: Variant): string[][] {
  const rank = (square: string): number => Number(square.slice(1));
  return Array.from({ length: variant.ranks }, (_, i) =>
    variant.squares.filter((square) => rank(square) === variant.ranks - i).sort(),
  );
}

/** The short form, as every game reads it: board and side. */
export function fenOf(variant: Variant, pieces: Pieces, seat: Seat): string {
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
  return `${ranks.join("/")} ${seat}`;
}

/** What a FEN places, as far as it can be read: letters that the game has no man for, and what overhangs, are left out. */
export function placed(variant: Variant, fen: string): { pieces: Pieces; seat: Seat } {
  const [board = "", seat] = fen.trim().split(/\s+/);
  const pieces: Pieces = {};
  const ranks = board.split("/");
  ranksOf(variant).forEach((squares, i) => {
    let at = 0;
    for (const [part] of (ranks[i] ?? "").matchAll(/\d+|[A-Za-z]/g)) {
      const count = Number(part);
      const square = squares[at];
      if (Number.isNaN(count) && square !== undefined && part.toLowerCase() in variant.men) pieces[square] = part;
      at += Number.isNaN(count) ? 1 : count;
    }
  });
  return { pieces, seat: seat === "b" ? "b" : "w" };
}

const isWhite = (letter: string): boolean => letter === letter.toUpperCase();

/** Black's men put across the board from White's; a man of White's on such a square keeps it. */
export function mirrored(variant: Variant, pieces: Pieces): Pieces {
  const white = Object.entries(pieces).filter(([, letter]) => letter !== undefined && isWhite(letter));
  const across = white.map(([square, letter = ""]): [string, string] => [
    square.charAt(0) + String(variant.ranks + 1 - Number(square.slice(1))),
    letter.toLowerCase(),
  ]);
  return Object.fromEntries([...across.filter(([square]) => variant.squares.includes(square)), ...white]);
}
