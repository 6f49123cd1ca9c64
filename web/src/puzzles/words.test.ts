import { describe, expect, it } from "vitest";
import { whyItWins } from "./words.ts";

describe("the idea of a puzzle", () => {
  // Camblam's puzzles said "allows a capture that takes one and trades one for one" of the move that wins.
  it("leaves out what is against the move, and what is expected", () => {
    expect(whyItWins(["allows a capture that takes one", "trades one for one"])).toEqual([]);
    expect(whyItWins(["threatens a win in one move", "expects f2-f3, then h8-d5"])).toEqual([
      "threatens a win in one move",
    ]);
  });

  it("keeps what is won", () => {
    const won = ["gives up one, then takes four with a jump", "wins four for one"];
    expect(whyItWins(won)).toEqual(won);
  });
});
