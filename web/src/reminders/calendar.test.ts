import { afterEach, describe, expect, it, vi } from "vitest";

import { calendarMs, dayField, secondsOf } from "./calendar.ts";

afterEach(() => vi.unstubAllEnvs());

describe("days of leave", () => {
  const noon = new Date("2026-06-03T12:00");
  const hours = (count: number): number => count * 3600;

  it("are those of the calendar here", () => {
    expect(dayField(noon)).toBe("2026-06-03");
    expect(dayField(noon, 28)).toBe("2026-07-01");
    expect(dayField(new Date("2026-01-09T00:30"), -9)).toBe("2025-12-31");
  });

  it("begin now if they begin today, and end with the last day", () => {
    expect(secondsOf("2026-06-03", "2026-06-03", noon)).toEqual({ startsIn: 0, lasts: hours(12) });
    expect(secondsOf("2026-06-01", "2026-06-04", noon)).toEqual({ startsIn: 0, lasts: hours(36) });
  });

  it("begin with their first day if that is to come", () => {
    expect(secondsOf("2026-06-05", "2026-06-06", noon)).toEqual({ startsIn: hours(36), lasts: hours(48) });
    // Never on the evening before.
    const late = new Date("2026-06-03T12:00:00.600");
    expect(secondsOf("2026-06-05", "2026-06-06", late).startsIn).toBe(hours(36));
  });

  const dayMs = 24 * 3_600_000;
  it.each([
    ["Europe/Berlin", "2026-10-01", "2026-10-30", 30 * 24 + 1],
    ["Europe/Berlin", "2026-03-15", "2026-04-13", 30 * 24 - 1],
    ["America/New_York", "2026-10-15", "2026-11-13", 30 * 24 + 1],
    ["Australia/Lord_Howe", "2026-03-15", "2026-04-13", 30 * 24 + 0.5],
    ["Africa/Cairo", "2026-03-25", "2026-04-23", 30 * 24], // the last day ends as clocks are put forward
    ["Asia/Tokyo", "2026-10-01", "2026-10-30", 30 * 24],
  ])("are 30 days in %s, whatever clocks do", (zone, first, last, long) => {
    vi.stubEnv("TZ", zone);
    const now = new Date("2026-01-05T12:00:00Z");
    expect(calendarMs(first, last, now)).toBe(30 * dayMs);
    expect(secondsOf(first, last, now).lasts).toBe(hours(long));
  });
});
