// The numbers are those of the page that the formula is from (https://lichess.org/page/accuracy), by hand.
import { describe, expect, it } from "vitest";
import { accuracyOf, expectation, glyphOf, judged, sideAccuracy, turned } from "./accuracy.ts";
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
});

describe("the accuracy of a move", () => {
  it("is whole where nothing is lost, and falls as lichess has it", () => {
    expect(accuracyOf(0)).toBeCloseTo(100, 3);
    expect(accuracyOf(10)).toBeCloseTo(63.58, 1);
    expect(accuracyOf(50)).toBeCloseTo(8.53, 1);
    expect(accuracyOf(100)).toBe(0);
  });

  it("has its mark at 5, 10 and 15 points, and none for praise", () => {
    expect([4.9, 5, 9.9, 10, 14.9, 15, 100].map(glyphOf)).toEqual(["", "?!", "?!", "?", "?", "??", "??"]);
  });
});

describe("where a game was decided", () => {
  it("is the move after which one side stayed ahead", () => {
    expect(turned([look(0), look(30), look(-120), look(60), look(300)])).toEqual({ ply: 3, first: true });
    expect(turned([look(0), look(-31_000, { end: 3 })])).toEqual({ ply: 1, first: false });
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
