// The boards of the family, for tests; the product has them from the rules core.

import type { Geometry, Square } from "./types.ts";

/** `"4-10 A-G; 11 B-F"`: ranks and the files that exist in them. */
function squares(text: string): Square[] {
  return text.split(";").flatMap((part) => {
    const [ranks = "", files = ""] = part.trim().split(" ");
    const [low = "", high = low] = ranks.split("-");
    const [first = "", last = first] = files.split("-");
    const found: Square[] = [];
    for (let rank = Number(low); rank <= Number(high); rank++) {
      for (let file = first.charCodeAt(0); file <= last.charCodeAt(0); file++) {
        found.push(String.fromCharCode(file) + String(rank));
      }
    }
    return found;
  });
}

/** `"12 ACEGIK"`: a rank and its files. */
function hexagons(text: string): Square[] {
  return text.split(";").flatMap((part) => {
    const [rank = "", files = ""] = part.trim().split(" ");
    return [...files].map((file) => file + rank);
  });
}

const FOUR = [
  { id: "R", name: "Red", men: "rR" },
  { id: "G", name: "Green", men: "gG" },
  { id: "B", name: "Blue", men: "bB" },
  { id: "Y", name: "Yellow", men: "yY" },
];

export const BOARDS = {
  camette: { squares: squares("1 C; 2 B-D; 3-5 A-E; 6 B-D; 7 C"), castles: { w: ["C1"], b: ["C7"] } },
  cam: {
    squares: squares("1 D; 2 C-E; 3 B-F; 4-10 A-G; 11 B-F; 12 C-E; 13 D"),
    castles: { w: ["D1"], b: ["D13"] },
  },
  camelot: {
    squares: squares("1 F-G; 2 C-J; 3 B-K; 4-13 A-L; 14 B-K; 15 C-J; 16 F-G"),
    castles: { w: ["F1", "G1"], b: ["F16", "G16"] },
  },
  chivalry: {
    squares: squares("1 G-H; 2 D-K; 3 C-L; 4 B-M; 5-12 A-N; 13 B-M; 14 C-L; 15 D-K; 16 G-H"),
    castles: { w: ["G1", "H1"], b: ["G16", "H16"] },
  },
  grandCam: {
    squares: squares("1 G; 2 F-H; 3 D-J; 4-5 C-K; 6 B-L; 7 A-M; 8 B-L; 9-10 C-K; 11 D-J; 12 F-H; 13 G"),
    castles: { R: ["G1"], G: ["G13"], B: ["A7"], Y: ["M7"] },
    seating: FOUR,
  },
  grandCamelot: {
    squares: squares("1 H-I; 2 E-L; 3 D-M; 4 C-N; 5-7 B-O; 8-9 A-P; 10-12 B-O; 13 C-N; 14 D-M; 15 E-L; 16 H-I"),
    castles: { R: ["H1", "I1"], G: ["H16", "I16"], B: ["A8", "A9"], Y: ["P8", "P9"] },
    seating: FOUR,
  },
  triCamelot: {
    squares: hexagons(
      "1 F; 2 EG; 3 DFH; 4 EG; 5 DFH; 6 CEGI; 7 DFH; 8 CEGI; 9 BDFHJ; 10 CEGI; 11 BDFHJ; 12 ACEGIK; 13 BDFHJ;" +
        "14 ACEGIK; 15 BDFHJ; 16 ACEGIK; 17 BDFHJ; 18 CEGI",
    ),
    grid: "hex" as const,
    castles: { B: ["F1"], R: ["A16"], G: ["K16"] },
    seating: [
      { id: "B", name: "Blue", men: "bB" },
      { id: "R", name: "Red", men: "rR" },
      { id: "G", name: "Green", men: "gG" },
    ],
  },
  camblam: {
    squares: squares("1-12 A-L").map((square) => square.toLowerCase()),
    castles: { w: [], b: [] },
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
  },
} satisfies Record<string, Geometry>;
