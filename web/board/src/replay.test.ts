import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOARDS } from "./boards.fixture.ts";
import { layOut } from "./geometry.ts";
import { along, arcOf } from "./paths.ts";
import { hopTimes, replayOf, STEP_MS } from "./replay.ts";

const layout = layOut(BOARDS.camelot, { flip: false, quarter: false });

describe("the timing of a replay", () => {
  it("takes 120 ms for a step and 140 for a hop", () => {
    expect(replayOf({ squares: ["D4", "D5"], captures: [] }, layout, 0)?.duration).toBe(STEP_MS);
    expect(replayOf({ squares: ["D4", "D6"], captures: [] }, layout, 0)?.duration).toBe(140);
  });

  it("is never longer than 1.2 s, however many legs", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (legs) => {
        const { hop, rest } = hopTimes(legs);
        expect((hop + rest) * legs).toBeLessThanOrEqual(1200.0001);
        const squares = Array.from({ length: legs + 1 }, (_, i) => (i % 2 === 0 ? "D4" : "D6"));
        const replay = replayOf({ squares, captures: [] }, layout, 0);
        expect(replay?.duration).toBeLessThanOrEqual(1200);
      }),
    );
  });

  it("begins and ends where the route does", () => {
    const squares = ["D4", "D6", "F8", "F10"];
    const replay = replayOf({ squares, captures: ["F9"] }, layout, 0);
    expect(replay?.frameAt(0).at).toEqual({ x: 140, y: 500 });
    expect(replay?.frameAt(replay.duration).at.y).toBeCloseTo(260);
    expect(replay?.frameAt(replay.duration).fallen.get("F9")).toBe(0);
    expect(replay?.frameAt(200).fallen.size).toBe(0);
  });

  it("has nothing to show when all legs are on the board", () => {
    expect(replayOf({ squares: ["D4", "D6"], captures: [] }, layout, 1)).toBeNull();
    expect(replayOf({ squares: ["D4"], captures: [] }, layout, 0)).toBeNull();
  });
});

describe("the arc of a leg", () => {
  it("rises over the square leapt over, whichever way it goes", () => {
    for (const [dx, dy] of [
      [80, 0],
      [-80, 0],
      [80, 80],
      [-80, 80],
      [80, -80],
      [-80, -80],
    ] as const) {
      const arc = arcOf({ x: 200, y: 200 }, { x: 200 + dx, y: 200 + dy }, false);
      expect(along(arc, 0.5).y).toBeLessThan(200 + dy / 2);
    }
  });

  it("passes beside the face on the way straight up or down", () => {
    const arc = arcOf({ x: 200, y: 200 }, { x: 200, y: 120 }, false);
    expect(along(arc, 0.5).x).toBeGreaterThan(212);
  });
});
