import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte.ts";
import { askQuiet, minuteOf, takeQuiet, timeOf } from "./quiet.ts";

vi.mock("../lib/settings.svelte.ts", () => ({ settings: {} }));
afterEach(() => vi.unstubAllGlobals());

it("times of day are minutes and back", () => {
  for (const time of ["00:00", "08:05", "22:00", "23:59"]) expect(timeOf(minuteOf(time))).toBe(time);
  expect(minuteOf("22:00")).toBe(1320);
});

it("the server's quiet hours count; without any, those chosen last are offered again", () => {
  takeQuiet({ quiet: true, quietFrom: 1260, quietUntil: 425 });
  expect(settings).toMatchObject({ quiet: true, quietFrom: "21:00", quietUntil: "07:05" });
  takeQuiet({ quiet: false });
  expect(settings).toMatchObject({ quiet: false, quietFrom: "21:00", quietUntil: "07:05" });
});

it("a server that does not answer leaves those known last", async () => {
  takeQuiet({ quiet: true, quietFrom: 1260, quietUntil: 425 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no way")));
  await askQuiet();
  expect(settings).toMatchObject({ quiet: true, quietFrom: "21:00" });
});
