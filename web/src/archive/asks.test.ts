// The games that a search asks the server for.
import { afterEach, expect, it, vi } from "vitest";
import { archive } from "./asks.ts";

afterEach(() => vi.unstubAllGlobals());

it("are those of people, unless others or all are chosen", async () => {
  const asked: string[] = [];
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ games: [], total: 0, next: null, without: [] }));
  });
  const choices = [{}, { from: "all" }, { from: "self-play" }, { player: "Ann" }];
  for (const filters of choices) await archive.games({ filters, oldestFirst: false, page: 0 });
  expect(asked.map((path) => new URLSearchParams(path.split("?")[1]).get("from"))).toEqual([
    "people",
    null,
    "self-play",
    "people",
  ]);
});
