import { afterEach, expect, it, vi } from "vitest";
import { fieldOf, secondsUntil } from "./start.ts";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["Europe/Berlin", "2026-07-01T19:30", "2026-07-01T17:30:00Z"],
  ["Europe/Berlin", "2026-12-01T19:30", "2026-12-01T18:30:00Z"],
  ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00Z"], // clocks skip it, so an hour is added
  ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00Z"], // the first of two
  ["America/New_York", "2026-11-02T19:30", "2026-11-03T00:30:00Z"],
  ["Australia/Lord_Howe", "2026-10-04T09:00", "2026-10-03T22:00:00Z"],
  ["Asia/Kolkata", "2026-07-01T19:30", "2026-07-01T14:00:00Z"],
])("a tournament in %s begins at %s of the clocks there", (zone, when, instant) => {
  vi.stubEnv("TZ", zone);
  const now = Date.parse("2026-03-01T12:00:00Z");
  expect(secondsUntil(when, now)).toBe((Date.parse(instant) - now) / 1000);
});

it("without a time it begins when the director wishes", () => {
  expect(secondsUntil("", 0)).toBe(null);
});

it.each([
  ["Europe/Berlin", "2026-07-01T19:30", "2026-07-01T17:30:00Z"],
  ["Asia/Kolkata", "2026-01-02T03:04", "2026-01-01T21:34:00Z"],
])("a time in %s is changed as %s", (zone, field, iso) => {
  vi.stubEnv("TZ", zone);
  expect(fieldOf(iso)).toBe(field);
  expect(fieldOf(null)).toBe("");
});
