import { describe, expect, it } from "vitest";
import { withLine } from "./lines.ts";

const own = (index: number): boolean => index % 2 === 1;

describe("a line added to a plan", () => {
  it("stands beside lines for other moves of the opponent", () => {
    expect(withLine([["a", "b"]], ["c", "d"], own)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(withLine([["a", "b", "c", "d"]], ["a", "b", "x", "y"], own)).toHaveLength(2);
  });

  it("takes the place of another answer to the same moves", () => {
    expect(withLine([["a", "b", "c", "d"]], ["a", "x"], own)).toEqual([["a", "x"]]);
    expect(
      withLine(
        [
          ["a", "b"],
          ["c", "d"],
        ],
        ["a", "x"],
        own,
      ),
    ).toEqual([
      ["c", "d"],
      ["a", "x"],
    ]);
  });

  it("goes on from a line that it begins with", () => {
    expect(withLine([["a", "b"]], ["a", "b", "c", "d"], own)).toEqual([["a", "b", "c", "d"]]);
  });

  it("changes nothing where it is in the plan already", () => {
    const lines = [["a", "b", "c", "d"]];
    expect(withLine(lines, ["a", "b"], own)).toEqual(lines);
    expect(withLine(lines, [], own)).toEqual(lines);
  });
});
