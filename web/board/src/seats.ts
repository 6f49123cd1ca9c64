// The seats of a board: their letters, their men, and the colour and the ordinary of each seat.

import type { Geometry, Man, Men, PieceLetter, Seating } from "./types.ts";

/** The men of a board that names none: see `DEFAULT_MEN` in api.ts. */
export const DEFAULT_MEN: Men = { m: "man", k: "knight" };

/** What the styles call the colour of a seat. */
export type Colour = "w" | "b" | "red" | "blue" | "green" | "yellow";

/** The sign on the head of a man of a coloured seat, so that colours need not be told apart. */
export type Ordinary = "pale" | "fess" | "bend" | "roundel";

/** By the ids of seats: their names may be in any language. */
const COLOURS: Readonly<Record<string, Colour>> = { w: "w", b: "b", R: "red", B: "blue", G: "green", Y: "yellow" };

const ORDINARIES: Readonly<Partial<Record<Colour, Ordinary>>> = {
  red: "pale",
  blue: "fess",
  green: "bend",
  yellow: "roundel",
};

/** The sign of a colour; none of White and Black, who are light and dark. */
export function ordinaryOf(colour: Colour): Ordinary | null {
  return ORDINARIES[colour] ?? null;
}

/** What one letter of a board stands for. */
export interface Piece {
  readonly seat: Seating;
  readonly man: Man;
  readonly colour: Colour;
  readonly ordinary: Ordinary | null;
}

/** The letter of a tree, which is nobody's. */
export const TREE: PieceLetter = "T";

/** The pieces of a board by their letter. */
export type Pieces = ReadonlyMap<PieceLetter, Piece>;

/** The part of a board that says who plays on it with what. */
export type Peopled = Pick<Geometry, "men" | "seating">;

/** The seats of a board, in turn order. */
export function seatsOf({ men = DEFAULT_MEN, seating }: Peopled): readonly Seating[] {
  const letters = Object.keys(men).join("");
  return (
    seating ?? [
      { id: "w", name: "White", men: letters.toUpperCase() },
      { id: "b", name: "Black", men: letters },
    ]
  );
}

/** Throws on a seat without a colour: geometry is written by the program. */
export function colourOf({ id }: Seating): Colour {
  const colour = COLOURS[id];
  if (!colour) throw new Error(`no colour for a seat: ${id}`);
  return colour;
}

const known = new WeakMap<Peopled, Pieces>();

/** Every letter that a board has, with its seat, its man and its colour. */
export function piecesOf(board: Peopled): Pieces {
  const pieces = known.get(board) ?? new Map(lettersOf(board));
  known.set(board, pieces);
  return pieces;
}

function lettersOf(board: Peopled): [PieceLetter, Piece][] {
  const men = Object.values(board.men ?? DEFAULT_MEN);
  return seatsOf(board).flatMap((seat) => {
    const colour = colourOf(seat);
    const ordinary = ordinaryOf(colour);
    return men.flatMap((man, i): [PieceLetter, Piece][] => {
      const letter = seat.men[i];
      return letter === undefined ? [] : [[letter, { seat, man, colour, ordinary }]];
    });
  });
}
