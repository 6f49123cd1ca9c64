import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Study } from "../study/study.svelte.ts";
import type { BookPosition, BookWish, Openings, OpeningsWish } from "../archive/asks.ts";
import { Failure } from "../lib/api.ts";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Explorer } from "./explorer.svelte.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});
beforeEach(() => void vi.useFakeTimers());

const move = (notation: string, games: number) => ({
  notation,
  games,
  white: games,
  black: 0,
  third: 0,
  draws: 0,
  rating: null,
});
const openings = (...moves: Openings["moves"][number][]): Openings => ({
  variant: "cam",
  rules: "wcf",
  games: 1127,
  of: 1127,
  mirrored: 0,
  white: 1127,
  black: 0,
  third: 0,
  draws: 0,
  moves,
  last: [],
});

const study = (): Study => new Study(core, { variant: "cam", rules: "", start: null });

const noBook = (): Promise<BookPosition> => Promise.resolve({ variant: "cam", rules: "wcf", positions: 0, moves: [] });

/** Answers in the order of the questions. */
function asker(...answers: (Openings | Failure)[]) {
  const wishes: OpeningsWish[] = [];
  const ask = (wish: OpeningsWish): Promise<Openings> => {
    wishes.push(wish);
    const answer = answers.shift();
    return answer instanceof Failure || !answer
      ? Promise.reject(answer ?? new Error("asked"))
      : Promise.resolve(answer);
  };
  return { ask, wishes };
}

describe("the games of a position", () => {
  it("are asked for once, and the move played most is drawn and said", async () => {
    const { ask, wishes } = asker(openings(move("D5-D6", 412), move("C5-C6", 7)));
    const explorer = new Explorer(study(), ask, noBook);
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    flushSync();
    expect(explorer.drawn?.notation).toBe("D5-D6");
    expect(explorer.said).toBe("D5–D6 is played most: 412 of 1,127 games.");
    explorer.pointed = "C5-C6";
    expect(explorer.drawn?.notation).toBe("C5-C6");
    expect(explorer.said).toMatch(/^D5–D6 is played most/);
    explorer.about(explorer.wish);
    expect(explorer.found?.games).toBe(1127);
    expect(explorer.drawn?.notation).toBe("D5-D6");
    expect(wishes).toHaveLength(1);
    expect(wishes[0]).toMatchObject({ variant: "cam", rules: "", who: "people" });
  });

  it("are ordered by the book where few came, and none of them is said to be played most", async () => {
    const { ask } = asker(openings(move("D5-D6", 9), move("C5-C6", 7)));
    const score = (notation: string, of: number) => ({ notation, score: of, pliesToEnd: null, depth: 9, nodes: 1 });
    const scored = (): Promise<BookPosition> =>
      Promise.resolve({
        variant: "cam",
        rules: "wcf",
        positions: 2,
        moves: [score("E4-D3", -8), score("C5-C6", 12)],
      });
    const explorer = new Explorer(study(), ask, scored);
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    expect(explorer.moves.map(({ notation }) => notation)).toEqual(["C5-C6", "E4-D3", "D5-D6"]);
    expect([explorer.drawn?.notation, explorer.said]).toEqual(["C5-C6", ""]);
  });

  it("are joined by the book's scores of their mirror images, where the position is its own image", async () => {
    const { ask } = asker(openings(move("C5-C6", 30), move("D5-D6", 25)));
    const score = (notation: string, of: number) => ({ notation, score: of, pliesToEnd: null, depth: 9, nodes: 1 });
    const scored = (): Promise<BookPosition> =>
      Promise.resolve({ variant: "cam", rules: "wcf", positions: 2, moves: [score("E5-E6", 12), score("C5-C6", 12)] });
    const at = study();
    const explorer = new Explorer(at, ask, scored);
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    expect(explorer.moves.map(({ notation, book }) => [notation, book?.score])).toEqual([
      ["C5-C6", 12],
      ["D5-D6", undefined],
    ]);
  });

  it("have no moves that the board does not know", async () => {
    const { ask } = asker(openings(move("D5-D12", 3)));
    const explorer = new Explorer(study(), ask, noBook);
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    expect(explorer.moves).toEqual([]);
    expect(explorer.said).toBe("");
  });

  it("are asked for again while the server is away or makes its archive, and a few times if that takes too long", async () => {
    const { ask, wishes } = asker(new Failure(0, "no answer"), openings(move("D5-D6", 1)));
    const explorer = new Explorer(study(), ask, noBook);
    explorer.about(explorer.wish);
    await vi.advanceTimersByTimeAsync(1000);
    expect([explorer.away, explorer.found]).toEqual([true, null]);
    await vi.runAllTimersAsync();
    expect([explorer.away, explorer.found?.games, wishes.length]).toEqual([false, 1127, 2]);

    const making = new Failure(503, "it is being made", "", "another attempt in a moment");
    const waiting = new Explorer(study(), asker(making, making, making, making, openings()).ask, noBook);
    waiting.about(waiting.wish);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([waiting.away, waiting.wrong, waiting.waits]).toEqual([false, "", "it is being made"]);
    await vi.runAllTimersAsync();
    expect([waiting.found?.games, waiting.wrong, waiting.waits]).toEqual([1127, "", ""]);

    const tooLong = new Failure(503, "the search took too long", "", "a narrower question");
    const refusing = asker(tooLong, tooLong, tooLong, openings());
    const refused = new Explorer(study(), refusing.ask, noBook);
    refused.about(refused.wish);
    await vi.runAllTimersAsync();
    expect([refused.away, refused.wrong, refusing.wishes.length]).toEqual([false, "the search took too long", 3]);
  });

  it("are not those of a position that has been left", async () => {
    const { ask } = asker(openings(move("D5-D6", 1)));
    const explorer = new Explorer(study(), ask, noBook);
    const end = explorer.about(explorer.wish);
    await vi.advanceTimersByTimeAsync(150);
    end();
    explorer.about({ ...explorer.wish, fen: "elsewhere" });
    expect(explorer.found).toBeNull();
  });
});

describe("the book of a position", () => {
  const book = (...notations: string[]): BookPosition => ({
    variant: "cam",
    rules: "wcf",
    positions: 600,
    moves: notations.map((notation, i) => ({ notation, score: 7 - i, pliesToEnd: null, depth: 10, nodes: 1000 })),
  });

  it("joins the moves that were played, and adds those that were not", async () => {
    const asked: BookWish[] = [];
    const askBook = (wish: BookWish): Promise<BookPosition> => {
      asked.push(wish);
      return Promise.resolve(book("C5-C6", "D5-D6", "E4-D3"));
    };
    const { ask } = asker(openings(move("D5-D6", 412)), openings(move("D5-D6", 31)));
    const explorer = new Explorer(study(), ask, askBook);
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    expect(explorer.moves.map(({ notation, games, book: judged }) => [notation, games, judged?.score])).toEqual([
      ["D5-D6", 412, 6],
      ["C5-C6", 0, 7],
      ["E4-D3", 0, 5],
    ]);
    explorer.who = "self-play";
    explorer.rating = "1500";
    expect(explorer.wish).toMatchObject({ who: "self-play", rating: "1500" });
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    expect(explorer.moves[0]?.games).toBe(31);
    expect(asked).toEqual([{ variant: "cam", rules: "", fen: explorer.wish.fen }]);
  });

  it("is shown where no game came, and missing where it cannot be asked", async () => {
    const { ask } = asker({ ...openings(), games: 0, of: 0 }, { ...openings(), games: 0, of: 0 });
    const explorer = new Explorer(study(), ask, () => Promise.resolve(book("D5-D6")));
    explorer.about(explorer.wish);
    await vi.runAllTimersAsync();
    expect(explorer.drawn?.notation).toBe("D5-D6");
    expect(explorer.said).toBe("");
    const without = new Explorer(study(), ask, () => Promise.reject(new Failure(0, "no answer")));
    without.about(without.wish);
    await vi.runAllTimersAsync();
    expect([without.moves, without.book, without.away]).toEqual([[], null, false]);
  });
});
