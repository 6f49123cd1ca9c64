import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf, drawFrame } from "./frame.ts";
import { layOut, legsOf, outline } from "./geometry.ts";
import { type Step, stepFrom } from "./steps.ts";
import { BOARDS } from "./boards.fixture.ts";

const views = [0, 1, 2, 3].map((turn) => ({ turn }));
const boards = Object.keys(BOARDS) as (keyof typeof BOARDS)[];

describe("a board that lies before the player", () => {
  it("has White's castle near, on the left after a quarter turn, and far when flipped", () => {
    const facing = (turn: number) => layOut(BOARDS.camelot, { turn }).castles.map((castle) => castle.facing);
    expect(facing(0)).toEqual([180, 0]);
    expect(facing(1)).toEqual([270, 90]);
    expect(facing(2)).toEqual([0, 180]);
    expect(facing(3)).toEqual([90, 270]);
  });

  it("puts file A on top after a quarter turn", () => {
    const layout = layOut(BOARDS.camelot, { turn: 1 });
    expect(layout.cell("A4")).toMatchObject({ row: 0, column: 3 });
    expect(layout.cell("F1")).toMatchObject({ row: 5, column: 0 });
  });

  it.each(boards)("keeps every square of %s on a place of its own, whichever way it lies", (board) => {
    for (const view of views) {
      const layout = layOut(BOARDS[board], view);
      const places = new Set(layout.cells.map((cell) => `${String(cell.column)},${String(cell.row)}`));
      expect(places.size).toBe(BOARDS[board].squares.length);
      for (const cell of layout.cells) expect(layout.under(cell)).toBe(cell);
    }
  });

  it("has no square in a hole", () => {
    const layout = layOut(BOARDS.cam, { turn: 0 });
    expect(layout.under({ x: 20, y: 20 })).toBeUndefined();
    expect(layout.under({ x: -20, y: 260 })).toBeUndefined();
    expect(layout.cell("A1")).toBeUndefined();
  });

  it("refuses what is no square", () => {
    expect(() => layOut({ squares: ["A0"], castles: { w: [], b: [] } }, { turn: 0 })).toThrow("A0");
  });
});

describe("the outline", () => {
  it("goes once round a single square", () => {
    const layout = layOut({ squares: ["A1"], castles: { w: [], b: [] } }, { turn: 0 });
    expect(outline(layout).match(/[ML]/g)).toHaveLength(4);
  });

  it("steps round the corners of Cam and of Camelot", () => {
    const corners = (board: keyof typeof BOARDS) => outline(layOut(BOARDS[board], { turn: 0 })).match(/[ML]/g)?.length;
    expect(corners("cam")).toBe(28);
    expect(corners("camelot")).toBe(28);
  });

  it("goes round a hole inside the board too", () => {
    const ring = ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"];
    const layout = layOut({ squares: ring, castles: { w: [], b: [] } }, { turn: 0 });
    expect(outline(layout).match(/M/g)).toHaveLength(2);
  });
});

describe("the frame", () => {
  it("leaves room for merlons where a castle ends the board", () => {
    const upright = layOut(BOARDS.cam, { turn: 0 });
    const box = boxOf(upright, "none");
    expect(box.height - 13 * 40).toBeGreaterThan(box.width - 7 * 40);
    const turned = boxOf(layOut(BOARDS.cam, { turn: 1 }), "none");
    expect(turned.width).toBeCloseTo(box.height);
    expect(turned.height).toBeCloseTo(box.width);
  });

  it("writes every file and rank once in the frame, none when asked for none", () => {
    const layout = layOut(BOARDS.camelot, { turn: 3 });
    const draw = (coordinates: "frame" | "inside" | "none") =>
      [...drawFrame(layout, { turn: 3, coordinates, pieceSet: "a" }).matchAll(/>([A-L]|\d+)</g)]
        .map((match) => match[1])
        .sort();
    expect(draw("frame")).toHaveLength(28);
    expect(new Set(draw("frame")).size).toBe(28);
    expect(draw("inside")).toEqual(draw("frame"));
    expect(draw("none")).toEqual([]);
  });
});

describe("the keyboard focus", () => {
  const arrows: readonly Step[] = ["up", "down", "left", "right"];

  it.each(boards)("reaches every square of %s by arrows from every other", (board) => {
    for (const view of views) {
      const layout = layOut(BOARDS[board], view);
      for (const start of [layout.cells[0], layout.cells.at(-1)]) {
        const seen = new Set([start?.square ?? ""]);
        for (const square of seen) for (const arrow of arrows) seen.add(stepFrom(layout, square, arrow));
        expect(seen.size).toBe(layout.cells.length);
      }
    }
  });

  it("stays on the board whatever is pressed", () => {
    const keys = fc.array(fc.constantFrom<Step>(...arrows, "rowStart", "rowEnd", "first", "last"), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...boards), fc.constantFrom(...views), keys, (board, view, steps) => {
        const layout = layOut(BOARDS[board], view);
        let square = layout.cells[0]?.square ?? "";
        for (const step of steps) square = stepFrom(layout, square, step);
        return layout.cell(square) !== undefined;
      }),
    );
  });

  it("goes straight on where it can, round the corner where it cannot, and stays at the end", () => {
    const layout = layOut(BOARDS.cam, { turn: 0 });
    expect(stepFrom(layout, "D4", "up")).toBe("D5");
    expect(stepFrom(layout, "A10", "up")).toBe("B11");
    expect(stepFrom(layout, "D13", "up")).toBe("D13");
    expect(stepFrom(layout, "D13", "left")).toBe("C12");
    expect(stepFrom(layout, "D4", "rowEnd")).toBe("G4");
    expect(stepFrom(layout, "D4", "first")).toBe("D13");
    expect(stepFrom(layout, "D4", "last")).toBe("D1");
  });
});

describe("squares in small letters", () => {
  const layout = layOut(BOARDS.camblam, { turn: 0 });

  it("lie as the capital ones do, and are called by their own names", () => {
    expect(layout.cell("a1")).toMatchObject({ column: 0, row: 11 });
    expect(layout.cell("l12")).toMatchObject({ column: 11, row: 0 });
    expect(layout.cell("A1")).toBeUndefined();
    expect(layout.castles.every((castle) => castle.cells.length === 0)).toBe(true);
  });

  it("are written in the frame as they are", () => {
    const drawn = drawFrame(layout, { turn: 0, coordinates: "frame", pieceSet: "a" });
    const labels = [...drawn.matchAll(/>([a-zA-Z]|\d+)</g)].map((match) => match[1]);
    expect(labels).toHaveLength(24);
    expect(labels).toEqual(expect.arrayContaining(["a", "l", "1", "12"]));
  });

  it("keep their letters in the legs of a leaping route", () => {
    expect(legsOf({ squares: ["c3", "e5"], captures: ["d4"] })).toEqual([
      { from: "c3", to: "e5", kind: "jump", over: "d4" },
    ]);
  });
});

describe("the legs of a route", () => {
  it("are what the route says, where nothing is leapt over", () => {
    const slide = legsOf({ squares: ["d1", "d4", "g7"], captures: ["g7"], manner: "slide" });
    expect(slide.map((leg) => [leg.from, leg.to, leg.kind, leg.over])).toEqual([
      ["d1", "d4", "slide", null],
      ["d4", "g7", "slide", null],
    ]);
    expect(legsOf({ squares: ["e4", "h4"], captures: ["h4"], manner: "shot" })[0]?.kind).toBe("shot");
  });

  it("tells steps, canters and jumps apart by where they land and whom they take", () => {
    const legs = legsOf({ squares: ["I10", "G8", "E6", "E8"], captures: ["F7", "E7"] });
    expect(legs.map((leg) => [leg.kind, leg.over])).toEqual([
      ["canter", "H9"],
      ["jump", "F7"],
      ["jump", "E7"],
    ]);
    expect(legsOf({ squares: ["F16", "G16"], captures: [] })).toEqual([
      { from: "F16", to: "G16", kind: "plain", over: null },
    ]);
  });
});
