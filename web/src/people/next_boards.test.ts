// The boards of a simultaneous display that wait for their giver (issue 49.15).
import { expect, it } from "vitest";
import type { GameSummary } from "../lib/api.ts";
import { nextBoards } from "./next_boards.ts";

const game = (id: string, minute: number, tournament = "t"): GameSummary =>
  ({ id, tournament, updated: `2026-01-01T10:${String(minute)}:00Z` }) as unknown as GameSummary;

it("49.15: the giver goes to the board that has waited longest", () => {
  const turns = [game("a", 20), game("x", 11, "other"), game("b", 12)];
  expect(nextBoards(turns, "t").map(({ id }) => id)).toEqual(["b", "a"]);
});
