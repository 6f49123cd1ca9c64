// The data that a browser keeps for each game, and the fate of moves left there by a page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../lib/api.ts";
import { api } from "../lib/api.ts";
import { askHint } from "./changes.ts";
import { keep, keptOf } from "./kept.ts";
import type { Session } from "./session.svelte.ts";
import { Outbox } from "./outbox.svelte.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const movesOf = (...notations: string[]): Game["moves"] =>
  notations.map((notation) => ({ notation, by: "person" as const }));
const gameOf = (...notations: string[]): Pick<Game, "moves" | "result"> => ({
  moves: movesOf(...notations),
  result: null,
});
const plan = (ply: number) => ({ at: 0, ply, moves: [{ from: "C5", to: "C6" }] });

describe("what is kept of a game", () => {
  it("is each part by itself, and nothing of another game", () => {
    keep("one", { planned: plan(1) });
    keep("one", { confirms: true });
    keep("two", { confirms: false });
    expect(keptOf("one")).toEqual({ planned: plan(1), confirms: true });
    keep("one", { planned: undefined });
    expect([keptOf("one"), keptOf("two"), keptOf("three")]).toEqual([{ confirms: true }, { confirms: false }, {}]);
  });

  it("has each hint by its place, also one that came too late to be shown", async () => {
    const outcome = { notation: "C5-C6" };
    const hint = vi.spyOn(api, "hint").mockResolvedValue({ outcome } as Awaited<ReturnType<typeof api.hint>>);
    const session = { id: "one", mine: true, last: 4, hint: null } as unknown as Session;
    await askHint(session);
    expect(session.hint).toBe(outcome);
    const later = { id: "one", mine: true, last: 6, hint: null } as unknown as Session;
    hint.mockImplementation(() => {
      Object.assign(later, { last: 7 });
      return Promise.resolve({ outcome: { notation: "C6-C7" } } as Awaited<ReturnType<typeof api.hint>>);
    });
    await askHint(later);
    hint.mockRestore();
    expect([later.hint, keptOf("one")]).toEqual([null, { hints: { 4: "C5-C6", 6: "C6-C7" } }]);
  });

  it("leaves nothing in the browser when nothing is kept any more", () => {
    keep("one", { planned: plan(1) });
    keep("one", { planned: undefined });
    expect(stored.size).toBe(0);
  });

  it("is of fifty games at most, and forgotten when nobody has touched it for sixty days", () => {
    vi.useFakeTimers();
    for (let game = 0; game <= 50; game++) keep(`g${String(game)}`, { confirms: true });
    expect([keptOf("g0"), keptOf("g1")]).toEqual([{}, { confirms: true }]);
    vi.advanceTimersByTime(60 * 24 * 3600 * 1000);
    expect(keptOf("g1")).toEqual({});
  });

  it("is nothing where the browser has something else, or is closed to us", () => {
    stored.set("camlann.games", '{"one":1}');
    expect(keptOf("one")).toEqual({});
    vi.stubGlobal("localStorage", undefined);
    keep("one", { confirms: true });
    expect(keptOf("one")).toEqual({});
  });
});

describe("moves on their way", () => {
  const first = { ply: 2, notation: "C6-C7", nonce: "n1" };
  const second = { ply: 3, notation: "C8-C7", nonce: "n2" };

  /** As a page left them that was thrown away in a game of two moves. */
  function left(...moves: (typeof first)[]): void {
    const outbox = new Outbox("one");
    outbox.restore(gameOf("C5-C6", "C9-C8"));
    for (const move of moves) outbox.add(move);
  }
  const restored = (game: Pick<Game, "moves" | "result">): [boolean, Outbox] => {
    const outbox = new Outbox("one");
    return [outbox.restore(game), outbox];
  };

  it("are sent again with their nonces where the game is as it was", () => {
    left(first, second);
    const [fits, outbox] = restored(gameOf("C5-C6", "C9-C8"));
    expect([fits, outbox.moves, outbox.next]).toEqual([true, [first, second], first]);
  });

  it("are not sent again when the server has them, and those behind them are", () => {
    left(first, second);
    const [fits, outbox] = restored(gameOf("C5-C6", "C9-C8", "C6-C7"));
    expect([fits, outbox.moves]).toEqual([true, [second]]);
    expect(restored(gameOf("C5-C6", "C9-C8", "C6-C7", "C8-C7"))[1].moves).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each([
    ["another move stands there", gameOf("C5-C6", "C9-C8", "B5-A5")],
    ["another way led to as many moves", gameOf("B5-B6", "C9-C8")],
    ["a move was taken back", gameOf("C5-C6")],
  ])("are dropped for good, and said to be, where %s", (_, game) => {
    left(first);
    const [fits, outbox] = restored(game);
    expect([fits, outbox.moves, stored.size]).toEqual([false, [], 0]);
    expect(restored(gameOf("C5-C6", "C9-C8"))[1].moves).toEqual([]);
  });

  it("are dropped without a word where the game is over", () => {
    left(first);
    const [fits, outbox] = restored({ ...gameOf("C5-C6", "C9-C8"), result: { winner: "w", reason: "resignation" } });
    expect([fits, outbox.moves, stored.size]).toEqual([true, [], 0]);
  });

  it("are not kept while the coach holds them", () => {
    const outbox = new Outbox("one");
    outbox.restore(gameOf("C5-C6", "C9-C8"));
    outbox.add(first);
    outbox.hold();
    expect([outbox.held, outbox.next, keptOf("one")]).toEqual([true, undefined, {}]);
    outbox.release();
    expect([outbox.held, outbox.next, keptOf("one").sent?.moves]).toEqual([false, first, [first]]);
  });
});
