// Turns of a chess-like game for tests: runs, shots, bent paths, promotions. The outcomes are written down, not found.

import type { PieceLetter, Square } from "@camlann/board";
import type { Field, Outcome, Turn } from "./turn.ts";

const FILES = "abcdefghijkl";

/** Twelve by twelve, no castles, nine men. */
export const GRID: Field = {
  squares: Array.from({ length: 144 }, (_, i) => (FILES[i % 12] ?? "") + String(1 + Math.floor(i / 12))),
  castles: { w: [], b: [] },
  seating: [
    { id: "w", name: "White", side: 0, men: "PNCARBIQK", castle: [], goal: [] },
    { id: "b", name: "Black", side: 1, men: "pncarbiqk", castle: [], goal: [] },
  ],
  kinds: [
    { word: "move", manner: "slide" },
    { word: "capture", manner: "slide" },
    { word: "run", manner: "slide" },
    { word: "shot", manner: "shot" },
  ],
  men: {
    p: "pawn",
    n: "knight",
    c: "catapult",
    a: "archer",
    r: "rook",
    b: "bishop",
    i: "prince",
    q: "queen",
    k: "king",
  },
};

export const PIECES: Readonly<Record<Square, PieceLetter>> = {
  f9: "C",
  f10: "p",
  f11: "c",
  f12: "q",
  e4: "A",
  h4: "c",
  d1: "I",
  b6: "p",
  k11: "P",
  l12: "r",
  a1: "K",
  a12: "k",
};

const outcome = (
  notation: string,
  kind: Outcome["kind"],
  path: readonly Square[],
  captures: readonly Square[] = [],
  promotion?: PieceLetter,
): Outcome => ({
  from: path[0] ?? "",
  to: path.at(-1) ?? "",
  captures,
  kind,
  path,
  notation,
  ...(promotion === undefined ? {} : { promotion }),
});

/** In the order of the core: by the bytes of the notation. */
const promoted = (notation: string, kind: Outcome["kind"], path: readonly Square[], captures: readonly Square[] = []) =>
  [..."ABCINQR"].map((letter) => outcome(`${notation}=${letter}`, kind, path, captures, letter));

export const OUTCOMES: readonly Outcome[] = [
  outcome("d1-d4", "move", ["d1", "d4"]),
  outcome("d1xb6", "capture", ["d1", "d4", "b6"], ["b6"]),
  outcome("e4*h4", "shot", ["e4", "h4"], ["h4"]),
  outcome("e4-e5", "move", ["e4", "e5"]),
  outcome("f9-f8", "move", ["f9", "f8"]),
  outcome("f9xf10", "capture", ["f9", "f10"], ["f10"]),
  outcome("f9xf10+f11", "run", ["f9", "f11"], ["f10", "f11"]),
  outcome("f9xf10+f11+f12", "run", ["f9", "f12"], ["f10", "f11", "f12"]),
  ...promoted("k11-k12", "move", ["k11", "k12"]),
  ...promoted("k11xl12", "capture", ["k11", "l12"], ["l12"]),
];

export function chessTurn(more: Partial<Turn> = {}): Turn {
  return {
    core: {
      legs: () => ({ next: [], stop: false, outcome: null }),
      whyNot: (route) => ({ rule: "some-rule", text: "not so", square: route.at(-1) ?? "" }),
    },
    seat: "w",
    pieces: PIECES,
    outcomes: OUTCOMES,
    obligation: { kind: "none", squares: [], text: "", may: "" },
    geometry: GRID,
    free: true,
    ...more,
  };
}
