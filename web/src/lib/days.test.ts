// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { activeDays, dateOf, dayOf, rememberToday, streaksOf } from "./days.ts";

beforeEach(() => localStorage.clear());

describe("a visitor alone leaves a trace: the days", () => {
  it("are kept once each, in order", () => {
    for (const day of [12, 10, 12, 11]) rememberToday(day);
    expect(activeDays()).toEqual([10, 11, 12]);
  });

  it("are those of a year and a little more", () => {
    for (let day = 0; day < 410; day++) rememberToday(day);
    expect([activeDays().length, activeDays()[0]]).toEqual([400, 10]);
  });

  it("are none where something else is kept", () => {
    for (const kept of ["{", "7", '["x", null]']) {
      localStorage.setItem("camlann.days", kept);
      expect(activeDays()).toEqual([]);
    }
  });

  it("make streaks, of which the current one may end yesterday", () => {
    const days = [3, 4, 5, 6, 9, 10];
    expect(streaksOf(days, 10)).toEqual({ now: 2, longest: 4 });
    expect(streaksOf(days, 11)).toEqual({ now: 2, longest: 4 });
    expect(streaksOf(days, 12)).toEqual({ now: 0, longest: 4 });
    expect(streaksOf([], 12)).toEqual({ now: 0, longest: 0 });
  });

  it("are those of the calendar", () => {
    const evening = new Date(2026, 4, 1, 23, 59);
    const morning = new Date(2026, 4, 2, 0, 1);
    expect(dayOf(morning) - dayOf(evening)).toBe(1);
    expect(dateOf(dayOf(evening))).toBe("2026-05-01");
  });
});
