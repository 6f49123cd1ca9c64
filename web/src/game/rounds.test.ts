import { describe, expect, it } from "vitest";
import type { Seat } from "../lib/core.ts";
import { roundsOf } from "./rounds.ts";

const moves = (seats: string) => [...seats].map((seat) => ({ before: { seat: seat as Seat } }));
/** Numbers of the plies, with gaps: "1:1 2 / 2:- 3". */
const shape = (seats: string, played: string, first = 1): string =>
  roundsOf([...seats] as Seat[], moves(played), first)
    .map(({ number, cells }) => `${String(number)}:${cells.map((cell) => (cell ? String(cell.ply) : "-")).join(" ")}`)
    .join(" / ");

describe("moves in rounds", () => {
  it("has a column a seat", () => {
    expect(shape("wb", "")).toBe("");
    expect(shape("wb", "wbw")).toBe("1:1 2 / 2:3");
    expect(shape("RGBY", "RGBYRG")).toBe("1:1 2 3 4 / 2:5 6");
    expect(shape("BRG", "BRGB")).toBe("1:1 2 3 / 2:4");
  });

  it("leaves a gap before whoever begins, and counts from the first number", () => {
    expect(shape("wb", "bwb", 7)).toBe("7:- 1 / 8:2 3");
    expect(shape("RGBY", "BYR", 2)).toBe("2:- - 1 2 / 3:3");
  });

  it("leaves a gap for who is passed over", () => {
    expect(shape("RGBY", "RBYRB")).toBe("1:1 - 2 3 / 2:4 - 5");
    expect(shape("BRG", "BGBG")).toBe("1:1 - 2 / 2:3 - 4");
    expect(shape("RGBY", "RRR")).toBe("1:1 / 2:2 / 3:3");
  });
});
