// Settings of two browsers of an account: the later choice of each wins, in any order, and nothing is taken over that a page cannot use.
// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { defaults, settings } from "../lib/settings.svelte.ts";
import { laterChange, type Change } from "./changes.ts";
import { settingChanges, takeSettings } from "./settings_kept.svelte.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, defaults);
});

it("keeps only settings that were changed, with the time of the change", () => {
  expect(settingChanges(1000)).toEqual({});
  settings.theme = "dark";
  expect(settingChanges(1000)).toEqual({ theme: [1, "dark"] });
  settings.theme = "light";
  settings.quiet = true;
  expect(settingChanges(2000)).toEqual({ theme: [2000, "light"] });
  expect(settingChanges(3000)).toEqual({ theme: [2000, "light"] });
  settings.theme = "auto";
  expect(settingChanges(1500), "also by a clock that went back").toEqual({ theme: [2001, "auto"] });
});

it("takes over what was changed later elsewhere, and keeps what was changed later here", () => {
  settings.board = "hc";
  settingChanges(1000);
  settings.board = "parch";
  settingChanges(2000);
  takeSettings({ board: [1500, "hc"], theme: [1500, "dark"], keys: [1500, { turn: "x" }] });
  expect(settings.board).toBe("parch");
  expect(settings.theme).toBe("dark");
  expect(settings.keys).toEqual({ turn: "x" });
  takeSettings({ board: [2500, "oak"] });
  expect(settings.board).toBe("oak");
  expect(settingChanges(9000)).toEqual({
    board: [2500, "oak"],
    theme: [1500, "dark"],
    keys: [1500, { turn: "x" }],
  });
});

it("prefers the account to what a browser had chosen before the sign-in", () => {
  settings.theme = "dark";
  takeSettings({ theme: [1500, "light"] });
  expect(settings.theme).toBe("light");
});

it("leaves alone what it cannot use, but passes it on", () => {
  takeSettings({ theme: [5, "purple"], volume: [5, "loud"], fromLater: [5, true], quiet: [5, true] });
  expect(settings).toEqual(defaults);
  expect(settingChanges(9)).toMatchObject({ fromLater: [5, true] });
  expect(settingChanges(9)).not.toHaveProperty("quiet");
});

it("chooses the same of two changes, in either order", () => {
  const all: Change[] = [
    [1, "dark"],
    [1, "light"],
    [2, "dark"],
    [2, false],
    [2, 5],
  ];
  for (const one of all) {
    for (const other of all) {
      expect(laterChange(one, other)).toEqual(laterChange(other, one));
      expect(laterChange(one, one)).toEqual(one);
      for (const third of all) {
        expect(laterChange(laterChange(one, other), third)).toEqual(laterChange(one, laterChange(other, third)));
      }
    }
  }
});
