import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byGames, shares } from "./results.ts";

const results = (games: number, first: number, draws: number, second: number) => ({ games, first, draws, second });

describe("shares of the results", () => {
  it("are not told of fewer than twenty games", () => {
    expect(shares(results(19, 10, 0, 9))).toBeNull();
    expect(shares(results(20, 10, 0, 10))).toEqual({ first: 50, draws: 0, second: 50 });
  });

  it("are of the games that have a result", () => {
    expect(shares(results(40, 10, 5, 5))).toEqual({ first: 50, draws: 25, second: 25 });
    expect(shares(results(25, 0, 0, 0))).toBeNull();
  });

  it("are never further than a rounding from the whole", () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.nat(999), (first, draws, second) => {
        const parts = shares(results(first + draws + second, first, draws, second));
        if (!parts) return;
        expect(Math.abs(parts.first + parts.draws + parts.second - 100)).toBeLessThanOrEqual(1.5);
      }),
    );
  });
});

it("the moves that are played most come first", () => {
  const moves = [
    { move: "b", games: 1 },
    { move: "c", games: 2 },
    { move: "a", games: 1 },
  ];
  expect(byGames(moves).map(({ move }) => move)).toEqual(["c", "a", "b"]);
});
