import { describe, expect, it } from "vitest";
import { wrongText } from "./messages.ts";

describe("what is wrong with a typed text", () => {
  it("names a square once", () => {
    expect(wrongText({ what: "B9: no step leads there.", where: "B9", expected: "B5-B6" })).toBe(
      "B9: no step leads there. Expected B5-B6.",
    );
    expect(wrongText({ what: "10 moves begin like this", where: "E4", expected: "E4-C6, E4-D3, ..." })).toBe(
      "E4: 10 moves begin like this. Expected E4-C6, E4-D3 and others.",
    );
  });

  it("leaves the name of a square as the game writes it", () => {
    expect(wrongText({ what: "f9: a pawn does not go there.", where: "f9", expected: "f3-f4" })).toBe(
      "f9: a pawn does not go there. Expected f3-f4.",
    );
  });

  it("counts characters where the text is one line", () => {
    expect(wrongText({ what: "rank 5 has too many squares", where: "1:33", expected: "7 squares" })).toBe(
      "Rank 5 has too many squares (character 33). Expected 7 squares.",
    );
  });

  it("says no more than is known", () => {
    expect(wrongText({ what: "The game is over.", where: "", expected: "" })).toBe("The game is over.");
  });
});
