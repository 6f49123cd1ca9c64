// @vitest-environment jsdom
// A page that is older than the server.
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failure, request } from "./api.ts";
import { newerEvent } from "./start_anew.ts";

const reload = vi.fn();
let visit: string;
const schema = v.object({ kind: v.picklist(["move"]) });
const asked = (): Promise<unknown> => request(schema, "GET", "/api/games/g");

beforeEach(() => {
  visit = "navigate";
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: visit }] });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"kind":"unheard-of","more":1}')));
});
afterEach(() => vi.unstubAllGlobals());

test("loads itself again when it does not understand an answer", async () => {
  await expect(asked()).rejects.toThrow(Failure);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("does not where somebody plays: it is announced there", async () => {
  const said = vi.fn((event: Event) => {
    event.preventDefault();
  });
  addEventListener(newerEvent, said);
  try {
    await expect(asked()).rejects.toMatchObject({ away: true });
    expect(said).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  } finally {
    removeEventListener(newerEvent, said);
  }
});

test("if that has not helped, it tries again later", async () => {
  visit = "reload";
  await expect(asked()).rejects.toMatchObject({ away: true });
  expect(reload).not.toHaveBeenCalled();
});

test("ignores fields that it does not know", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"kind":"move","more":1}')));
  await expect(asked()).resolves.toEqual({ kind: "move" });
});
