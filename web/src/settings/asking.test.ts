import { expect, it } from "vitest";
import { asksBy } from "../lib/hands.ts";
import { withHand } from "./asking.ts";

it("both boxes are kept as one word", () => {
  expect(withHand("never", "mouse", true)).toBe("mouse");
  expect(withHand("mouse", "touch", true)).toBe("always");
  expect(withHand("always", "mouse", false)).toBe("touch");
  expect(withHand("touch", "touch", false)).toBe("never");
  expect(withHand("touch", "mouse", false)).toBe("touch");
});

it("a word says which boxes are ticked", () => {
  const boxes = (["never", "mouse", "touch", "always"] as const).map((asks) => [
    asksBy(asks, "mouse"),
    asksBy(asks, "touch"),
  ]);
  expect(boxes).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
});
