// Mirror images: in a position that is its own image, left and right exchanged, a move and its image are the same move.
import type { Outcome, State, Variant } from "../lib/core.ts";

/** Returns the square on the other side of the middle of the board. */
export function imageOf({ files }: Pick<Variant, "files">, square: string): string {
  const first = square < "a" ? "A" : "a";
  const file = square.charCodeAt(0) - first.charCodeAt(0);
  return String.fromCharCode(first.charCodeAt(0) + files - 1 - file) + square.slice(1);
}

/** True if a position of a game is its own mirror image. */
export function isOwnImage(variant: Pick<Variant, "files" | "grid">, { pieces }: Pick<State, "pieces">): boolean {
  return (
    variant.grid !== "hex" && Object.entries(pieces).every(([square, man]) => pieces[imageOf(variant, square)] === man)
  );
}

/** True if one move is the image of another. */
export function areImages(variant: Pick<Variant, "files">, one: Outcome, other: Outcome): boolean {
  const image = (square: string): string => imageOf(variant, square);
  return (
    image(one.from) === other.from &&
    image(one.to) === other.to &&
    one.promotion === other.promotion &&
    one.captures.length === other.captures.length &&
    one.captures.every((square) => other.captures.includes(image(square)))
  );
}
