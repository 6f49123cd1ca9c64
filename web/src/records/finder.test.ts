import { expect, it, vi } from "vitest";
import { archive, type FoundGames } from "../archive/asks.ts";
import { Finder } from "./finder.svelte.ts";

it("shows the newest search, in whatever order the answers come", async () => {
  const answers: ((found: FoundGames) => void)[] = [];
  vi.spyOn(archive, "games").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const finder = new Finder();
  finder.find({ filters: {}, oldestFirst: false, page: 0 })();
  const stop = finder.find({ filters: {}, oldestFirst: false, page: 1 });
  const found = (total: number): FoundGames => ({ games: [], total, next: null, without: [] });
  answers[1]?.(found(2));
  await vi.waitFor(() => expect(finder.busy).toBe(false));
  answers[0]?.(found(1));
  await Promise.resolve();
  await Promise.resolve();
  expect(finder.found?.total).toBe(2);
  stop();
});
