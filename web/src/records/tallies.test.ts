import { describe, expect, it } from "vitest";
import { roundsIn } from "../lib/rounds_in.ts";
import { grouped, lengthText, type Tally } from "./tallies.ts";

const tally = (kind: string, name: string, result: string, games: number): Tally => ({ kind, name, result, games });

describe("counts for bars", () => {
  it("are by result, the most frequent first move first", () => {
    expect(
      grouped([
        tally("first move", "E6-E8", "0-1", 2),
        tally("first move", "E6-E8", "1-0", 1),
        tally("first move", "G6-G8", "1/2-1/2", 4),
        tally("first move", "G6-G8", "*", 1),
      ]),
    ).toEqual([
      {
        kind: "first move",
        rows: [
          { name: "G6-G8", games: 5, first: 0, draws: 4, second: 0 },
          { name: "E6-E8", games: 3, first: 1, draws: 0, second: 2 },
        ],
        left: { names: 0, games: 0 },
      },
    ]);
  });

  it("are in the order of numbers, and groups in one order", () => {
    const groups = grouped([
      tally("captures", "10", "1-0", 1),
      tally("captures", "9", "1-0", 5),
      tally("plies", "40", "1-0", 6),
    ]);
    expect(groups.map(({ kind, rows }) => [kind, ...rows.map(({ name }) => name)])).toEqual([
      ["plies", "40"],
      ["captures", "9", "10"],
    ]);
  });

  it("leave no game out: what has no row is counted together", () => {
    const many = Array.from({ length: 15 }, (_, index) => tally("first move", `m${String(index)}`, "1-0", 15 - index));
    const [group] = grouped(many);
    expect(group?.rows).toHaveLength(12);
    expect(group?.left).toEqual({ names: 3, games: 3 + 2 + 1 });
  });
});

it("says lengths in moves, as the list of games does, however many play", () => {
  for (const seats of [2, 3, 4]) {
    expect(lengthText("40", seats)).toBe(`${String(roundsIn(40, seats))}–${String(roundsIn(49, seats))}`);
  }
  expect(lengthText("0", 2)).toBe("0–5");
  expect(lengthText("40", 4)).toBe("10–13");
});
