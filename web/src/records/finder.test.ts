import { afterEach, expect, it, vi } from "vitest";
import { archive, type FoundGames } from "../archive/asks.ts";
import { Failure } from "../lib/api.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import { Finder } from "./finder.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("shows the newest search, in whatever order the answers come", async () => {
  const answers: ((found: FoundGames) => void)[] = [];
  vi.spyOn(archive, "games").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const finder = new Finder();
  finder.find({ filters: {}, oldestFirst: false, page: 0 })();
  const stop = finder.find({ filters: {}, oldestFirst: false, page: 1 });
  const found = (total: number): FoundGames => ({ games: [], total, next: null, without: [] });
  answers[1]?.(found(2));
  await eventually(() => expect(finder.busy).toBe(false));
  answers[0]?.(found(1));
  await Promise.resolve();
  await Promise.resolve();
  expect(finder.found?.total).toBe(2);
  stop();
});

it("says that the archive is being made, and shows the games when it is", async () => {
  vi.useFakeTimers();
  const made = "The archive of games is being made";
  const games = vi.spyOn(archive, "games").mockRejectedValue(new Failure(503, made));
  const finder = new Finder();
  const stop = finder.find({ filters: {}, oldestFirst: false, page: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([finder.waits, finder.wrong, finder.away, finder.busy]).toEqual([made, "", false, true]);
  games.mockResolvedValue({ games: [], total: 0, next: null, without: [] });
  await vi.advanceTimersByTimeAsync(4000);
  expect([finder.waits, finder.found?.total, finder.busy]).toEqual(["", 0, false]);
  stop();
});

it("gives up a search that takes too long after a few attempts", async () => {
  vi.useFakeTimers();
  const tooLong = new Failure(503, "This takes too long", "", "a narrower question");
  const games = vi.spyOn(archive, "games").mockRejectedValue(tooLong);
  const finder = new Finder();
  const stop = finder.find({ filters: {}, oldestFirst: false, page: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([finder.waits, finder.wrong, finder.away, finder.busy]).toEqual(["", "This takes too long", false, false]);
  expect(games).toHaveBeenCalledTimes(3);
  stop();
});

it("says that the server does not answer only where it does not", async () => {
  vi.useFakeTimers();
  const games = vi.spyOn(archive, "games").mockRejectedValue(new Failure(0, "no answer"));
  const finder = new Finder();
  const stop = finder.find({ filters: {}, oldestFirst: false, page: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect([finder.waits, finder.wrong, finder.away]).toEqual(["", "", true]);
  games.mockRejectedValue(new Failure(400, "no such game"));
  await vi.advanceTimersByTimeAsync(4000);
  expect([finder.waits, finder.wrong, finder.away]).toEqual(["", "no such game", false]);
  stop();
});
