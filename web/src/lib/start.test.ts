// The game chosen last, which the links of the header go to.
import { afterEach, expect, it, vi } from "vitest";
import { rememberStart } from "../new_game/choice.ts";
import { lastGame, startText } from "./start.ts";

afterEach(() => vi.unstubAllGlobals());

it("is kept with the opponent, and is none at the first visit or without storage", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
  });
  expect([startText(), lastGame()]).toEqual(["", ""]);
  rememberStart("computer", "camelot");
  expect([startText(), lastGame()]).toEqual(["computer camelot", "camelot"]);
  vi.stubGlobal("localStorage", undefined);
  expect(lastGame()).toBe("");
  rememberStart("friend", "cam");
});
