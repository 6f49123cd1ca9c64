import { describe, expect, it } from "vitest";
import { changeIn } from "./rating_change.ts";

const point = (game: string, rating: number, provisional = false) => ({
  at: "2026-11-22T20:00:00Z",
  rating,
  deviation: provisional ? 180 : 90,
  provisional,
  game,
});

describe("the change of a rating", () => {
  it("is that from the game before", () => {
    const points = [point("a", 1662), point("b", 1655), point("c", 1655), point("d", 1671)];
    expect(changeIn(points, "b")).toBe("Your rating: 1655 (−7)");
    expect(changeIn(points, "c")).toBe("Your rating: 1655 (no change)");
    expect(changeIn(points, "d")).toBe("Your rating: 1671 (+16)");
  });

  it("is that from 1500 in the first game", () => {
    expect(changeIn([point("a", 1662)], "a")).toBe("Your rating: 1662 (+162)");
  });

  it("has the mark of a provisional rating", () => {
    expect(changeIn([point("a", 1662, true)], "a")).toBe("Your rating: 1662? (+162)");
  });

  it("is not told of a game that is not rated", () => {
    expect(changeIn([point("a", 1662)], "b")).toBe("");
  });
});
