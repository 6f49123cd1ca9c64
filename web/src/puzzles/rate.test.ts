import { describe, expect, it } from "vitest";
import { after, afterPuzzle, newcomer, ratingText } from "./rate.ts";

// M. E. Glickman, "Example of the Glicko-2 system", section "Example calculation": a win and two losses, tau 0.5.
describe("a solver's rating", () => {
  it("is that of the paper's worked example", () => {
    const player = after({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { against: { rating: 1400, deviation: 30 }, score: 1 },
      { against: { rating: 1550, deviation: 100 }, score: 0 },
      { against: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(player.rating).toBeCloseTo(1464.06, 1);
    expect(player.deviation).toBeCloseTo(151.52, 1);
    expect(player.volatility).toBeCloseTo(0.059996, 6);
  });

  it("goes up with a solved puzzle and down with a missed one, more for a surprise", () => {
    const gain = (rating: number): number => afterPuzzle(newcomer, rating, true).rating - newcomer.rating;
    const loss = (rating: number): number => newcomer.rating - afterPuzzle(newcomer, rating, false).rating;
    expect(gain(1500)).toBeCloseTo(loss(1500), 6);
    expect(gain(1800)).toBeGreaterThan(gain(1500));
    expect(loss(1200)).toBeGreaterThan(loss(1500));
    expect(gain(1200)).toBeGreaterThan(0);
  });

  it("changes by some fifty points at a first try", () => {
    for (const puzzle of [1000, 1500, 2000]) {
      expect(newcomer.rating - afterPuzzle(newcomer, puzzle, false).rating).toBeLessThan(120);
      expect(afterPuzzle(newcomer, puzzle, true).rating - newcomer.rating).toBeLessThan(120);
    }
    expect(newcomer.rating - afterPuzzle(newcomer, 1500, false).rating).toBeLessThan(60);
  });

  it("comes to the strength of the puzzles that are solved half of the time", () => {
    let player = { ...newcomer };
    for (let turn = 0; turn < 300; turn++) player = afterPuzzle(player, 1900, turn % 2 === 0);
    expect(Math.abs(player.rating - 1900)).toBeLessThan(40);
    expect(player.deviation).toBeLessThan(110);
  });

  it("has a question mark while little is known", () => {
    expect(ratingText(newcomer)).toBe("1500?");
    expect(ratingText({ rating: 1580.4, deviation: 60, volatility: 0.06 })).toBe("1580");
  });
});
