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
  expect(elsewhere({ ...quiet, zone: "Europe/Berlin", ahead: 60 }, false)).toBe(false);
  expect(elsewhere({ ...quiet, zone: "Europe/Berlin", ahead: 120 }, false)).toBe(false);
  expect(elsewhere({ ...quiet, zone: "America/New_York", ahead: here().ahead }, false)).toBe(true);
  expect(elsewhere({ ...quiet, zone: "", ahead: here().ahead }, false)).toBe(true);
  expect(elsewhere({ ...quiet, quiet: false, zone: "America/New_York" }, false)).toBe(false);
});

it("the language is sent again where notices come to a page of another one", () => {
  const wishes = { push: {}, mail: {} };
  expect(here().language).toBe("en");
  expect(elsewhere({ ...wishes, language: "de" }, true)).toBe(true);
  expect(elsewhere({ ...wishes, language: "de" }, false)).toBe(false);
  expect(elsewhere({ ...wishes, language: "en" }, true)).toBe(false);
});
