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
