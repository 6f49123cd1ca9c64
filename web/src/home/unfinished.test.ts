import { describe, expect, it } from "vitest";
import { worthGoingOn } from "./unfinished.ts";

const game = (id: string, plies: number, over = false, shared = false) => ({
  id,
  plies,
  result: over ? { winner: "w" as const, reason: "castle" as const } : null,
  seats: [{ seat: "w" as const, player: "person" as const, level: null, name: "", ...(shared ? { id: "x" } : {}) }],
});

describe("unfinished games", () => {
  it("without a move do not pile up", () => {
    const games = [game("a", 0), game("b", 4), game("c", 0), game("d", 9, true), game("e", 1), game("f", 0)];
    expect(worthGoingOn(games).map(({ id }) => id)).toEqual(["a", "b", "e"]);
  });

  it("with a friend are all shown", () => {
    const games = [game("a", 0, false, true), game("b", 0), game("c", 0, false, true)];
    expect(worthGoingOn(games).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});
