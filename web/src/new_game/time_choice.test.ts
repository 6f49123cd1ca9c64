// The time of a game: kept between visits, and within what the server takes (`TimeWish` of doc/protocol/openapi.yaml).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastTime, rememberTime, sameTime, withPart } from "./time_choice.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the last choice is there again, one's own too", () => {
  const own = { base: 420, increment: 0, delay: 7 };
  rememberTime(own);
  expect(lastTime()).toEqual(own);
  rememberTime({ days: 14 });
  expect(lastTime()).toEqual({ days: 14 });
  rememberTime(null);
  expect(lastTime()).toBeNull();
});

test("what is kept and makes no sense is no clock", () => {
  for (const text of ["2", "{", '{"days":0}', '{"days":3,"base":60}', '{"base":0}', '{"base":1e9}', "[]"]) {
    stored.set("camlann.time", text);
    expect(lastTime(), text).toBeNull();
  }
});

test("parts are brought into their limits", () => {
  expect(withPart(null, "base", 0)).toEqual({ base: 30, increment: 0, delay: 0 });
  expect(withPart({ base: 60, increment: 5 }, "delay", 4000)).toEqual({ base: 60, increment: 5, delay: 3600 });
  expect(withPart({ base: 60 }, "increment", Number.NaN)).toEqual({ base: 60, increment: 0, delay: 0 });
  expect(withPart({ base: 60 }, "days", 61)).toEqual({ days: 60 });
  expect(withPart({ days: 3 }, "increment", 10)).toEqual({ base: 900, increment: 10, delay: 0 });
});

test("what is left out is nothing", () => {
  expect(sameTime({ base: 300, increment: 5 }, { base: 300, increment: 5, delay: 0, days: 0 })).toBe(true);
  expect(sameTime({ base: 300 }, { base: 300, delay: 5 })).toBe(false);
  expect(sameTime(null, undefined)).toBe(true);
});
