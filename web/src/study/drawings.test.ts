import { describe, expect, it } from "vitest";
import { readDrawings, readList, toggled, typedSquares, writeDrawings } from "./drawings.ts";

describe("rings and arrows", () => {
  it("are read as the format has them, and written the same", () => {
    const text = "[%csl GE5,RF6][%cal YE5E10]";
    expect(readDrawings(text)).toEqual([
      { colour: "G", from: "E5", to: null },
      { colour: "R", from: "F6", to: null },
      { colour: "Y", from: "E5", to: "E10" },
    ]);
    expect(writeDrawings(readDrawings(text))).toBe(text);
    expect(writeDrawings([])).toBe("");
    expect(readList("GE5,RF6,YE5E10,E5, x")).toEqual(readDrawings(text));
    expect(readDrawings("[%csl QE5,E5][%eval 3]")).toEqual([]);
  });

  it("go when drawn again, and change their colour", () => {
    const ring = { colour: "G", from: "E5", to: null } as const;
    const arrow = { colour: "G", from: "E5", to: "E7" } as const;
    expect(toggled([], ring)).toEqual([ring]);
    expect(toggled([ring], arrow)).toEqual([ring, arrow]);
    expect(toggled([ring, arrow], ring)).toEqual([arrow]);
    expect(toggled([ring], { ...ring, colour: "R" })).toEqual([{ ...ring, colour: "R" }]);
  });

  it("are typed by their squares", () => {
    const squares = ["E5", "E10", "F6"];
    expect(typedSquares(" e5 ", squares)).toEqual({ from: "E5", to: null });
    expect(typedSquares("E5-e10", squares)).toEqual({ from: "E5", to: "E10" });
    expect(typedSquares("e5f6", squares)).toEqual({ from: "E5", to: "F6" });
    for (const none of ["", "E", "Z9", "E5-E5", "E5 to", "E5-Z1"]) expect(typedSquares(none, squares)).toBeNull();
  });
});
