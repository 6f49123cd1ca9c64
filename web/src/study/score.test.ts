import { describe, expect, it } from "vitest";
import { barOf } from "./score.ts";

describe("the bar beside the board", () => {
  it("has White's share and the men that somebody is ahead by", () => {
    expect(barOf({ text: "−5.81", white: 0.07 })).toEqual({ white: 0.07, number: "5.8" });
    expect(barOf({ text: "+0.40", white: 0.545 })).toEqual({ white: 0.545, number: "0.4" });
    expect(barOf({ text: "+12.34", white: 0.98 })).toEqual({ white: 0.98, number: "12.3" });
  });

  it("has no number where a win is seen, whose words have no room there", () => {
    expect(barOf({ text: "Black wins in 3 moves", white: 0.02 })).toEqual({ white: 0.02, number: "" });
  });

  it("is none where more than two sides play", () => {
    expect(barOf({ text: "+1.00", white: null })).toBeNull();
  });
});
