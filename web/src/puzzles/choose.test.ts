import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dailyPuzzle, nextPuzzle, shuffled, stormOrder, streamOf } from "./choose.ts";
import { answered, noHistory } from "./history.ts";
import type { Puzzle } from "./puzzle.ts";
import { Storm, stormMs } from "./storm.ts";

const made = (id: string, rating: number, moves = 1): Puzzle => ({
  id,
  fen: "",
  rules: "",
  line: Array<string>(2 * moves - 1).fill("A1-A2"),
  also: [],
  then: [],
  themes: [],
  rating,
  won: "material",
  source: "self-play",
});
const ladder = Array.from({ length: 60 }, (_, at) => made(`p${String(at)}`, 900 + 30 * at, at % 3 === 2 ? 2 : 1));
const known = { ...noHistory, deviation: 60 };
const ask = { day: 100, chance: () => 0 };

describe("the next puzzle", () => {
  it("is near the solver's rating, and never the one just shown", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.integer({ min: 900, max: 2600 }),
        (luck, rating) => {
          const next = nextPuzzle(ladder, { ...known, rating }, { ...ask, chance: () => luck, except: "p20" });
          if (next.kind !== "puzzle") throw new Error(next.kind);
          expect(Math.abs(next.puzzle.rating - rating)).toBeLessThanOrEqual(180);
          expect(next.puzzle.id).not.toBe("p20");
        },
      ),
    );
  });

  it("is one that is due, the longest due first", () => {
    let history = answered(known, made("p40", 2100), false, 90);
    history = answered(history, made("p3", 990), false, 80);
    history = answered(history, made("p5", 1050), false, 99);
    expect(nextPuzzle(ladder, history, ask)).toMatchObject({ puzzle: { id: "p3" } });
    expect(nextPuzzle(ladder, history, { ...ask, except: "p3" })).toMatchObject({ puzzle: { id: "p40" } });
  });

  it("is never one that was met and is not due", () => {
    let history = known;
    const seen = new Set<string>();
    for (;;) {
      const next = nextPuzzle(ladder, { ...history, rating: 3000 }, ask);
      if (next.kind !== "puzzle") break;
      expect(seen.has(next.puzzle.id)).toBe(false);
      seen.add(next.puzzle.id);
      history = answered(history, next.puzzle, true, 100);
    }
    expect(seen.size).toBe(ladder.length);
    expect(nextPuzzle(ladder, history, ask)).toEqual({ kind: "none" });
  });

  it("asks before it is much harder", () => {
    const hard = [made("h1", 2000), made("h2", 2300)];
    expect(nextPuzzle(hard, known, ask)).toEqual({ kind: "harder", count: 2 });
    expect(nextPuzzle(hard, known, { ...ask, harder: true })).toMatchObject({ puzzle: { id: "h1" } });
    // A solver whose rating is uncertain may be much stronger.
    const uncertain = { ...noHistory, deviation: 350 };
    expect(nextPuzzle([made("h3", 1800)], uncertain, ask)).toMatchObject({ puzzle: { id: "h3" } });
  });
});

describe("the puzzle of the day", () => {
  it("depends on nothing but the day and the file", () => {
    expect(dailyPuzzle(ladder, 20_000)).toBe(dailyPuzzle([...ladder], 20_000));
    expect(dailyPuzzle([], 20_000)).toBeUndefined();
  });

  it("is each puzzle once before one comes again, in another order the next time", () => {
    const round = (from: number) => ladder.map((_, at) => dailyPuzzle(ladder, from + at)?.id);
    const start = 300 * ladder.length;
    expect(new Set(round(start)).size).toBe(ladder.length);
    expect(round(start + ladder.length)).not.toEqual(round(start));
  });
});

it("mixes without losing any", () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, all) => {
      expect([...shuffled(all, streamOf(seed))].sort()).toEqual([...all].sort());
    }),
  );
});

describe("a storm", () => {
  const order = stormOrder(ladder, streamOf(3));

  it("has one-move puzzles first, and each part grows harder", () => {
    const lengths = order.map(({ line }) => line.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    for (const length of [1, 3]) {
      const ratings = order.filter(({ line }) => line.length === length).map(({ rating }) => rating);
      expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    }
    expect(new Set(order).size).toBe(order.length);
  });

  it("counts what is solved in three minutes", () => {
    let storm = Storm.begun(order, 1000);
    storm = storm.answered(true, 2000).answered(false, 3000);
    expect([storm.solved, storm.missed, storm.lastWrong, storm.puzzle]).toEqual([1, [order[1]], true, order[2]]);
    expect(storm.left(3000)).toBe(stormMs - 2000);
    expect(storm.answered(true, 1000 + stormMs)).toBe(storm);
    expect([storm.ended().over, storm.ended().puzzle, storm.ended().left(4000)]).toEqual([true, undefined, 0]);
  });

  it("ends when all are solved", () => {
    const storm = order.reduce((now) => now.answered(true, 1000), Storm.begun(order, 1000));
    expect([storm.puzzle, storm.solved]).toEqual([undefined, order.length]);
  });
});
