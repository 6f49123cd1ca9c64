// Moves against the values of a table. The values are those that doc/endings.md gives of two men against three in Cam.
import { describe, expect, it } from "vitest";
import type { PerfectValues } from "../lib/api.ts";
import { isSlip, isSlower, isWorse, judged, keepersOf } from "./judge.ts";

const values: PerfectValues = {
  wdl: "win",
  plies: 79,
  moves: [
    { notation: "C2-C3", wdl: "win", plies: 79 },
    { notation: "C2-B3", wdl: "draw", plies: null },
    { notation: "G6-G7", wdl: "loss", plies: 10 },
  ],
};
const lost: PerfectValues = {
  wdl: "loss",
  plies: 6,
  moves: [
    { notation: "B2-A3", wdl: "loss", plies: 6 },
    { notation: "B2-B3", wdl: "loss", plies: 4 },
  ],
};

describe("a move", () => {
  it("that keeps the win is no slip", () => {
    expect(isSlip(judged(values, "C2-C3"))).toBe(false);
  });

  it("that gives the win away is one, whether it draws or loses", () => {
    expect(isSlip(judged(values, "C2-B3"))).toBe(true);
    expect(isSlip(judged(values, "G6-G7"))).toBe(true);
  });

  it("has nothing to give away in a lost position", () => {
    expect(isSlip(judged(lost, "B2-B3"))).toBe(false);
    expect(isSlower(judged(lost, "B2-A3"))).toBe(false);
  });

  it("may win more slowly", () => {
    const both = { ...values, moves: [...values.moves, { notation: "G6-F7", wdl: "win" as const, plies: 81 }] };
    expect(isSlower(judged(both, "C2-C3"))).toBe(false);
    expect(isSlower(judged(both, "G6-F7"))).toBe(true);
    expect(isSlip(judged(both, "G6-F7"))).toBe(false);
    expect(keepersOf(both).map(({ notation }) => notation)).toEqual(["C2-C3", "G6-F7"]);
  });

  it("that the table does not have is refused", () => {
    expect(() => judged(values, "A1-A2")).toThrow("A1-A2");
  });
});

it("a draw is less than a win and more than a loss", () => {
  expect([isWorse("draw", "win"), isWorse("loss", "draw"), isWorse("draw", "draw"), isWorse("win", "loss")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
