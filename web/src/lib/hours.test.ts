import { expect, it } from "vitest";
import { inHours } from "./hours.ts";

const at = (time: string): Date => new Date(`2026-11-24T${time}:00`);

it("hours of the night go on after midnight", () => {
  const quiet = (time: string): boolean => inHours(at(time), "22:00", "08:00");
  expect(["21:59", "22:00", "00:00", "07:59", "08:00"].map(quiet)).toEqual([false, true, true, true, false]);
});

it("hours of the day end on it", () => {
  const quiet = (time: string): boolean => inHours(at(time), "09:00", "17:00");
  expect(["08:59", "09:00", "16:59", "17:00"].map(quiet)).toEqual([false, true, true, false]);
});

it("from a time to the same time is never", () => {
  expect(inHours(at("09:00"), "09:00", "09:00")).toBe(false);
});
