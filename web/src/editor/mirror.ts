// The men of all seats put as the first one's are.
import { pieceOf, TREE, turnedSquare, turnTo } from "@camlann/board";
import type { SeatInfo, Setup, Variant } from "../lib/core.ts";

type Pieces = Setup["pieces"];

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
  const trees = Object.entries(pieces).filter(([, letter]) => letter === TREE);
  return Object.fromEntries([...trees, ...theirs.filter(([square]) => variant.squares.includes(square)), ...own]);
}
