// The boards of a simultaneous display (issue 49.15).
import { describe, expect, it } from "vitest";
import type { GameSummary } from "../lib/api.ts";
import type { Tournament } from "./requests.ts";
import { boardsOf, byWait } from "./simul.ts";

const summary = (id: string, seat: string, minute: number, result: object | null = null): GameSummary =>
  ({ id, seat, result, tournament: "t", updated: `2026-01-01T10:${String(minute)}:00Z` }) as unknown as GameSummary;

const display = {
  display: { giver: 0 },
  rounds: [
    {
      games: [
        { white: 0, black: 1, result: "*", game: "a" },
        { white: 2, black: 0, result: "*", game: "b" },
        { white: 0, black: 3, result: "1-0", game: "c" },
        { white: 0, black: 4, result: "*", game: "d" },
        { white: 0, black: 5, result: "*", game: null },
      ],
    },
  ],
} as unknown as Tournament;

const games = [summary("a", "w", 20), summary("b", "b", 10), summary("c", "w", 5, {}), summary("d", "b", 1)];

describe("49.15: the boards of a display", () => {
  it("have opponents, and wait for the giver in his turn", () => {
    const boards = boardsOf(display, games);
    expect(boards.map(({ opponent }) => opponent)).toEqual([1, 2, 3, 4, 5]);
    expect(boards.map(({ seat }) => seat)).toEqual(["w", "b", "w", "w", "w"]);
    expect(boards.map(({ waits }) => waits)).toEqual([true, true, false, false, false]);
  });

  it("are in the order of their wait for the giver, then those that go on, then those that are over", () => {
    expect(byWait(boardsOf(display, games)).map(({ number }) => number)).toEqual([2, 1, 4, 5, 3]);
    expect(byWait(boardsOf(display, [])).map(({ number }) => number)).toEqual([1, 2, 4, 5, 3]);
  });
});
