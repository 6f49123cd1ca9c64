import { describe, expect, it } from "vitest";
import type { Seat } from "./core.ts";
import { placeOf, roundsOf } from "./rounds.ts";
import { roundsIn } from "./rounds_in.ts";

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

  it("has rows of their own for trees, which are put before the first move", () => {
    const put = (seats: string, trees: number): string =>
      roundsOf(
        ["w", "b"] as Seat[],
        moves(seats).map((move, i) => ({ ...move, outcome: { kind: i < trees ? "plant" : "plain" } })),
        1,
      )
        .map(
          ({ number, cells }) => `${String(number)}:${cells.map((cell) => (cell ? String(cell.ply) : "-")).join(" ")}`,
        )
        .join(" / ");
    expect(put("w", 1)).toBe("0:1");
    expect(put("wwwb", 4)).toBe("-2:1 4 / -1:2 / 0:3");
    expect(put("wwwbbbwbw", 6)).toBe("-2:1 4 / -1:2 5 / 0:3 6 / 1:7 8 / 2:9");
  });

  it("leaves a gap for who is passed over", () => {
    expect(shape("RGBY", "RBYRB")).toBe("1:1 - 2 3 / 2:4 - 5");
    expect(shape("BRG", "BGBG")).toBe("1:1 - 2 / 2:3 - 4");
    expect(shape("RGBY", "RRR")).toBe("1:1 / 2:2 / 3:3");
  });
});

describe("a move is counted as the list counts it", () => {
  const placed = (played: string, ply: number, first = 1) => {
    const at = placeOf(roundsOf(["w", "b"], moves(played), first), ply);
    return at && `${String(at.number)} of ${String(at.of)}`;
  };

  it("by the number of its row", () => {
    expect(placed("wbwbwbwbwbwb", 11)).toBe("6 of 6");
    expect(placed("wbwbw", 2)).toBe("1 of 3");
    expect(placed("bwb", 2, 7)).toBe("8 of 8");
    expect(placed("wb", 0)).toBeNull();
  });

  it("and so is a game of which only the length is known", () => {
    expect(roundsIn(34, 2)).toBe(17);
    expect(roundsIn(33, 2)).toBe(17);
    expect(roundsIn(2, 2, 1)).toBe(2);
    expect(roundsIn(0, 2, 1)).toBe(0);
    expect(roundsIn(9, 4)).toBe(3);
  });
});
