import { describe, expect, it } from "vitest";
import type { Variant } from "../lib/core.ts";
import { barOf, scoreOf } from "./score.ts";

const two = {
  seating: [
    { id: "w", name: "White", side: 0 },
    { id: "b", name: "Black", side: 1 },
  ],
  sides: [["w"], ["b"]],
} as unknown as Variant;

describe("a score as chances", () => {
  const chances = { win: 640, draw: 100, loss: 260 };

  it("says how many of ten White wins and draws, and fills the bar with White's points", () => {
    const score = scoreOf({ score: 90, pliesToEnd: null, chances }, "w", two);
    expect(score).toEqual({ text: "+0.90", chances: "White wins 6 of 10 and draws 1.", white: 0.69 });
  });

  it("turns the chances of Black, who is to move", () => {
    const score = scoreOf({ score: 90, pliesToEnd: null, chances }, "b", two);
    expect(score.chances).toBe("White wins 3 of 10 and draws 1.");
    expect(score.white).toBeCloseTo(0.31);
  });

  it("says nothing of draws that do not happen, and nothing where a win is seen", () => {
    const clear = { win: 720, draw: 4, loss: 276 };
    expect(scoreOf({ score: 90, pliesToEnd: null, chances: clear }, "w", two).chances).toBe("White wins 7 of 10.");
    const won = { win: 1000, draw: 0, loss: 0 };
    expect(scoreOf({ score: 29_997, pliesToEnd: 3, chances: won }, "w", two).chances).toBeUndefined();
  });

  it("keeps the curve of reviews where the chances are not known", () => {
    expect(scoreOf({ score: 0, pliesToEnd: null }, "w", two)).toEqual({ text: "0.00", white: 0.5 });
  });
});

describe("the bar beside the board", () => {
  it("has White's share and the men that somebody is ahead by", () => {
    expect(barOf({ text: "−5.81", white: 0.07 })).toEqual({ white: 0.07, number: "5.8" });
    expect(barOf({ text: "+0.40", white: 0.545 })).toEqual({ white: 0.545, number: "0.4" });
    expect(barOf({ text: "+12.34", white: 0.98 })).toEqual({ white: 0.98, number: "12.3" });
  });

  it("has no number where a win is seen, whose words have no room there", () => {
    expect(barOf({ text: "Black wins in 3 moves", white: 0.02 })).toEqual({ white: 0.02, number: "" });
  });

  it("is none where more than two sides play", () => {
    expect(barOf({ text: "+1.00", white: null })).toBeNull();
  });
});
