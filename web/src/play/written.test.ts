// Moves as lists show them, read back by the real core.
import { beforeAll, describe, expect, it } from "vitest";
import { games, thinkerForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Line } from "../lib/line.ts";
import { roundsOfGame } from "../lib/rounds.ts";
import { shownMove } from "./written.ts";

let core: Core;
beforeAll(async () => {
  ({ core } = await thinkerForTests());
});

/** A repeatable stream of numbers below a bound. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The text of the list of moves of a game, as it is copied from the page; but with trees in the order of play, where the
 * list has those of both sides next to each other. */
function copied(line: Line, variant: string): string {
  const rows = roundsOfGame({ seating: core.variant(variant)?.seating ?? [] }, line.standing(0), line.plies);
  const trees = line.plies.filter(({ outcome }) => outcome.kind === "plant");
  const moves = rows.filter(({ number }) => number > 0);
  return [
    ...trees.map(({ outcome }) => shownMove(outcome.notation)),
    ...moves.flatMap(({ number, cells }) => [
      String(number),
      ...cells.map((cell) => (cell ? shownMove(cell.move.outcome.notation) : "–")),
    ]),
  ].join("\n");
}

/** A single move, typed or copied. */
function readOne(text: string, variant: string, fen = ""): string {
  const position = core.open(variant, "", fen);
  const { notation } = position.read(text);
  position.free();
  return notation;
}

/** The moves of a text, played from the start of a game. */
function readBack(text: string, variant: string, fen = ""): string[] {
  const position = core.open(variant, "", fen);
  const { moves, faults } = position.study(text);
  position.free();
  expect(faults).toEqual([]);
  return moves.map(({ move }) => move);
}

describe("a list of moves", () => {
  it.each([...games, "anti-camelot", "river-camelot"])(
    "of random games of %s is read back",
    (variant) => {
      const roll = dice(5);
      for (let game = 0; game < 2; game++) {
        const line = new Line(core, variant, "", null);
        const moves: string[] = [];
        for (let ply = 0; ply < 100 && line.now.outcomes.length > 0; ply++) {
          moves.push(line.now.outcomes[roll(line.now.outcomes.length)]?.notation ?? "");
          line.become(moves);
        }
        expect(readBack(copied(line, variant), variant)).toEqual(moves);
        line.free();
      }
    },
    60_000,
  );

  it("has moves that can be typed", () => {
    for (const text of ["d5–d6", "D5—D6", " 1. D5−D6, ", "D5\u00a0–\u00a0D6", "1…d5d6."]) {
      expect(readOne(text, "cam")).toBe("D5-D6");
    }
    expect(() => readOne("D5§D6", "cam")).toThrow();
  });

  it("may have shots, promotions and trees", () => {
    const fen = "k6r2n1/4P3c3/12/12/3P8/12/1p10/12/4A2c4/12/12/K2I4Q3 w";
    for (const move of ["e4*h4", "e11-e12=Q"]) {
      expect(readBack(shownMove(move), "camblam", fen)).toEqual([move]);
      expect(readOne(shownMove(move), "camblam", fen)).toBe(move);
    }
    expect(shownMove("e4*h4")).toBe("e4∗h4");
    const tree = core.open("river-camelot").state().outcomes[0]?.notation ?? "";
    expect(tree).toMatch(/^@/);
    expect(shownMove(tree)).toMatch(/^tree /);
    expect(readBack(shownMove(tree), "river-camelot")).toEqual([tree]);
    expect(readOne(shownMove(tree).toLowerCase(), "river-camelot")).toBe(tree);
  });
});
