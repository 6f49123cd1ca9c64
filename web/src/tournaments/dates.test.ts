// The days of an event (issue 49.14), in the reader's own time.
import { expect, test, vi } from "vitest";
import type { Tournament } from "../lib/wire.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => false } } });
vi.mock("../lib/language.ts", async (original) => ({ ...(await original<object>()), dateTag: () => "en-GB" }));
const { dayOf, heldOn } = await import("./dates.ts");

const time = { base: 300, increment: 0, delay: 0, days: 0 };
const roundsOn = (...days: string[]): Tournament["rounds"] =>
  days.map((day) => ({ stage: 1, started: `${day}T12:00:00Z`, games: [], byes: [] }));

test("49.14: before the first round it is the day of the planned start, if there is one", () => {
  expect(heldOn({ phase: "open", starts: null, rounds: [], time })).toBe("");
  expect(heldOn({ phase: "open", starts: "2040-06-01T12:00:00Z", rounds: [], time })).toBe("1 Jun 2040");
});

test("49.14: a tournament that is going on has begun, whenever it was to start", () => {
  const rounds = roundsOn("2026-06-03", "2026-06-04");
  expect(heldOn({ phase: "running", starts: "2026-06-02T12:00:00Z", rounds, time })).toBe("Began on 3 Jun 2026");
});

test("49.14: afterwards it has its first and its last day, or the only one", () => {
  const held = (...days: string[]) =>
    heldOn({ phase: "over", starts: null, rounds: roundsOn(...days), time }).replaceAll(/\s/gu, " ");
  expect(held("2026-06-03", "2026-06-04", "2026-06-05")).toBe("3 – 5 Jun 2026");
  expect(held("2026-06-03", "2026-06-03")).toBe("3 Jun 2026");
});

test("49.14: of games by days the end is not known by the last round", () => {
  const rounds = roundsOn("2026-06-03", "2026-06-03");
  expect(heldOn({ phase: "over", starts: null, rounds, time: { ...time, days: 3 } })).toBe("Began on 3 Jun 2026");
});

test("49.14: the day of a round", () => {
  expect(dayOf("2026-06-03T12:00:00Z")).toBe("3 Jun 2026");
});
