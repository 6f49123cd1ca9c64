import { expect, test } from "vitest";
import { seriesOf } from "./calendar.ts";

test("49.13: a series is named by its weekday in its own zone", () => {
  const zone = "Europe/Berlin";
  // Friday, 2 October 2026, 0:30 in Berlin: Thursday in UTC.
  const starts = "2026-10-01T22:30:00Z";
  expect(seriesOf({ repeats: "week", zone }, starts)).toBe("It repeats every Friday.");
  expect(seriesOf({ repeats: "month", zone }, starts)).toBe("It repeats on the first Friday of each month.");
  expect(seriesOf({ repeats: "month" }, starts)).toBe("It repeats on the first Thursday of each month.");
  expect(seriesOf({ repeats: "month", zone }, "2026-05-29T17:30:00Z")).toBe(
    "It repeats on the last Friday of each month.",
  );
  expect(seriesOf({ apart: "week", zone }, starts)).toBe("");
  expect(seriesOf(undefined, starts)).toBe("");
});
