import { expect, it } from "vitest";
import { patternOf, piecesOf } from "./pattern.ts";

it("a pattern is read and written with its men in one order", () => {
  const pieces = piecesOf("mH9, ME6  -F7");
  expect(pieces).toEqual({ H9: "m", E6: "M" });
  expect(patternOf(pieces)).toBe("ME6 mH9");
  expect(patternOf(piecesOf(""))).toBe("");
});
