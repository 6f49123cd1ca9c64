// The pieces: which drawing a letter stands for on a board, and the symbols by which every board shares the drawings.
// Symbols are put into the document once; colours come from CSS variables.

import type { Geometry, Man, Men, PieceLetter } from "./types.ts";
import { FLAT } from "./drawings/flat.ts";
import { GATE, TOKENS } from "./drawings/tokens.ts";
import { TURNED } from "./drawings/turned.ts";

/** Which drawings are used. */
export type Drawing = "a" | "b" | "token";

/** See `DEFAULT_MEN` in api.ts. */
export const DEFAULT_MEN: Men = { m: "man", k: "knight" };

const DRAWINGS: Readonly<Record<Drawing, Readonly<Partial<Record<Man, string>>>>> = {
  a: TURNED,
  b: FLAT,
  token: TOKENS,
};

/** The men of a board. Throws on one that nobody has drawn: geometry is written by the program. */
export function menOf(geometry: Geometry): Men {
  const men = geometry.men ?? DEFAULT_MEN;
  for (const name of Object.values(men)) if (!(name in TURNED)) throw new Error(`no drawing of a man: ${name}`);
  return men;
}

/** Whether tokens tell all men of a board apart. */
export function hasTokens(men: Men): boolean {
  return Object.values(men).every((name) => name in TOKENS);
}

function nameOf(letter: PieceLetter, men: Men): Man {
  const name = men[letter.toLowerCase()];
  if (!name) throw new Error(`no man of this board: ${letter}`);
  return name;
}

/** The id of the symbol for a piece. */
export function symbolId(letter: PieceLetter, men: Men, drawing: Drawing): string {
  return idOf(nameOf(letter, men), drawing);
}

function idOf(name: string, drawing: string): string {
  return `camlann-${drawing}-${name}`;
}

/** The class that gives a piece the colours of its side. */
export function sideClass(letter: PieceLetter): string {
  return letter === letter.toUpperCase() ? "cb-p-w" : "cb-p-b";
}

/** The id of the symbol for a castle's gate. */
export const GATE_ID = "camlann-gate";

const HOLDER = "camlann-symbols";

/** Puts the symbols into the document unless they are there. They stay: boards come and go. */
export function ensureSymbols(): void {
  if (document.getElementById(HOLDER)) return;
  const symbols = Object.entries(DRAWINGS).flatMap(([drawing, men]) =>
    Object.entries(men).map(
      ([name, drawn]) => `<symbol id="${idOf(name, drawing)}" viewBox="0 0 45 45">${drawn}</symbol>`,
    ),
  );
  symbols.push(`<symbol id="${GATE_ID}" viewBox="0 0 24 24">${GATE}</symbol>`);
  const holder = document.createElement("div");
  holder.id = HOLDER;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = `<svg width="0" height="0" focusable="false"><defs>${symbols.join("")}</defs></svg>`;
  document.body.append(holder);
}

/** See `pieceIcon` in api.ts. */
export function pieceIcon(letter: PieceLetter, set: "a" | "b", men: Men): string {
  const drawing = DRAWINGS[set][nameOf(letter, men)] ?? "";
  return `<svg class="${sideClass(letter)}" viewBox="0 0 45 45" aria-hidden="true" focusable="false">${drawing}</svg>`;
}
