// What this page cannot read or has no room for stays with the account.
// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { finishedGames, joinGame, type Finished } from "../device/kept.ts";
import { rememberLessons } from "../learn/progress.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
const kept = new Map<string, { part: string; version: number; text: string }>();
const sent: string[] = [];
vi.mock("../lib/me.ts", () => ({ me: () => "ann", myName: () => "Ann" }));
vi.mock("../lib/api.ts", async (original) => ({
  ...(await original<object>()),
  request: (_: unknown, method: string, __: string, wish?: { part: string; version: number; text: string }) => {
    if (method === "GET" || !wish) return Promise.resolve({ parts: [...kept.values()] });
    sent.push(wish.part);
    const now = { ...wish, version: wish.version + 1 };
    kept.set(wish.part, now);
    return Promise.resolve({ taken: true, now });
  },
}));

beforeEach(() => {
  localStorage.clear();
  kept.clear();
  sent.length = 0;
});

it("a part of a newer page is not replaced", async () => {
  const { Sync } = await import("./sync.ts");
  const newer = { part: "lessons/cam", version: 3, text: '{"of":"a newer page"}' };
  kept.set(newer.part, newer);
  rememberLessons("cam", ["Jump"]);
  rememberLessons("camette", ["Castle"]);
  await new Sync().run();
  expect(kept.get("lessons/cam")).toEqual(newer);
  expect(sent).toContain("lessons/camette");
});

it("a game for which this browser has no room is still one of the account", () => {
  const game: Finished = {
    id: "here-00000000000000000000000a",
    variant: "cam",
    rules: "wcf",
    start: null,
    seats: [],
    mayResign: false,
    moves: ["C5-C6"],
    plies: 1,
    fen: "",
    seat: "b",
    result: "1-0",
    resultText: "",
    offer: null,
    refused: -1,
    version: 2,
    created: 1,
    updated: 2,
    removed: false,
    changed: 0,
  } as unknown as Finished;
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  joinGame(game);
  expect(finishedGames()).toEqual([game]);
  full.mockRestore();
  joinGame(game);
  expect(finishedGames().map(({ id }) => id)).toEqual([game.id]);
});
