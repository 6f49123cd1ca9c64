// Point 10: what two browsers know of a player is joined without loss, and nothing counts twice.
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { allKept, keepGame, type Finished } from "../device/kept.ts";
import { doneOf, keepDone } from "../endings/kept.ts";
import { rememberLessons, solvedLessons } from "../learn/progress.ts";
import { activeDays, rememberToday } from "../lib/days.ts";
import { afterStorm, answered, noHistory, type History } from "../puzzles/history.ts";
import { historyOf, keepHistory } from "../puzzles/kept.ts";
import { joinHere, traceHere } from "./here.ts";
import { joinedTraces, noTrace, partsOf, traceIn, type Trace } from "./parts.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

/** Chance that repeats itself. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Continues a solver's history by some answers and storms. */
function solvedOn(history: History, below: (most: number) => number): History {
  let now = history;
  for (let count = below(12); count > 0; count--) {
    const puzzle = { id: `cam-${String(below(250)).padStart(4, "0")}`, rating: 1200 + below(700) };
    const day = 20_000 + below(40);
    now = answered(now, puzzle, below(3) > 0, day, day * 86_400 + below(86_400));
  }
  if (below(2) === 0)
    now = afterStorm(now, { day: 20_000 + below(40), solved: below(9), missed: below(4), at: below(99) });
  return { ...now, now: "" };
}

/** An older history, from before answers were kept. */
const older = (below: (most: number) => number): History => {
  const { base: _, lately: __, missed: ___, ...known } = solvedOn(noHistory, below);
  const met = Object.fromEntries(
    Object.entries(known.met).map(([id, { day, step, again }]) => [id, { day, step, again }]),
  );
  localStorage.setItem("camlann.puzzles", JSON.stringify({ cam: { ...known, met } }));
  return historyOf("cam");
};

const idOf = (number: number): string => `here-${String(number % 10)}${String(number).padStart(23, "0")}`;

/** A game that ended without a server: the same for the same number, but for its removal. */
const gameOf = (number: number, changed = 0): Finished => ({
  id: idOf(number),
  variant: "cam",
  rules: "wcf",
  start: null,
  seats: [
    { seat: "w", level: 0, name: "" },
    { seat: "b", level: 1 + (number % 10), name: "" },
  ],
  mayResign: false,
  moves: Array.from({ length: number % 50 }, (_, ply) => (ply % 2 ? "C10-C9" : "C4-C5")),
  plies: number % 50,
  fen: "1/3/2m2/7/7/7/7/7/7/7/7/2M2/3/1 w 0,0 0 1",
  seat: "w",
  result: { winner: number % 3 === 0 ? null : number % 3 === 1 ? "w" : "b", reason: "castle" },
  resultText: "A sentence.",
  offer: null,
  refused: -1,
  version: 1 + (number % 50),
  created: 1_800_000_000_000 + number,
  updated: 1_800_000_100_000 + number,
  removed: changed % 2 === 1,
  changed,
});

function traceBy(below: (most: number) => number, before: Trace = noTrace): Trace {
  const games = ["cam", "camelot", "camette"].filter(() => below(2) === 0);
  const more: Trace = {
    settings: Object.fromEntries(
      ["theme", "board", "volume"].filter(() => below(2) === 0).map((name) => [name, [below(5), below(3)] as const]),
    ),
    games: Object.fromEntries(
      Array.from({ length: below(6) }, () => gameOf(below(20), below(5))).map((game) => [game.id, game]),
    ),
    days: Array.from({ length: below(9) }, () => 20_000 + below(500)).sort((a, b) => a - b),
    lessons: Object.fromEntries(games.map((game) => [game, ["Canter", "Castle", "Jump"].filter(() => below(2) === 0)])),
    endings: Object.fromEntries(
      games.map((game) => [game, { [`race-${String(below(3))}`]: { moves: 3 + below(9), clean: below(2) === 0 } }]),
    ),
    puzzles: Object.fromEntries(
      games.map((game) => [game, solvedOn(before.puzzles[game] ?? (below(4) === 0 ? older(below) : noHistory), below)]),
    ),
  };
  return joinedTraces(before, more);
}

/** As the server has it. */
const shown = (trace: Trace): Record<string, string> => Object.fromEntries(partsOf(trace));
const whole = (trace: Trace): unknown => ({ parts: shown(trace), puzzles: trace.puzzles });

describe("point 10: joining what two browsers know", () => {
  it("does not depend on the order, and twice is once", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = lots(seed);
      const common = traceBy(below);
      // Two browsers that continued from the same, both offline, and one that began by itself.
      const [a, b, c] = [traceBy(below, common), traceBy(below, common), traceBy(below)];
      expect(whole(joinedTraces(a, b)), `commutes, ${String(seed)}`).toEqual(whole(joinedTraces(b, a)));
      expect(whole(joinedTraces(joinedTraces(a, b), c)), `associates, ${String(seed)}`).toEqual(
        whole(joinedTraces(a, joinedTraces(b, c))),
      );
      expect(shown(joinedTraces(a, a)), `once, ${String(seed)}`).toEqual(shown(joinedTraces(a, noTrace)));
      expect(whole(joinedTraces(joinedTraces(a, b), b))).toEqual(whole(joinedTraces(a, b)));
    }
  });

  it("counts each answer of both once", () => {
    const puzzle = (at: number) => ({ id: `cam-000${String(at)}`, rating: 1500 });
    const start = answered(noHistory, puzzle(1), true, 100, 1000);
    const here = answered(answered(start, puzzle(2), false, 101, 2000), puzzle(4), true, 101, 4000);
    const there = answered(start, puzzle(3), true, 101, 3000);
    const both = joinedTraces({ ...noTrace, puzzles: { cam: here } }, { ...noTrace, puzzles: { cam: there } });
    let one = start;
    for (const [at, won] of [
      [2, false],
      [3, true],
      [4, true],
    ] as const)
      one = answered(one, puzzle(at), won, 101, at * 1000);
    expect(both.puzzles["cam"]).toEqual(one);
    expect([one.row, one.last, one.curve.length]).toEqual([2, [true, false, true, true], 4]);
  });

  it("counts a puzzle that both tried first once", () => {
    const puzzle = { id: "cam-0001", rating: 1500 };
    const here = answered(noHistory, puzzle, false, 100, 1000);
    const there = answered(noHistory, puzzle, true, 100, 2000);
    const both = joinedTraces({ ...noTrace, puzzles: { cam: here } }, { ...noTrace, puzzles: { cam: there } });
    expect(both.puzzles["cam"]?.rating).toBe(here.rating);
    expect(both.puzzles["cam"]?.curve).toHaveLength(1);
  });
});

describe("point 10: games without a server", () => {
  const both = (one: Trace, other: Trace): Finished[] => Object.values(joinedTraces(one, other).games);
  const trace = (...games: Finished[]): Trace => ({
    ...noTrace,
    games: Object.fromEntries(games.map((game) => [game.id, game])),
  });

  it("of two devices are all there, each once", () => {
    const [here, there] = [trace(gameOf(1), gameOf(2)), trace(gameOf(2), gameOf(3))];
    expect(both(here, there).map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(3)]);
  });

  it("are removed or restored by whoever did so last", () => {
    expect(both(trace(gameOf(1, 3)), trace(gameOf(1, 2)))).toEqual([gameOf(1, 3)]);
    expect(both(trace(gameOf(1, 3)), trace(gameOf(1, 4)))).toEqual([gameOf(1, 4)]);
  });

  it("keep the moves that the account had no room for", () => {
    const short = { ...gameOf(7), moves: [] };
    expect(both(trace(short), trace(gameOf(7)))).toEqual([gameOf(7)]);
    expect(both(trace(gameOf(7)), trace(short))).toEqual([gameOf(7)]);
  });

  it("lose the moves of the oldest first where there are too many, and their results last", () => {
    const many = Array.from({ length: 40 }, (_, number) => gameOf(49 + 50 * 10 * number));
    const [[part = "", text = ""] = []] = partsOf(trace(...many));
    const read = Object.values(traceIn(part, text)?.games ?? {});
    expect(read).toHaveLength(40);
    const whole = read.filter(({ moves }) => moves.length > 0).map(({ updated }) => updated);
    const short = read.filter(({ moves }) => moves.length === 0).map(({ updated }) => updated);
    expect(short.length).toBeGreaterThan(0);
    expect(Math.min(...whole)).toBeGreaterThan(Math.max(...short));
  });
});

describe("point 10: parts", () => {
  beforeEach(() => localStorage.clear());

  it("are read as they were written", () => {
    for (let seed = 1; seed <= 100; seed++) {
      const trace = traceBy(lots(seed));
      const read = [...partsOf(trace)]
        .map(([part, text]) => traceIn(part, text) ?? noTrace)
        .reduce(joinedTraces, noTrace);
      expect(shown(read)).toEqual(shown(trace));
    }
  });

  it("that are damaged, or of a newer page, are left alone", () => {
    for (const [part, text] of [
      ["games/1", '[["here-1"]]'],
      ["days", "{"],
      ["days", '["x"]'],
      ["lessons/cam", "{}"],
      ["puzzles/cam", "[]"],
      ["hats", "[]"],
    ] as const)
      expect(traceIn(part, text), part).toBeUndefined();
  });

  it("fit into a request, however much was solved", () => {
    let history = noHistory;
    for (let at = 0; at < 1000; at++)
      history = answered(
        history,
        { id: `camelot-${String(at).padStart(4, "0")}`, rating: 1500 },
        at % 5 > 0,
        20_000,
        1_800_000_000,
      );
    const days = Array.from({ length: 400 }, (_, at) => 20_000 + at);
    // Many games of one part, and one with the longest text.
    const many = Array.from({ length: 500 }, (_, number) => gameOf(10 * number, number % 3));
    const games = Object.fromEntries(many.map((game) => [game.id, game]));
    const parts = partsOf({ ...noTrace, days, puzzles: { "grand-camelot": history }, games });
    expect(parts.size).toBe(13);
    for (const [part, text] of parts)
      expect(JSON.stringify({ part, version: 99_999, text }).length, part).toBeLessThan(16_000);
  });

  it("of this browser are joined with those of another", () => {
    keepGame(gameOf(1));
    rememberLessons("cam", ["Canter"]);
    rememberToday(20_000);
    keepDone({ game: "cam", id: "race-1" }, { moves: 9, clean: true });
    keepHistory("cam", { ...answered(noHistory, { id: "cam-0001", rating: 1500 }, true, 100, 1000), now: "cam-0002" });
    const there = answered(noHistory, { id: "cam-0003", rating: 1500 }, true, 100, 2000);
    joinHere({
      days: [19_999],
      lessons: { cam: ["Jump"], camette: ["Castle"] },
      endings: { cam: { "race-1": { moves: 7, clean: true }, "race-2": { moves: 4, clean: false } } },
      puzzles: { cam: there },
      games: { [idOf(2)]: gameOf(2), [idOf(3)]: gameOf(3, 1) },
      settings: { theme: [5, "dark"] },
    });
    expect(
      allKept()
        .map(({ id, removed }) => [id, removed])
        .sort(),
    ).toEqual([
      [idOf(1), false],
      [idOf(2), false],
      [idOf(3), true],
    ]);
    expect(solvedLessons("cam")).toEqual(["Canter", "Jump"]);
    expect(solvedLessons("camette")).toEqual(["Castle"]);
    expect(activeDays()).toEqual(expect.arrayContaining([19_999, 20_000]));
    expect(doneOf({ game: "cam", id: "race-1" })).toEqual({ moves: 7, clean: true });
    expect(doneOf({ game: "cam", id: "race-2" })).toEqual({ moves: 4, clean: false });
    expect(historyOf("cam")).toMatchObject({ now: "cam-0002", row: 2 });
    const before = traceHere();
    joinHere(before);
    expect(traceHere()).toEqual(before);
  });
});
