import { describe, expect, it } from "vitest";
import { messages as m } from "../lib/messages.ts";
import { clockText, readClock, ServerClock } from "./clock.ts";

const minutes = (count: number): number => count * 60_000;
const live = { base: 600, increment: 10, delay: 0, days: 0 };
const white = { id: "w", index: 0 };
const black = { id: "b", index: 1 };

describe("a clock", () => {
  const clocks = { left: [minutes(5), minutes(7)], running: "w" as const, since: 1000, firstMoveBy: null };

  it("runs for one seat from the beginning of its turn", () => {
    expect(readClock(clocks, live, white, 61_000)).toEqual({ left: minutes(4), running: true, delay: 0, low: false });
    expect(readClock(clocks, live, black, 61_000)).toMatchObject({ left: minutes(7), running: false });
    expect(readClock(clocks, live, white, 0).left).toBe(minutes(5));
    expect(readClock(clocks, live, white, minutes(9)).left).toBe(0);
    expect(readClock({ ...clocks, running: null }, live, white, minutes(9)).left).toBe(minutes(5));
  });

  it("waits for the delay", () => {
    const delayed = { ...live, delay: 5 };
    expect(readClock(clocks, delayed, white, 3000)).toMatchObject({ left: minutes(5), delay: 3000 });
    expect(readClock(clocks, delayed, white, 8000)).toMatchObject({ left: minutes(5) - 2000, delay: 0 });
  });

  it("is low in its last tenth, but not before the last half minute", () => {
    const low = (left: number, base: number): boolean =>
      readClock({ ...clocks, left: [left, 0], running: null }, { ...live, base }, white, 0).low;
    expect(low(30_000, 600)).toBe(true);
    expect(low(30_001, 600)).toBe(false);
    expect(low(6000, 60)).toBe(true);
    expect(low(6001, 60)).toBe(false);
  });

  it.each([
    [547_000, true, false, "09:07"],
    [546_001, true, false, "09:07"],
    [3_907_000, false, false, "1:05:07"],
    [20_000, true, false, "00:20"],
    [14_390, true, false, "0:14.3"],
    [14_390, false, false, "00:15"],
    [0, false, false, "0:00.0"],
    [52 * 3_600_000 + 60_000, true, true, "2 d 4 h"],
    [72 * 3_600_000, true, true, "3 d 0 h"],
    [5 * 3_600_000 + 12 * 60_000, true, true, "5 h 12 min"],
    [12 * 60_000, true, true, "12:00"],
  ])("says %i ms, running: %s, by days: %s, as %s", (left, running, byDays, text) => {
    expect(clockText({ left, running }, byDays)).toBe(text);
  });
});

describe("the server's clock", () => {
  it("is known from what arrives soonest", () => {
    const clock = new ServerClock();
    clock.atLeast(5000, 100);
    expect(clock.ahead).toBeUndefined();
    clock.set(5000, 100);
    clock.atLeast(5950, 1000);
    expect(clock.ahead).toBe(4950);
    clock.atLeast(6000, 2000);
    expect(clock.ahead).toBe(4950);
    clock.set(6000, 2000);
    expect(clock.ahead).toBe(4000);
  });
});

describe("a time control", () => {
  it.each([
    [{ base: 600, increment: 10 }, "10 + 10"],
    [{ base: 90, increment: 0 }, "90 s + 0"],
    [{ base: 300, increment: 0, delay: 5 }, "5 + 0, delay 5"],
    [{ days: 3 }, "3 days per move"],
    [{ days: 1 }, "1 day per move"],
  ])("%o is %s", (time, text) => {
    expect(m.clock.control(time)).toBe(text);
  });
});
