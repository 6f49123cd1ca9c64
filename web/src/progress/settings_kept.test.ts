// Settings of two browsers of an account: the later choice of each wins, in any order, and nothing is taken over that a page cannot use.
// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { effort, usualEffort } from "../cores/effort.svelte.ts";
import { defaults, settings } from "../lib/settings.svelte.ts";
import { onKept } from "../lib/kept_here.ts";
import { laterChange, type Change } from "./changes.ts";
import { followSettingChanges, settingChanges, startSettings, takeSettings } from "./settings_kept.svelte.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, defaults);
  effort.become(usualEffort);
  startSettings();
});

it("keeps only settings that were changed, with the time of the change", () => {
  settings.hours = "24";
  expect(settingChanges(1000), "chosen before times were kept").toEqual({ hours: [1, "24"] });
  settings.theme = "dark";
  expect(settingChanges(2000)).toEqual({ hours: [1, "24"], theme: [2000, "dark"] });
  settings.theme = "light";
  settings.quiet = true;
  expect(settingChanges(3000)).toMatchObject({ theme: [3000, "light"] });
  expect(settingChanges(4000)).toEqual({ hours: [1, "24"], theme: [3000, "light"] });
  settings.theme = "auto";
  expect(settingChanges(1500), "also by a clock that went back").toMatchObject({ theme: [3001, "auto"] });
});

it("takes over what another tab has changed, and does not undo it", () => {
  settingChanges(1000);
  const key = "camlann.account.settings";
  localStorage.setItem(key, JSON.stringify({ theme: [2000, "dark"] }));
  expect(settingChanges(3000)).toEqual({ theme: [2000, "dark"] });
  expect(settings.theme).toBe("dark");
  localStorage.setItem(key, JSON.stringify({ theme: [4000, "light"] }));
  settings.board = "hc";
  expect(settingChanges(5000)).toEqual({ theme: [4000, "light"], board: [5000, "hc"] });
  expect(settings.theme).toBe("light");
});

it("takes over what was changed later elsewhere, and keeps what was changed later here", () => {
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

it("keeps the lines and the time of the engine, also those chosen before they were kept", () => {
  effort.become({ lines: 5 });
  expect(settingChanges(1000)).toEqual({ lines: [1, 5] });
  effort.become({ seconds: 15 });
  expect(settingChanges(2000)).toEqual({ lines: [1, 5], seconds: [2000, 15] });
  takeSettings({ lines: [1500, 2], seconds: [1500, 300] });
  expect([effort.lines, effort.seconds]).toEqual([2, 15]);
  expect(JSON.parse(localStorage.getItem("camlann.effort") ?? "{}"), "for the next visit").toMatchObject({ lines: 2 });
  takeSettings({ lines: [3000, 99] });
  expect(effort.lines, "a number of a newer page").toBe(2);
  expect(settingChanges(4000)).toEqual({ lines: [3000, 99], seconds: [2000, 15] });
});

it("reports a change of the engine's time to the sender", () => {
  const told = vi.fn();
  onKept(told);
  followSettingChanges();
  flushSync();
  effort.become({ seconds: 60 });
  flushSync();
  expect(told).toHaveBeenCalledTimes(1);
});

it("leaves alone what it cannot use, but passes it on", () => {
  takeSettings({ theme: [5, "purple"], volume: [5, "loud"], fromLater: [5, true], quiet: [5, true] });
  expect(settings).toEqual(defaults);
  for (const now of [9, 10]) {
    expect(settingChanges(now)).toEqual({ theme: [5, "purple"], volume: [5, "loud"], fromLater: [5, true] });
  }
  settings.theme = "dark";
  expect(settingChanges(11)).toMatchObject({ theme: [11, "dark"] });
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
