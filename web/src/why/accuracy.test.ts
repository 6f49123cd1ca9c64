// The numbers are those of the page that the formula is from (https://lichess.org/page/accuracy), by hand.
import { describe, expect, it } from "vitest";
import { accuracyOf, expectation, glyphOf, judged, measureOf, sideAccuracy, turned } from "./accuracy.ts";
import { expectations } from "../review/graph.ts";
import type { Look } from "./saved.ts";

const look = (score: number, more: Partial<Look> = {}): Look => ({
  score,
  end: null,
  line: ["best"],
  choices: 9,
  ...more,
});

describe("what a side may expect", () => {
  it("is half where nobody is ahead, as much as the other's less, and all where a win was found", () => {
    expect(expectation(look(0))).toBe(0.5);
    expect(expectation(look(150)) + expectation(look(-150))).toBeCloseTo(1);
    expect(expectation(look(220))).toBeCloseTo(0.731, 3);
    expect(expectation(look(31_000, { end: 5 }))).toBe(1);
    expect(expectation(look(-31_000, { end: 5 }))).toBe(0);
  });

  it("is what the chances of its game say, where they are known, and not what a curve of scores does", () => {
    expect(expectation(look(40, { points: 0.7 }))).toBe(0.7);
    expect(expectation(look(31_000, { points: 0.999, end: 5 }))).toBe(1);
  });
});

describe("the accuracy of a move", () => {
  it("is whole where nothing is lost, and falls as lichess has it", () => {
    const measure = measureOf(look(0));
    expect(accuracyOf(0, measure)).toBeCloseTo(100, 3);
    expect(accuracyOf(10, measure)).toBeCloseTo(63.58, 1);
    expect(accuracyOf(50, measure)).toBeCloseTo(8.53, 1);
    expect(accuracyOf(100, measure)).toBe(0);
  });

  it("has its mark at 5, 10 and 15 points, and none for praise", () => {
    expect([4.9, 5, 9.9, 10, 14.9, 15, 100].map((loss) => glyphOf(loss, measureOf(look(0))))).toEqual([
      "",
      "?!",
      "?!",
      "?",
      "?",
      "??",
      "??",
    ]);
  });
});

describe("a loss of expected points", () => {
  /** The mark of a move of the first side from one position to another. */
  const markOf = (before: Look, after: Look): string =>
    judged(["a"], [before, after], [true]).map(({ glyph }) => glyph)[0] ?? "none";
  const at = (points: number, score = 0): Look => look(score, { points });

  it("has its mark at 12, 20 and 25 points", () => {
    expect([0.61, 0.63, 0.69, 0.71, 0.74, 0.76].map((before) => markOf(at(before), at(0.5)))).toEqual([
      "",
      "?!",
      "?!",
      "?",
      "?",
      "??",
    ]);
  });

  it("is the same whatever the scores of the evaluation are", () => {
    expect(markOf(at(0.7, 200), at(0.45, -30))).toBe(markOf(at(0.7, 40), at(0.45, -10)));
  });

  it("counts half in the accuracy", () => {
    const [one] = judged(["a"], [at(0.7), at(0.5)], [true]);
    expect(one?.accuracy).toBeCloseTo(63.58, 1);
  });

  it("is small in a game that is decided, and counts the end of a game", () => {
    expect(markOf(at(0.99, 900), at(0.95, 300))).toBe("");
    const over = { line: [], choices: 0 };
    expect(markOf(at(0.9), look(0, over))).toBe("??");
    expect(markOf(at(0.3), look(-32_000, { ...over, end: 0 }))).toBe("??");
    expect(markOf(at(0.02), look(-32_000, { ...over, end: 0 }))).toBe("");
  });

  it("decides a game from a tenth on", () => {
    expect(turned([at(0.5), at(0.45), at(0.62)])).toEqual({ ply: 2, first: true });
    expect(turned([at(0.5), at(0.45), at(0.58)])).toBeNull();
    expect(turned([at(0.5), at(0.49), at(0.52), at(0.59), at(0.7), at(0.8)])).toEqual({ ply: 4, first: true });
    expect(turned([at(0.5), at(0.3), at(0.41), at(0.2)])).toEqual({ ply: 3, first: false });
  });
});

describe("where a game was decided", () => {
  it("is the move after which one side stayed ahead", () => {
    expect(turned([look(0), look(30), look(-120), look(60), look(300)])).toEqual({ ply: 3, first: true });
    expect(turned([look(0), look(-31_000, { end: 3 })])).toEqual({ ply: 1, first: false });
  });

  it("is not the last small change of sign, but where the lead became clear", () => {
    // 44 hundredths of a man are a twentieth of the curve.
    expect(turned([look(-1), look(1), look(30), look(45), look(200)])).toEqual({ ply: 3, first: true });
    expect(turned([look(20), look(30), look(45), look(300)])).toEqual({ ply: 2, first: true });
    expect(turned([look(0), look(300), look(30), look(300)])).toEqual({ ply: 3, first: true });
  });

  it("is nowhere in a game that is level at the end, or where one side was ahead all along", () => {
    expect(turned([])).toBeNull();
    expect(turned([look(0), look(400), look(20)])).toBeNull();
    expect(turned([look(100), look(400)])).toBeNull();
  });
});

describe("the moves of a game", () => {
  const looks = [look(0), look(-220), look(-220), look(0, { choices: 1 }), look(-400)];

  it("are judged for whoever made them, each between two positions", () => {
    const all = judged(["a", "b", "c", "d"], looks, [true, false, true, false]);
    expect(all.map(({ glyph }) => glyph)).toEqual(["??", "", "", ""]);
    // Black let White back to a level game.
    expect(
      judged(["a", "b", "c"], [look(0), look(-220), look(0)], [true, false, true]).map(({ glyph }) => glyph),
    ).toEqual(["??", "??"]);
  });

  it("are no mistakes in a game that was decided long before, nor where they were given as hints", () => {
    const decided = judged(["a", "b"], [look(1260), look(1230), look(1390)], [true, false]);
    expect(decided.map(({ glyph }) => glyph)).toEqual(["", ""]);
    expect(judged(["a"], [look(0), look(-220)], [true], [true])).toMatchObject([{ loss: 0, glyph: "" }]);
  });

  it("of three sides are judged by what their player had and has", () => {
    const lost = look(40, { made: -180 });
    expect(judged(["a"], [lost, look(999)], [false])[0]).toMatchObject({ glyph: "??" });
    expect(judged(["a"], [look(40, { made: 60 }), look(0)], [true])[0]).toMatchObject({ loss: 0 });
  });

  it("lose nothing where they are the engine's own, and count for nobody where there was no choice", () => {
    expect(judged(["best"], [look(0), look(-300)], [true])[0]).toMatchObject({ loss: 0, glyph: "" });
    const round = look(0, { line: ["F6xD8xF8xH8xF6"] });
    expect(judged(["F6xH8xF8xD8xF6"], [round, look(-300)], [true])[0]).toMatchObject({ loss: 0 });
    expect(judged(["F6xD8xF8"], [round, look(-300)], [true])[0]).toMatchObject({ glyph: "??" });
    const all = judged(["a", "b", "c", "d"], looks, [true, false, true, false]);
    expect(all[3]).toMatchObject({ forced: true, glyph: "" });
    expect(sideAccuracy(all, false)).toBe(100);
    expect(sideAccuracy(all.slice(3), false)).toBeNull();
    // One that lost 23.1 points and one that lost nothing.
    expect(sideAccuracy(all, true)).toBe(Math.round((100 + 103.1668 * Math.exp(-0.04354 * 23.106) - 3.1669) / 2));
  });
});

describe("the graph", () => {
  it("goes up with White's score, from the start to the last position that is known", () => {
    expect(expectations([look(0), look(31_000, { end: 3 }), look(-31_000, { end: 0 })])).toEqual([0.5, 1, 0]);
  });
});
