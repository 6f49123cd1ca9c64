import { expect, test } from "vitest";
import type { Game } from "../lib/api.ts";
import { completed } from "./delta.ts";

const game = (version: number, moves: string, from?: number): Game =>
  ({
    version,
    moves: moves.split("").map((notation) => ({ notation, by: "person" })),
    ...(from === undefined ? {} : { from }),
  }) as unknown as Game;

const moves = (told: Game, since: number, known?: Game): string | undefined =>
  completed(told, since, known)
    ?.moves.map(({ notation }) => notation)
    .join("");

test("a whole game needs nothing", () => {
  expect(moves(game(4, "abc"), 0)).toBe("abc");
  expect(moves(game(4, "abc"), 3, game(2, "x"))).toBe("abc");
});

test("moves are added and taken back", () => {
  expect(moves(game(4, "c", 2), 3, game(3, "ab"))).toBe("abc");
  expect(moves(game(5, "", 2), 4, game(4, "abc"))).toBe("ab");
  expect(completed(game(4, "c", 2), 3, game(3, "ab"))).not.toHaveProperty("from");
});

test("what is here already does no harm", () => {
  expect(moves(game(4, "c", 2), 3, game(4, "abc"))).toBe("abc");
  // Answered from version 2 on, while the socket has brought version 3.
  expect(moves(game(4, "bc", 1), 2, game(3, "ab"))).toBe("abc");
});

test("a gap asks for the whole game", () => {
  expect(moves(game(6, "e", 4), 5, game(3, "ab"))).toBeUndefined();
  expect(moves(game(6, "e", 4), 5)).toBeUndefined();
});
