import { describe, expect, it } from "vitest";
import { worthGoingOn } from "./unfinished.ts";

const game = (id: string, plies: number, over = false) => ({
  id,
  plies,
  result: over ? { winner: "w", reason: "castle" as const } : null,
});

describe("unfinished games", () => {
  it("without a move do not pile up", () => {
    const games = [game("a", 0), game("b", 4), game("c", 0), game("d", 9, true), game("e", 1), game("f", 0)];
    expect(worthGoingOn(games).map(({ id }) => id)).toEqual(["a", "b", "e"]);
  });
});
