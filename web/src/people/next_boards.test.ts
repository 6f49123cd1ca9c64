// The boards of a simultaneous display that wait for their giver (issue 49.15).
import { expect, it } from "vitest";
import type { GameSummary } from "../lib/api.ts";
import { nextBoards } from "./next_boards.ts";

const game = (id: string, minute: number, { tournament = "t", plies = 2, board = 1 } = {}): GameSummary =>
  ({
    id,
    tournament,
    plies,
    seats: [{}, { display: board }],
    updated: `2026-01-01T10:${String(minute)}:00Z`,
  }) as unknown as GameSummary;

const order = (turns: readonly GameSummary[]): string[] => nextBoards(turns, "t").map(({ id }) => id);

it("49.15: the giver goes to the board that has waited longest", () => {
  expect(order([game("a", 20), game("x", 11, { tournament: "other" }), game("b", 12)])).toEqual(["b", "a"]);
});

it("49.15: boards without a move come first, in their order", () => {
  const fresh = (id: string, minute: number, board: number): GameSummary => game(id, minute, { plies: 0, board });
  expect(order([game("moved", 10), fresh("third", 11, 3), fresh("second", 12, 2)])).toEqual([
    "second",
    "third",
    "moved",
  ]);
});
