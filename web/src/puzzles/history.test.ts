// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { afterStorm, answered, noHistory, standingOf, type History } from "./history.ts";
import { historyOf, keepHistory } from "./kept.ts";

const puzzle = { id: "cam-0001", rating: 1500 };
const other = { id: "cam-0002", rating: 1500 };

describe("what is known of a solver", () => {
  it("counts a row until one is missed, and the longest", () => {
    let history: History = noHistory;
    for (const [at, solved] of [true, true, false, true].entries())
      history = answered(history, { id: String(at), rating: 1500 }, solved, 10);
    expect([history.row, history.longest, history.last]).toEqual([1, 2, [true, true, false, true]]);
  });

  it("remembers the last ten alone", () => {
    let history: History = noHistory;
    for (let at = 0; at < 12; at++) history = answered(history, { id: String(at), rating: 1500 }, at > 1, 10);
    expect(history.last).toEqual(Array(10).fill(true));
  });

  it("brings a missed puzzle back after 3, 7 and 21 days", () => {
    let history = answered(noHistory, puzzle, false, 100);
    for (const day of [103, 110, 131]) {
      expect(standingOf(history, puzzle.id, day - 1)).toBe("met");
      expect(standingOf(history, puzzle.id, day)).toBe("due");
      history = answered(history, puzzle, true, day);
    }
    expect(standingOf(history, puzzle.id, 10_000)).toBe("met");
  });

  it("begins again with one that is missed once more", () => {
    let history = answered(noHistory, puzzle, false, 100);
    history = answered(history, puzzle, true, 103);
    history = answered(history, puzzle, false, 110);
    expect(history.met[puzzle.id]).toMatchObject({ day: 110, step: 0, again: 113 });
  });

  it("rates new puzzles alone", () => {
    const missed = answered(noHistory, puzzle, false, 100);
    expect(missed.rating).toBeLessThan(1500);
    const repeated = answered(missed, puzzle, true, 103);
    expect([repeated.rating, repeated.row]).toEqual([missed.rating, 1]);
  });

  it("does not count one that is not due", () => {
    const solved = answered(answered(noHistory, puzzle, true, 100), other, true, 100);
    const again = answered(solved, puzzle, true, 101);
    expect({ ...again, met: {} }).toEqual({ ...solved, met: {} });
    const failed = answered(solved, puzzle, false, 101);
    expect([failed.row, failed.rating, standingOf(failed, puzzle.id, 104)]).toEqual([2, solved.rating, "due"]);
  });

  it("keeps how the rating moved, by puzzles that count alone", () => {
    const once = answered(noHistory, puzzle, true, 100);
    const twice = answered(answered(once, puzzle, false, 101), other, false, 102);
    expect(twice.curve.map(({ day, rating }) => [day, rating])).toEqual([
      [100, Math.round(once.rating)],
      [102, Math.round(twice.rating)],
    ]);
    let many: History = noHistory;
    for (let at = 0; at < 320; at++) many = answered(many, { id: String(at), rating: 1500 }, true, at);
    expect([many.curve.length, many.curve.at(-1)?.day]).toEqual([300, 319]);
  });

  it("keeps the best five storms, the best first", () => {
    let history: History = noHistory;
    for (const [day, solved] of [3, 9, 0, 5, 7, 4, 9, 6].entries())
      history = afterStorm(history, { day, solved, missed: day, at: 0 });
    expect(history.storms.map(({ day, solved }) => [day, solved])).toEqual([
      [1, 9],
      [6, 9],
      [4, 7],
      [7, 6],
      [3, 5],
    ]);
    expect(history.storm).toBe(9);
  });
});

describe("what is kept in this browser", () => {
  beforeEach(() => localStorage.clear());

  it("comes back, each game by itself", () => {
    const history = answered(noHistory, puzzle, true, 100);
    keepHistory("cam", history);
    keepHistory("camelot", answered(noHistory, other, false, 100));
    expect(historyOf("cam")).toEqual(history);
    expect(historyOf("camette")).toEqual(noHistory);
  });

  it("lasts as long as the page where it cannot be written", () => {
    const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    keepHistory("cam", { ...noHistory, storm: 4 });
    keepHistory("camelot", { ...noHistory, storm: 5 });
    write.mockRestore();
    expect([historyOf("cam").storm, historyOf("camelot").storm]).toEqual([4, 5]);
    keepHistory("camette", { ...noHistory, storm: 6 });
    expect(localStorage.getItem("camlann.puzzles")).toContain('"storm":4');
  });

  it("comes back from before the curve and the storms were kept", () => {
    const { curve: _, storms: __, ...older } = { ...noHistory, storm: 4 };
    localStorage.setItem("camlann.puzzles", JSON.stringify({ cam: older }));
    expect(historyOf("cam")).toEqual({ ...noHistory, storm: 4 });
  });

  it("is forgotten where it cannot be read, one game without the others", () => {
    keepHistory("cam", { ...noHistory, storm: 4 });
    const kept = JSON.parse(localStorage.getItem("camlann.puzzles") ?? "{}") as object;
    localStorage.setItem("camlann.puzzles", JSON.stringify({ ...kept, camelot: { rating: "high" } }));
    expect([historyOf("cam").storm, historyOf("camelot")]).toEqual([4, noHistory]);
    localStorage.setItem("camlann.puzzles", "{");
    expect(historyOf("cam")).toEqual(noHistory);
  });
});
