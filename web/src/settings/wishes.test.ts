import { expect, it } from "vitest";
import { minuteOf, timeOf, wanted, withKind } from "./wishes.ts";

it("times of day are minutes and back", () => {
  for (const time of ["00:00", "08:05", "22:00", "23:59"]) expect(timeOf(minuteOf(time))).toBe(time);
  expect(minuteOf("22:00")).toBe(1320);
});

it("what is left out is told, and a choice leaves the others as they are", () => {
  const wishes = { push: { turn: false }, mail: { low: false } };
  expect(wanted(undefined, "push", "turn")).toBe(true);
  expect(wanted(wishes, "push", "turn")).toBe(false);
  expect(wanted(wishes, "mail", "turn")).toBe(true);
  expect(withKind(wishes, "push", "round", false)).toEqual({ push: { turn: false, round: false } });
});
