// @vitest-environment jsdom
import { PIECES } from "virtual:drawings";
import { describe, expect, it } from "vitest";
import { createBoard, type Man, pieceIcon, pieceOf } from "./api.ts";
import { BOARDS } from "./boards.fixture.ts";
import { drawnPiecesOf, hasTokens, seatClass, symbolId } from "./pieces.ts";

const TURNED = PIECES.a as Readonly<Record<Man, string>>;
const FLAT = PIECES.b as Readonly<Record<Man, string>>;

const men = drawnPiecesOf(BOARDS.camblam);

describe("the men of a board", () => {
  it("are man and knight where it names none", () => {
    expect(symbolId("K", drawnPiecesOf({}), "a")).toBe("camlann-a-knight");
    expect(symbolId("m", drawnPiecesOf({}), "b")).toBe("camlann-b-man");
  });

  it("are those it names, the same letter or not", () => {
    expect(symbolId("k", men, "a")).toBe("camlann-a-king");
    expect(symbolId("N", men, "a")).toBe("camlann-a-knight");
    expect(symbolId("I", men, "b")).toBe("camlann-b-prince");
  });

  it("have trees beside them, which are nobody's", () => {
    expect(symbolId("T", men, "token")).toBe("camlann-token-tree");
    expect(seatClass("T", men)).toBe("cb-p-tree");
    expect(pieceIcon("T")).toContain("cb-p-tree");
    expect(pieceOf("T", {})).toBeUndefined();
  });

  it("must have been drawn, and no piece may have a letter of its own", () => {
    expect(() => drawnPiecesOf({ ...BOARDS.cam, men: { x: "dragon" as Man } })).toThrow("dragon");
    expect(() => symbolId("z", men, "a")).toThrow("z");
    expect(() => createBoard(document.body, { geometry: { ...BOARDS.cam, men: { x: "dragon" as Man } } })).toThrow();
  });

  it("give way to tokens only where tokens tell all of them apart", () => {
    expect(hasTokens(drawnPiecesOf({}))).toBe(true);
    expect(hasTokens(men)).toBe(false);
  });

  it("are White's by capitals", () => {
    expect([..."PNCARBIQK"].map((letter) => seatClass(letter, men))).toEqual(Array(9).fill("cb-p-w"));
    expect(seatClass("q", men)).toBe("cb-p-b");
  });
});

describe.each([
  ["turned", TURNED],
  ["flat", FLAT],
])("the %s set", (_, set) => {
  it("draws every man differently, in the colours of the theme alone", () => {
    expect(Object.keys(set).sort()).toEqual(Object.keys(TURNED).sort());
    expect(new Set(Object.values(set)).size).toBe(11);
    for (const drawing of Object.values(set)) {
      expect(drawing).not.toMatch(/#[0-9a-f]{3}|NaN|undefined/);
      expect(drawing).toContain("var(--piece-fill)");
      expect(drawing).toContain("var(--piece-line)");
    }
  });

  it("stays on its field", () => {
    for (const drawing of Object.values(set)) {
      for (const [, x, y] of drawing.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
        expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(45);
      }
    }
  });
});

describe("a piece as an icon", () => {
  it("is the one that the board would draw", () => {
    expect(pieceIcon("K", "a", BOARDS.camblam)).toContain(TURNED.king);
    expect(pieceIcon("K")).toContain(TURNED.knight);
    expect(pieceIcon("q", "b", BOARDS.camblam)).toContain(FLAT.queen);
  });
});
