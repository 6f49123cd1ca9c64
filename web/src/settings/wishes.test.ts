import { afterEach, expect, it, vi } from "vitest";
import { elsewhere, here, wanted, withKind } from "./wishes.ts";

afterEach(() => vi.unstubAllEnvs());

it("what is left out is told, and a choice leaves the others as they are", () => {
  const wishes = { push: { turn: false }, mail: { low: false }, ahead: 60 };
  expect(wanted(undefined, "push", "turn")).toBe(true);
  expect(wanted(wishes, "push", "turn")).toBe(false);
  expect(wanted(wishes, "mail", "turn")).toBe(true);
  expect(withKind(wishes, "push", "round", false)).toEqual({ ...wishes, push: { turn: false, round: false } });
});

it("quiet hours are sent again from another time zone, but not when clocks are changed", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(here().zone).toBe("Europe/Berlin");
  const quiet = { push: {}, mail: {}, quiet: true };
  expect(elsewhere({ ...quiet, zone: "Europe/Berlin", ahead: 60 })).toBe(false);
  expect(elsewhere({ ...quiet, zone: "Europe/Berlin", ahead: 120 })).toBe(false);
  expect(elsewhere({ ...quiet, zone: "America/New_York", ahead: here().ahead })).toBe(true);
  expect(elsewhere({ ...quiet, zone: "", ahead: here().ahead })).toBe(true);
  expect(elsewhere({ ...quiet, quiet: false, zone: "America/New_York" })).toBe(false);
});
