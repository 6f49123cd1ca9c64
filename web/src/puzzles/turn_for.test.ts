// From a task to the analysis: the board lies there as it lay here.
import { afterEach, describe, expect, it, vi } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { settings } from "../lib/settings.svelte.ts";
import { turnedIn } from "../lib/turned.ts";
import { Turning } from "../stage/turning.svelte.ts";
import { analysisOf, turnFor } from "./turn_for.ts";

// There is no screen here to ask how broad it is.
vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = () => media;
  Object.assign(globalThis, { window: { matchMedia }, matchMedia });
});

const core = await coreForTests();
const variantOf = (game: string) => {
  const variant = core.variant(game);
  if (!variant) throw new Error(game);
  return variant;
};

afterEach(() => {
  settings.quarter = false;
});

describe("the board of a task", () => {
  it("has the side that solves at its foot, or at its top where it is flipped", () => {
    const cam = variantOf("cam");
    const turns = () => (["w", "b"] as const).flatMap((seat) => [turnFor(cam, seat, false), turnFor(cam, seat, true)]);
    expect(turns()).toEqual([0, 2, 2, 0]);
    settings.quarter = true;
    expect(turns()).toEqual([1, 3, 3, 1]);
  });

  it("has any other seat at its foot, too", () => {
    const grand = variantOf("grand-cam");
    // It has a castle on each side: Red's at the foot, and a quarter turn clockwise brings the right one there.
    const turns = Object.fromEntries(grand.seating.map(({ id }) => [id, turnFor(grand, id, false)]));
    expect(turns).toEqual({ R: 0, Y: 1, G: 2, B: 3 });
  });
});

describe("the address of a task's analysis", () => {
  it("names the position, its rules and the turn", () => {
    const cam = variantOf("cam");
    expect(analysisOf(cam, "1/3/5 w", "wcf", "w", false)).toBe("/analysis/cam?fen=1%2F3%2F5%20w&rules=wcf");
    expect(analysisOf(cam, "1/3/5 b", "wcf", "b", false)).toBe("/analysis/cam?fen=1%2F3%2F5%20b&rules=wcf&turn=1");
    expect(analysisOf(cam, "1/3/5 w", "wcf", "w", true)).toContain("&turn=1");
    expect(analysisOf(cam, "1/3/5 b", "wcf", "b", true)).not.toContain("turn");
  });

  it.each(["cam", "camelot", "camblam", "grand-cam", "tri-camelot"])("shows the board as it was: %s", (game) => {
    const variant = variantOf(game);
    for (const quarter of [false, true]) {
      settings.quarter = quarter;
      for (const { id } of variant.seating) {
        for (const flipped of [false, true]) {
          const { search } = new URL(analysisOf(variant, "x", "", id, flipped), "http://localhost");
          const there = new Turning(turnedIn(search)).of(variant);
          expect(there, `${id} ${String(flipped)} ${String(quarter)}`).toBe(turnFor(variant, id, flipped));
        }
      }
    }
  });
});
