// The pieces: which drawing a letter stands for on a board, and the symbols by which every board shares the drawings.
// Symbols are put into the document once; colours come from CSS variables.

import { BOARD, PIECES } from "virtual:drawings";
import { ordinaryOn } from "./ordinaries.ts";
import { type Colour, type Ordinary, type Peopled, piecesOf, TREE } from "./seats.ts";
import type { Drawing, Man, PieceLetter } from "./types.ts";

/** What is drawn for a letter. */
interface Drawn {
  readonly man: Man | "tree";
  readonly colour: Colour | "tree";
  readonly ordinary: Ordinary | null;
}

/** The drawings of a board by their letter. */
export type DrawnPieces = ReadonlyMap<PieceLetter, Drawn>;

const GROWN: Drawn = { man: "tree", colour: "tree", ordinary: null };

/** The pieces of a board. Throws on a man that nobody has drawn: geometry is written by the program. */
export function drawnPiecesOf(board: Peopled): DrawnPieces {
  const pieces = piecesOf(board);
  for (const { man } of pieces.values()) if (!(man in PIECES.a)) throw new Error(`no drawing of a man: ${man}`);
  return new Map<PieceLetter, Drawn>([...pieces, [TREE, GROWN]]);
}

/** Whether tokens tell all men of a board apart. */
export function hasTokens(pieces: DrawnPieces): boolean {
  return [...pieces.values()].every(({ man }) => man in PIECES.token);
}

function pieceOf(letter: PieceLetter, pieces: DrawnPieces): Drawn {
  const piece = pieces.get(letter);
  if (!piece) throw new Error(`no man of this board: ${letter}`);
  return piece;
}

/** The id of the symbol for a piece. */
export function symbolId(letter: PieceLetter, pieces: DrawnPieces, drawing: Drawing): string {
  return idOf(pieceOf(letter, pieces), drawing);
}

function idOf({ man, ordinary }: Pick<Drawn, "man" | "ordinary">, drawing: Drawing): string {
  return `camlann-${drawing}-${man}${ordinary ? `-${ordinary}` : ""}`;
}

/** The class that gives a piece the colours of its seat. */
export function seatClass(letter: PieceLetter, pieces: DrawnPieces): string {
  return `cb-p-${pieceOf(letter, pieces).colour}`;
}

function drawn({ man, ordinary }: Drawn, drawing: Drawing): string {
  const plain = PIECES[drawing][man] ?? "";
  return plain === "" || !ordinary ? plain : plain + ordinaryOn(ordinary, man, drawing);
}

/** The id of the symbol for a castle's gate. */
export const GATE_ID = "camlann-gate";

const HOLDER = "camlann-symbols";

/** Puts the symbols of a board's pieces into the document, those that are not there. They stay: boards come and go. */
export function ensureSymbols(pieces: DrawnPieces): void {
  const defs = definitions();
  for (const drawing of ["a", "b", "token"] as const) {
    for (const piece of pieces.values()) {
      const id = idOf(piece, drawing);
      const inner = drawn(piece, drawing);
      if (inner !== "" && !document.getElementById(id)) addSymbol(defs, id, 45, inner);
    }
  }
}

/** Where the document keeps what all boards share. */
export function definitions(): Element {
  const there = document.querySelector(`#${HOLDER} defs`);
  if (there) return there;
  const made = document.createElement("div");
  made.id = HOLDER;
  made.setAttribute("aria-hidden", "true");
  made.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  made.innerHTML = '<svg width="0" height="0" focusable="false"><defs></defs></svg>';
  document.body.append(made);
  const defs = made.querySelector("defs") as Element;
  addSymbol(defs, GATE_ID, 24, BOARD["gate"] ?? "");
  return defs;
}

function addSymbol(defs: Element, id: string, field: number, inner: string): void {
  const size = String(field);
  defs.insertAdjacentHTML("beforeend", `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${inner}</symbol>`);
}

/** See `pieceIcon` in api.ts. */
export function pieceIcon(letter: PieceLetter, set: "a" | "b", board: Peopled): string {
  const pieces = drawnPiecesOf(board);
  const drawing = drawn(pieceOf(letter, pieces), set);
  return `<svg class="${seatClass(letter, pieces)}" viewBox="0 0 45 45" aria-hidden="true" focusable="false">${drawing}</svg>`;
}
