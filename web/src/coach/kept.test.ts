// The games in which the coach has warned: kept over a reload and, without storage, until the page is closed.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Kept from "./kept.ts";

let stored: Map<string, string>;
let closed: boolean;

/** The module as a page that was just loaded has it. */
async function loaded(): Promise<typeof Kept> {
  vi.resetModules();
  return import("./kept.ts");
}

beforeEach(() => {
  stored = new Map();
  closed = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (closed) throw new Error("closed");
      stored.set(key, text);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("a game in which the coach has spoken is known after a reload, and no other", async () => {
  (await loaded()).rememberSpoken("one");
  const { hasSpoken } = await loaded();
  expect([hasSpoken("one"), hasSpoken("two")]).toEqual([true, false]);
});

it("the oldest of more than a hundred is forgotten", async () => {
  const { hasSpoken, rememberSpoken } = await loaded();
  for (let game = 0; game <= 100; game++) rememberSpoken(`g${String(game)}`);
  expect([hasSpoken("g0"), hasSpoken("g1"), hasSpoken("g100")]).toEqual([false, true, true]);
});

it("what is no list is forgotten", async () => {
  stored.set("camlann.coach", '{"one":true}');
  const { hasSpoken, rememberSpoken } = await loaded();
  expect(hasSpoken("one")).toBe(false);
  rememberSpoken("one");
  expect(hasSpoken("one")).toBe(true);
});

it("without storage it is known as long as the page lasts", async () => {
  closed = true;
  const { hasSpoken, rememberSpoken } = await loaded();
  rememberSpoken("one");
  expect(hasSpoken("one")).toBe(true);
  expect((await loaded()).hasSpoken("one")).toBe(false);
});
