import { describe, expect, it, vi } from "vitest";
import type { Outcome, Why } from "../lib/core.ts";
import type { Answer, Question } from "./answer.ts";
import { Review } from "./review.svelte.ts";

const outcome = (notation: string): Outcome => ({
  from: "A1",
  to: "A2",
  captures: [],
  kind: "plain",
  path: [],
  notation,
});
const why = (notation: string, score: number): Why => ({
  move: outcome(notation),
  score,
  scoreText: "",
  best: false,
  reasons: [],
});
const question = (move: string): Question => ({ variant: "cam", rules: "", start: null, moves: [], move });

/** Answers with the given loss for each move. */
const losing =
  (by: Record<string, number>) =>
  ({ move }: Question): Promise<Answer> =>
    Promise.resolve({ asked: why(move, -(by[move] ?? 0)), better: by[move] ? why("better", 0) : null });

const asked = (...moves: string[]) => moves.map((move, index) => ({ ply: 2 * index + 1, question: question(move) }));

describe("a review", () => {
  it("keeps the three moves that cost most, in the order of the game", async () => {
    const review = new Review(losing({ a: 40, b: 500, c: 10, d: 90, e: 120 }));
    await review.start(asked("a", "b", "c", "d", "e"));
    expect(review.worst.map(({ asked, ply }) => [asked.move.notation, ply])).toEqual([
      ["b", 3],
      ["d", 7],
      ["e", 9],
    ]);
    expect(review.over).toBe(true);
  });

  it("makes nothing of small losses", async () => {
    const review = new Review(losing({ a: 29 }));
    await review.start(asked("a", "b"));
    expect(review.worst).toEqual([]);
    expect(review.progress).toEqual({ done: 2, of: 2 });
  });

  it("asks again where another question came first, and gives up at last", async () => {
    let first = true;
    const ask = vi.fn((one: Question) => {
      if (one.move === "a" && !first) return losing({ a: 50 })(one);
      first = false;
      return Promise.reject(new Error("another question came"));
    });
    const review = new Review(ask);
    await review.start(asked("a"));
    expect(review.worst).toHaveLength(1);
    await review.start(asked("b"));
    expect([review.failed, review.progress]).toEqual([true, null]);
  });

  it("ends when it is stopped", async () => {
    const review = new Review(losing({ a: 50 }));
    const started = review.start(asked("a", "b"));
    review.stop();
    await started;
    expect([review.progress, review.worst]).toEqual([null, []]);
  });
});
