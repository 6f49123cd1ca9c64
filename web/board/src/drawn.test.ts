import { describe, expect, it } from "vitest";
import { BOARDS } from "./boards.fixture.ts";
import { drawnOver } from "./drawn.ts";
import { SIDE } from "./geometry.ts";
import { placesOn } from "./places.ts";
import type { Drawn } from "./types.ts";

/** The coloured shape and the light one under it. */
function shapesOf(text: string): { kind: string; look: string; numbers: number[] }[] {
  return [...text.matchAll(/<(path|circle) class="([^"]*)"([^>]*)>/g)].map(([, kind = "", look = "", rest = ""]) => ({
    kind,
    look,
    numbers: [...rest.matchAll(/-?\d+(\.\d+)?/g)].map(([one]) => Number(one)),
  }));
}

describe("rings and arrows over a board", () => {
  it.each([0, 1, 2, 3])("are round the middle of a square, and lead from middle to middle (turned: %s)", (turn) => {
    for (const board of Object.values(BOARDS)) {
      const places = placesOn(board, { turn, coordinates: "frame" });
      const [from = "", to = ""] = [board.squares[0], board.squares.at(-1)];
      const [a, b] = [places.middleOf(from), places.middleOf(to)];
      if (!a || !b) throw new Error("no places");
      const all: Drawn[] = [
        { colour: "G", from, to: null },
        { colour: "R", from, to },
      ];
      const text = drawnOver(places, all);
      expect(text).toContain(`<g transform="scale(${String(1 / SIDE)})">`);
      const [under, ring, , arrow] = shapesOf(text);
      expect(under?.look).toBe("cb-drawn-case");
      expect(ring).toMatchObject({ kind: "circle", look: "cb-drawn-line cb-drawn-G" });
      expect(ring?.numbers[0]).toBeCloseTo(a.x * SIDE, 1);
      expect(ring?.numbers[1]).toBeCloseTo(a.y * SIDE, 1);
      expect(arrow).toMatchObject({ kind: "path", look: "cb-drawn-line cb-drawn-R" });
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = arrow?.numbers ?? [];
      expect(Math.hypot(x0 - a.x * SIDE, y0 - a.y * SIDE)).toBeLessThan(SIDE / 2);
      expect(Math.hypot(x1 - b.x * SIDE, y1 - b.y * SIDE)).toBeLessThan(SIDE / 4);
    }
  });

  it("are left out where the board has no such square", () => {
    const [board] = Object.values(BOARDS);
    if (!board) throw new Error("no board");
    const places = placesOn(board, { turn: 0, coordinates: "frame" });
    const [from = ""] = board.squares;
    const wrong: Drawn[] = [
      { colour: "B", from: "Z99", to: null },
      { colour: "B", from, to: "Z99" },
      { colour: "B", from, to: from },
    ];
    expect(shapesOf(drawnOver(places, wrong))).toEqual([]);
  });
});
