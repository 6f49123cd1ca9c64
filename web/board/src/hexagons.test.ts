// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turnedSquare, turnsOf, turnTo } from "./api.ts";
import { BOARDS } from "./boards.fixture.ts";
import { boxOf, drawFrame } from "./frame.ts";
import { cornersOf, layOut, legsOf, outline, parseSquare, SIDE } from "./geometry.ts";
import { toneOfHexagon } from "./hexagons.ts";
import { focusShape, lastShape, pickedShape, valueShape } from "./marks.ts";
import { board, cell, forget, host, mount, pieces, Pointer, prepare, press, told } from "./mounted.fixture.ts";
import { routeShapes } from "./paths.ts";
import { replayOf } from "./replay.ts";
import { stepFrom } from "./steps.ts";

const TRI = BOARDS.triCamelot;
const turns = [0, 1, 2];
const upright = layOut(TRI, { turn: 0 });

/** The six neighbours that the rules give a hexagon. */
function neighbours(square: string): string[] {
  const { file, rank } = parseSquare(square) ?? { file: 0, rank: 0 };
  const ways = [
    [0, 2],
    [0, -2],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return ways
    .map(([f, r]) => String.fromCharCode(65 + file + f) + String(rank + r))
    .filter((name) => upright.cell(name));
}

describe("hexagons before the player", () => {
  it("are 73, with their neighbours one flat side away, whichever way the board lies", () => {
    expect(TRI.squares).toHaveLength(73);
    for (const turn of turns) {
      const layout = layOut(TRI, { turn });
      for (const square of TRI.squares) {
        const own = layout.cell(square);
        const near = layout.cells.filter(
          (other) => other !== own && Math.hypot(other.x - (own?.x ?? 0), other.y - (own?.y ?? 0)) < SIDE * 1.01,
        );
        expect(near.map((other) => other.square).sort()).toEqual(neighbours(square).sort());
      }
    }
  });

  it("have different tones beside each other", () => {
    for (const square of TRI.squares) {
      const tone = (name: string) => {
        const { file, rank } = parseSquare(name) ?? { file: 0, rank: 0 };
        return toneOfHexagon(file, rank);
      };
      expect(neighbours(square).map(tone)).not.toContain(tone(square));
      expect([0, 1, 2]).toContain(tone(square));
    }
  });

  it("are found under every point inside them, and nothing is outside", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRI.squares),
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        fc.nat(5),
        (name, far, i) => {
          const own = upright.cell(name) ?? { x: 0, y: 0 };
          const corner = cornersOf("hex")[i] ?? { x: 0, y: 0 };
          return upright.under({ x: own.x + far * corner.x, y: own.y + far * corner.y })?.square === name;
        },
      ),
    );
    expect(upright.under({ x: 2, y: 2 })).toBeUndefined();
    expect(upright.under({ x: -5, y: 200 })).toBeUndefined();
  });

  it("turn by thirds: each castle comes to the foot, and three turns are none", () => {
    expect(turnsOf("hex")).toBe(3);
    for (const { id } of TRI.seating) {
      const layout = layOut(TRI, { turn: turnTo(TRI, id) });
      const own = TRI.castles[id as "B"];
      const lowest = layout.cells.reduce((low, other) => (other.y > low.y ? other : low));
      expect(own).toContain(lowest.square);
      const castle = layout.castles[TRI.seating.findIndex((seat) => seat.id === id)];
      expect(castle?.facing).toBe(180);
    }
    expect(turns.map((turn) => turnTo(TRI, ["B", "G", "R"][turn] ?? ""))).toEqual(turns);
    expect(layOut(TRI, { turn: 3 }).cells).toEqual(upright.cells);
    expect(turnedSquare(TRI, "F1", 1)).toBe("K16");
    expect(turnedSquare(TRI, "F11", 2)).toBe("F11");
  });

  it("are edged by one loop of sixty-degree corners, and the frame leaves room for its points and merlons", () => {
    for (const turn of turns) {
      const layout = layOut(TRI, { turn });
      const line = outline(layout);
      expect(line.match(/M/g)).toHaveLength(1);
      const xs = [...line.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[1]));
      expect(Math.min(...xs)).toBeCloseTo(0);
      expect(Math.max(...xs)).toBeCloseTo(layout.width, 0);
      const box = boxOf(layout, "frame");
      expect(box.x).toBeLessThan(-16.8);
      expect(box.y + box.height).toBeGreaterThan(layout.height + 16.8 + 6);
    }
  });

  it("name both ends of each column, whichever way the board lies", () => {
    for (const turn of turns) {
      const layout = layOut(TRI, { turn });
      const draw = (where: "frame" | "inside" | "none") =>
        [...drawFrame(layout, { turn, coordinates: where, pieceSet: "a" }).matchAll(/>([A-K]\d+)</g)].map((m) => m[1]);
      expect(draw("frame")).toHaveLength(22);
      const ends = [0, 5, 10].flatMap((column) => {
        const cells = layout.cells.filter((one) => one.column === column);
        return [cells[0]?.square, cells.at(-1)?.square];
      });
      expect(draw("frame")).toEqual(expect.arrayContaining(ends));
      if (turn === 0) expect(ends).toEqual(["A16", "A12", "F17", "F1", "K16", "K12"]);
      expect(draw("inside").sort()).toEqual(draw("frame").sort());
      expect(draw("none")).toEqual([]);
    }
  });

  it("have frames of six corners", () => {
    for (const shapes of [pickedShape("F5", upright), focusShape("F5", upright), lastShape("F5", upright)]) {
      const [first] = /<path.*?>/.exec(shapes[0]?.inner ?? "") ?? [];
      expect(first?.match(/[MLH][^LHz]*/g)).toHaveLength(6);
    }
    const value = { square: "F5", result: "win", text: "+5" } as const;
    const box = valueShape(value, upright, 40)[0]?.inner ?? "";
    const [x, width] = [/ x="(.*?)"/, / width="(.*?)"/].map((part) => Number(part.exec(box)?.[1]));
    expect((x ?? 0) + (width ?? 0) / 2).toBeCloseTo(upright.cell("F5")?.x ?? 0, 1);
  });
});

describe("a route over hexagons", () => {
  it("steps to a neighbour and leaps over one, in the file too", () => {
    const legs = legsOf({ squares: ["F3", "F5"], captures: [] }, "hex");
    expect(legs[0]).toMatchObject({ kind: "plain", over: null });
    const charge = legsOf({ squares: ["F3", "F7", "H9", "H13"], captures: ["G8", "H11"] }, "hex");
    expect(charge.map(({ kind, over }) => [kind, over])).toEqual([
      ["canter", "F5"],
      ["jump", "G8"],
      ["jump", "H11"],
    ]);
  });

  it("is told to be a step where two squares are two ranks apart", () => {
    expect(legsOf({ squares: ["F3", "F5"], captures: [], manner: "step" })[0]?.kind).toBe("plain");
    expect(legsOf({ squares: ["F3", "F5"], captures: [] })[0]?.kind).toBe("canter");
  });

  it("is drawn and replayed from middle to middle", () => {
    const route = { squares: ["F3", "F7", "H9"], captures: ["G8"] };
    const [path] = routeShapes(route, upright, { clear: 5 });
    expect(JSON.stringify(path)).toContain("cb-path-canter");
    const replay = replayOf(route, upright, 0);
    const { x = 0, y = 0 } = upright.cell("F3") ?? {};
    expect(replay?.frameAt(0).at).toEqual({ x, y });
    expect(replay?.frameAt(replay.duration).fallen.get("G8")).toBe(0);
  });
});

describe("the keyboard on hexagons", () => {
  it("goes along the file, and beside and back", () => {
    expect(stepFrom(upright, "F5", "up")).toBe("F7");
    expect(stepFrom(upright, "F5", "down")).toBe("F3");
    for (const square of ["F5", "G6", "E10"]) {
      const left = stepFrom(upright, square, "left");
      expect(neighbours(square)).toContain(left);
      expect(stepFrom(upright, left, "right")).toBe(square);
    }
    expect(stepFrom(upright, "F1", "left")).toBe("E2");
    expect(stepFrom(upright, "F1", "down")).toBe("F1");
  });

  it("goes in six directions, however the board is turned", () => {
    for (const turn of turns) {
      const layout = layOut(TRI, { turn });
      const round = [0, 60, 120, 180, 240, 300].map((degrees) => stepFrom(layout, "F11", degrees));
      expect([...round].sort()).toEqual(neighbours("F11").sort());
      expect(layout.cell(round[0] ?? "")?.y).toBeLessThan(layout.cell("F11")?.y ?? 0);
    }
    expect(stepFrom(upright, "A16", 300)).toBe("A16");
  });
});

describe("a mounted board of hexagons", () => {
  prepare();

  it("has the digits of a number pad for the six directions", () => {
    mount({}, { geometry: TRI });
    board.update({ pieces: { F5: "B", G6: "r" } });
    board.focus("F5");
    for (const [key, square] of [
      ["9", "G6"],
      ["8", "G8"],
      ["7", "F9"],
      ["1", "E8"],
      ["2", "E6"],
      ["3", "F5"],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(cell(square));
    }
    board.setView({ turn: 1 });
    press("ArrowUp");
    expect(neighbours("F5")).toContain((document.activeElement as HTMLElement).dataset["square"]);
  });

  it("leaves the digits to chips while there are some, also those beyond the last", () => {
    mount({}, { geometry: TRI });
    board.update({
      pieces: {},
      chips: { square: "F7", label: "", items: [{ label: "a" }, { label: "b" }], selected: 0, numbered: true },
    });
    board.focus("F5");
    forget();
    press("2");
    press("9");
    expect(told).toEqual([["chip", 1]]);
  });

  it("has every hexagon in a row of the grid, named and sized to lie beside its neighbours", () => {
    mount({}, { geometry: TRI });
    board.update({ pieces: {}, names: { F1: "F1, Blue's castle, empty" } });
    expect(host.querySelectorAll("[role=row]")).toHaveLength(18);
    expect(host.querySelectorAll("[role=gridcell]")).toHaveLength(73);
    expect(cell("F1").getAttribute("aria-label")).toBe("F1, Blue's castle, empty");
    const [left, width] = [cell("E2"), cell("F3")].map((one) => parseFloat(one.style.left));
    expect((width ?? 0) - (left ?? 0)).toBeCloseTo(parseFloat(cell("E2").style.width), 2);
  });
});

describe("pointers on hexagons", () => {
  prepare();

  const tapAt = (square: string, dx = 0, dy = 0) => {
    const layout = upright;
    const { x, y } = layout.cell(square) ?? { x: 0, y: 0 };
    const box = boxOf(layout, "none");
    const scale = host.clientWidth / box.width;
    for (const type of ["pointerdown", "pointerup"]) {
      const at = { clientX: (x + dx - box.x) * scale, clientY: (y + dy - box.y) * scale };
      board.element.dispatchEvent(new Pointer(type, at));
    }
  };

  it("tap the hexagon under them up to its slanting edge", () => {
    mount({}, { geometry: TRI });
    board.update({ pieces: { F5: "b" } });
    tapAt("F5");
    tapAt("F5", 19, 0);
    tapAt("F5", 19, 12);
    expect(told.filter(([name]) => name === "tap").map(([, square]) => square)).toEqual(["F5", "F5", "G4"]);
    expect(pieces()[0]?.getAttribute("href")).toBe("#camlann-token-man-fess");
  });
});
