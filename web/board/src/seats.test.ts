// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { pieceIcon, pieceOf, seatsOf, turnedSquare, turnsOf, turnTo } from "./api.ts";
import { BOARDS } from "./boards.fixture.ts";
import { ordinaryOn } from "./ordinaries.ts";
import { drawFrame } from "./frame.ts";
import { layOut } from "./geometry.ts";
import { board, host, mount, pieces, prepare } from "./mounted.fixture.ts";
import { drawnPiecesOf, symbolId } from "./pieces.ts";

const GRAND = BOARDS.grandCam;

describe("the seats of a board", () => {
  it("are White and Black where it names none", () => {
    expect(seatsOf(BOARDS.camblam).map(({ id }) => id)).toEqual(["w", "b"]);
    expect(pieceOf("Q", BOARDS.camblam)).toMatchObject({ seat: { name: "White" }, man: "queen" });
    expect(pieceOf("m", BOARDS.cam as object)).toMatchObject({ seat: { name: "Black" }, man: "man" });
    expect(pieceOf("r", {})).toBeUndefined();
  });

  it("have letters of their own: capitals are knights", () => {
    expect(pieceOf("r", GRAND)).toMatchObject({ seat: { id: "R" }, man: "man" });
    expect(pieceOf("Y", GRAND)).toMatchObject({ seat: { id: "Y" }, man: "knight" });
    expect(pieceOf("k", GRAND)).toBeUndefined();
  });

  it("must have a colour", () => {
    expect(() => drawnPiecesOf({ seating: [{ id: "P", name: "Purple", men: "pP" }] })).toThrow(
      "no colour for a seat: P",
    );
  });
});

describe("signs that tell seats apart without colour", () => {
  const all = drawnPiecesOf(GRAND);

  it("are a symbol for each seat, man and set", () => {
    const ids = [..."rRgGbByY"].flatMap((letter) =>
      (["a", "b", "token"] as const).map((set) => symbolId(letter, all, set)),
    );
    expect(new Set(ids).size).toBe(24);
    expect(symbolId("r", all, "a")).toBe("camlann-a-man-pale");
    expect(symbolId("B", all, "token")).toBe("camlann-token-knight-fess");
    expect(symbolId("g", all, "b")).toBe("camlann-b-man-bend");
    expect(symbolId("Y", all, "a")).toBe("camlann-a-knight-roundel");
  });

  it("have four shapes, in the colour of the details, inside the drawing", () => {
    for (const drawing of ["a", "b", "token"] as const) {
      for (const man of ["man", "knight"] as const) {
        const drawn = (["pale", "fess", "bend", "roundel"] as const).map((sign) => ordinaryOn(sign, man, drawing));
        expect(new Set(drawn).size).toBe(4);
        for (const one of drawn) expect(one).toMatch(/fill="var\(--piece-detail\)"/);
      }
    }
    expect(ordinaryOn("pale", "queen", "a")).toBe("");
    expect(pieceIcon("g", "a", GRAND)).toContain("cb-p-green");
    expect(pieceIcon("g", "a", GRAND)).toContain("rotate(45");
    expect(pieceIcon("K")).not.toContain("rotate(45");
  });
});

describe("a board of four", () => {
  it.each(["grandCam", "grandCamelot"] as const)("%s turns by quarters: each castle comes to the foot", (name) => {
    const geometry = BOARDS[name];
    expect(turnsOf(geometry.seating.length === 4 ? "square" : "hex")).toBe(4);
    const found = geometry.seating.map(({ id }, i) => {
      const turn = turnTo(geometry, id);
      const layout = layOut(geometry, { turn });
      expect(layout.castles[i]?.facing).toBe(180);
      expect(layout.castles.map(({ facing }) => facing).sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
      return turn;
    });
    // Red sits at the foot, Green at the head, Blue at the left, Yellow at the right.
    expect(found).toEqual([0, 2, 3, 1]);
  });

  it("knows the square that takes another's place when it is turned", () => {
    expect(turnedSquare(GRAND, "G1", turnTo(GRAND, "B"))).toBe("A7");
    expect(turnedSquare(GRAND, "F2", turnTo(GRAND, "G"))).toBe("H12");
    expect(turnedSquare(GRAND, "Z9", 1)).toBeUndefined();
  });

  it("puts a seat without a castle at the foot by its turn", () => {
    expect(["w", "b"].map((seat) => turnTo(BOARDS.camblam, seat))).toEqual([0, 2]);
  });

  it("draws castles and gates in the colours of the seats", () => {
    const drawn = drawFrame(layOut(GRAND, { turn: 1 }), { turn: 1, coordinates: "frame", pieceSet: "a" });
    for (const colour of ["red", "green", "blue", "yellow"]) expect(drawn).toContain(`--b-castle-${colour}`);
    expect(drawn.match(/data-gate/g)).toHaveLength(4);
    expect([...drawn.matchAll(/>([A-M]|\d+)</g)]).toHaveLength(26);
  });

  it("writes files beside the rows when it lies on its side, in the row of one square too", () => {
    const labels = (turn: number) =>
      [
        ...drawFrame(layOut(GRAND, { turn }), { turn, coordinates: "frame", pieceSet: "a" }).matchAll(/>([A-M]|\d+)</g),
      ].map((match) => match[1]);
    expect(labels(0).slice(0, 13)).toEqual(["13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]);
    expect(labels(1).slice(0, 13)).toEqual([..."ABCDEFGHIJKLM"]);
  });
});

describe("a mounted board of four", () => {
  prepare();

  it("draws pieces in the colours of the seats, from symbols that are there", () => {
    mount({}, { geometry: GRAND });
    board.update({ pieces: { F2: "R", G2: "r", A7: "g" } });
    expect(pieces().map((node) => node.getAttribute("class"))).toEqual([
      "cb-piece cb-p-green",
      "cb-piece cb-p-red",
      "cb-piece cb-p-red",
    ]);
    expect(host.querySelector<SVGElement>('[data-gate="A7"]')?.style.display).toBe("none");
    for (const node of pieces()) {
      expect(document.querySelector(node.getAttribute("href") ?? "")).not.toBeNull();
    }
  });
});
