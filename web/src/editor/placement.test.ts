import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Variant } from "../lib/core.ts";
import { fenOf, mirrored, placed } from "./placement.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const games = ["cam", "camelot", "camette", "chivalry", "camblam"];

function variantOf(id: string): Variant {
  const variant = core.variant(id);
  if (!variant) throw new Error(id);
  return variant;
}

describe("a placement", () => {
  it.each(games)("of %s is written as the core reads it, and read as the core writes it", (id) => {
    const variant = variantOf(id);
    const pieces = core.pieces(id);
    for (const seat of ["w", "b"] as const) {
      const fen = fenOf(variant, pieces, seat);
      const position = core.open(id, "", fen);
      const state = position.state();
      position.free();
      expect(state.pieces).toEqual(pieces);
      expect(state.seat).toBe(seat);
      expect(placed(variant, state.fen)).toEqual({ pieces, seat });
    }
  });

  it("need not be a position", () => {
    const variant = variantOf("camblam");
    expect(fenOf(variant, { a1: "K", l12: "K", c3: "p" }, "b")).toBe("11K/12/12/12/12/12/12/12/12/2p9/12/K11 b");
    expect(placed(variant, fenOf(variant, {}, "w"))).toEqual({ pieces: {}, seat: "w" });
  });

  it("is read from a damaged text as far as it goes", () => {
    const variant = variantOf("camblam");
    expect(placed(variant, "3kx99/Q")).toEqual({ pieces: { d12: "k", a11: "Q" }, seat: "w" });
    expect(placed(variant, "")).toEqual({ pieces: {}, seat: "w" });
  });
});

describe("the mirror for Black", () => {
  it.each(games)("makes the array of %s of White's half", (id) => {
    const pieces = core.pieces(id);
    const white = Object.fromEntries(
      Object.entries(pieces).filter(([, letter = ""]) => letter === letter.toUpperCase()),
    );
    expect(mirrored(variantOf(id), white)).toEqual(pieces);
    expect(
      mirrored(variantOf(id), { ...white, ...Object.fromEntries([[Object.keys(pieces).at(-1) ?? "", "k"]]) }),
    ).toEqual(pieces);
  });

  it("takes no square from White, and none that is not there", () => {
    expect(mirrored(variantOf("camblam"), { a1: "K", a12: "Q" })).toEqual({ a1: "K", a12: "Q" });
    expect(mirrored(variantOf("cam"), { D1: "M" })).toEqual({ D1: "M", D13: "m" });
  });
});
