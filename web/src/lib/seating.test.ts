import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "./core.fixture.ts";
import type { Core, Seat, Variant } from "./core.ts";
import { resultText } from "../records/outcome.ts";
import { bySide, cornerOf, goalText, namesOf, placeOf, sidesOf, teamOf } from "./seating.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

function variant(id: string): Variant {
  const found = core.variant(id);
  if (!found) throw new Error(id);
  return found;
}

const all = <T>(id: string, of: (seat: Seat) => T): Record<string, T> =>
  Object.fromEntries(variant(id).seating.map((seat) => [seat.id, of(seat.id)]));

describe("seats in words", () => {
  it("names teams", () => {
    expect(bySide(variant("grand-cam")).map(namesOf)).toEqual(["Red and Blue", "Green and Yellow"]);
    expect(bySide(variant("tri-camelot")).map(namesOf)).toEqual(["Blue", "Red", "Green"]);
    expect(namesOf(teamOf(variant("grand-camelot"), "Y"))).toBe("Green and Yellow");
    expect(sidesOf(variant("tri-camelot"))).toBe(3);
    expect(sidesOf(variant("cam"))).toBe(2);
  });

  it("says where a seat is, however the board is turned", () => {
    const grand = variant("grand-cam");
    expect(all("grand-cam", (seat) => placeOf(grand, seat, 0))).toEqual({ R: "foot", G: "top", B: "left", Y: "right" });
    expect(all("grand-cam", (seat) => cornerOf(grand, seat, 0))).toEqual({ R: "sw", G: "ne", B: "nw", Y: "se" });
    // A quarter turn clockwise brings the right-hand player to the foot.
    expect(all("grand-cam", (seat) => placeOf(grand, seat, 1))).toEqual({ R: "left", G: "right", B: "top", Y: "foot" });
    const tri = variant("tri-camelot");
    expect(all("tri-camelot", (seat) => placeOf(tri, seat, 0))).toEqual({
      B: "foot",
      R: "upperLeft",
      G: "upperRight",
    });
    expect(all("tri-camelot", (seat) => placeOf(tri, seat, 1))).toEqual({
      B: "upperLeft",
      R: "upperRight",
      G: "foot",
    });
  });

  it("says where one is going", () => {
    expect(goalText(variant("grand-cam"), "R", 0)).toBe("Goal: Green's castle, at the top.");
    expect(goalText(variant("grand-camelot"), "B", 0)).toBe("Goal: Yellow's castle, at the right.");
    expect(goalText(variant("tri-camelot"), "B", 0)).toBe("Goal: Red's castle or Green's.");
  });

  it("says who has won a record", () => {
    expect(resultText(variant("cam"), "0-1")).toBe("Black won");
    expect(resultText(variant("grand-cam"), "1-0")).toBe("Red and Blue won");
    expect(resultText(variant("tri-camelot"), "0-0-1")).toBe("Green won");
    expect(resultText(variant("tri-camelot"), "1/2-1/2")).toBe("Draw");
    expect(resultText(variant("grand-camelot"), "*")).toBe("Opening moves only");
  });
});
