import { describe, expect, it } from "vitest";

import { dayField, secondsOf } from "./calendar.ts";

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
  });
});
