// The time until the win can be claimed from an opponent without a connection.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../lib/api.ts";
import type { Variant } from "../lib/core.ts";
import type { Presence } from "../lib/wire.ts";
import { Attendance, claimWait } from "./presence.svelte.ts";

const variant = {
  seating: [{ id: "w" }, { id: "b" }],
  sides: [["w"], ["b"]],
} as unknown as Variant;

/** A game of three minutes, of which Black's turn began at `since`. */
const gameOf = (since: number, running: "w" | "b" | null = "b"): Game =>
  ({
    seats: [
      { seat: "w", player: "person", name: "Ann", id: "ann" },
      { seat: "b", player: "person", name: "Ben", id: "ben" },
    ],
    moves: [{}, {}, {}],
    time: { base: 180, increment: 0, delay: 0, days: 0 },
    clocks: { left: [180_000, 180_000], running, since, firstMoveBy: null },
  }) as unknown as Game;

const goneSince = (since: number): Presence => ({
  type: "presence",
  game: "one",
  seats: [{ seat: "b", presence: "gone", since, leftFrom: since + 30_000 }],
  watchers: 0,
  patience: 30_000,
});

/** The server's clock is an hour ahead of the page's. */
const serverAhead = 3_600_000;

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "camlann_id=ann" });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** At this time of the server's clock. */
function waitAt(time: number, told: Presence, game: Game): number | null {
  vi.spyOn(performance, "now").mockReturnValue(time - serverAhead);
  const attendance = new Attendance();
  attendance.hear(told);
  const wait = claimWait({ game, variant, now: { seat: "b" }, attendance, serverAhead, over: false });
  attendance.stop();
  return wait;
}

describe("the claim of the win", () => {
  it("waits from the loss of the connection if that was in the opponent's turn", () => {
    expect(waitAt(4_020_000, goneSince(4_000_000), gameOf(3_990_000))).toBe(10_000);
    expect(waitAt(4_030_000, goneSince(4_000_000), gameOf(3_990_000))).toBe(0);
  });

  it("waits from the beginning of the turn if the connection was lost before", () => {
    expect(waitAt(4_100_000, goneSince(4_000_000), gameOf(4_100_000))).toBe(30_000);
    expect(waitAt(4_129_999, goneSince(4_000_000), gameOf(4_100_000))).toBe(1);
    expect(waitAt(4_130_000, goneSince(4_000_000), gameOf(4_100_000))).toBe(0);
  });

  it("is not offered before the server has begun the opponent's turn", () => {
    expect(waitAt(4_100_000, goneSince(4_000_000), gameOf(3_990_000, "w"))).toBeNull();
    expect(waitAt(4_100_000, goneSince(4_000_000), gameOf(3_990_000, null))).toBeNull();
  });
});
