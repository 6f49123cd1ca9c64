import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOARDS } from "./boards.fixture.ts";
import { layOut } from "./geometry.ts";
import { along, arcOf } from "./paths.ts";
import { hopTimes, replayOf, STEP_MS } from "./replay.ts";

const layout = layOut(BOARDS.camelot, { turn: 0 });

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

describe("a slide", () => {
  const grid = layOut(BOARDS.camblam, { turn: 0 });
  const run = { squares: ["f1", "f9"], captures: ["f7", "f8", "f9"], manner: "slide" } as const;

  it("stays on the ground and takes little more time the farther it goes", () => {
    const far = replayOf({ squares: ["a1", "l12"], captures: [], manner: "slide" }, grid, 0);
    const near = replayOf({ squares: ["a1", "b2"], captures: [], manner: "slide" }, grid, 0);
    expect(near?.duration).toBe(STEP_MS);
    expect(far?.duration).toBeGreaterThan(STEP_MS);
    expect(far?.duration).toBeLessThanOrEqual(240);
    for (let time = 0; time < 240; time += 20) expect(far?.frameAt(time).scale).toBe(1);
  });

  it("goes through its corner", () => {
    const bent = replayOf({ squares: ["d1", "d4", "g7"], captures: [], manner: "slide" }, grid, 0);
    const places = Array.from({ length: 400 }, (_, time) => bent?.frameAt(time).at);
    expect(places.some((at) => at && Math.hypot(at.x - 140, at.y - 340) < 2)).toBe(true);
    expect(bent?.frameAt(bent.duration).at).toEqual({ x: 260, y: 220 });
  });

  it("lets each man of a run fall as it comes to him, none before", () => {
    const replay = replayOf(run, grid, 0);
    const fellAt = (square: string) =>
      Array.from({ length: 600 }, (_, time) => time).find((time) => replay?.frameAt(time).fallen.has(square)) ?? -1;
    const times = run.captures.map(fellAt);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const [i, square] of run.captures.entries()) {
      const middle = grid.cell(square)?.row ?? 0;
      const y = replay?.frameAt(times[i] ?? 0).at.y ?? 0;
      expect(Math.abs(y - (middle + 0.5) * 40)).toBeLessThan(4);
    }
    for (const square of run.captures) expect(replay?.frameAt(replay.duration).fallen.get(square)).toBe(0);
  });

  it("does not fell those who stand beside its way", () => {
    const beside = replayOf({ squares: ["f1", "f9"], captures: ["g5", "f12"], manner: "slide" }, grid, 0);
    expect(beside?.frameAt(beside.duration).fallen.size).toBe(0);
  });
});

describe("a shot", () => {
  const grid = layOut(BOARDS.camblam, { turn: 0 });

  it("leaves the archer where it is, flies, and fells the man as it arrives", () => {
    const replay = replayOf({ squares: ["e4", "i4"], captures: ["i4"], manner: "shot" }, grid, 0);
    const half = replay?.frameAt(60);
    expect(half?.at).toEqual({ x: 180, y: 340 });
    expect(half?.bolt?.to).toEqual({ x: 340, y: 340 });
    expect(half?.bolt?.done).toBeGreaterThan(0);
    expect(half?.fallen.size).toBe(0);
    const end = replay?.frameAt(replay.duration);
    expect(end?.at).toEqual({ x: 180, y: 340 });
    expect(end?.bolt).toBeNull();
    expect(end?.fallen.get("i4")).toBe(0);
    expect(replay?.duration).toBeLessThan(400);
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
