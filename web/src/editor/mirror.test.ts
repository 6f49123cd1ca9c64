import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests, games } from "../lib/core.fixture.ts";
import type { Core, Variant } from "../lib/core.ts";
import { mirrored } from "./mirror.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

function variantOf(id: string): Variant {
  const variant = core.variant(id);
  if (!variant) throw new Error(id);
  return variant;
}

describe("the mirror for the others", () => {
  it.each(games)("makes the array of %s of what the first player has", (id) => {
    const pieces = core.pieces(id);
    const [first, second] = variantOf(id).seating;
    const own = Object.fromEntries(
      Object.entries(pieces).filter(([, letter = ""]) => first?.men.includes(letter) ?? false),
    );
    expect(mirrored(variantOf(id), own)).toEqual(pieces);
    const [last] = Object.keys(pieces)
      .filter((square) => !(square in own))
      .slice(-1);
    expect(mirrored(variantOf(id), { ...own, [last ?? ""]: second?.men.at(-1) })).toEqual(pieces);
  });

  it("takes no square from White, and none that is not there", () => {
    expect(mirrored(variantOf("camblam"), { a1: "K", a12: "Q" })).toEqual({ a1: "K", a12: "Q" });
    expect(mirrored(variantOf("cam"), { D1: "M" })).toEqual({ D1: "M", D13: "m" });
  });
});
