import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Variant } from "../lib/core.ts";
import { fenOf, mirrored, placed } from "./placement.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const games = [
  "cam",
  "camelot",
  "camette",
  "chivalry",
  "camblam",
  "mini-camelot",
  "grand-cam",
  "grand-camelot",
  "tri-camelot",
];

function variantOf(id: string): Variant {
  const variant = core.variant(id);
  if (!variant) throw new Error(id);
  return variant;
}

describe("a placement", () => {
  it.each(games)("of %s is written as the core reads it, and read as the core writes it", (id) => {
    const variant = variantOf(id);
    const pieces = core.pieces(id);
    const used = placed(variant, variant.array).used;
    for (const { id: seat } of variant.seating) {
      const fen = fenOf(variant, { pieces, seat, used });
      const position = core.open(id, "", fen);
      const state = position.state();
      position.free();
      expect(state.pieces).toEqual(pieces);
      expect(state.seat).toBe(seat);
      expect(placed(variant, state.fen)).toEqual({ pieces, seat, used });
    }
  });

  it("need not be a position", () => {
    const variant = variantOf("camblam");
    expect(fenOf(variant, { pieces: { a1: "K", l12: "K", c3: "p" }, seat: "b", used: [] })).toBe(
      "11K/12/12/12/12/12/12/12/12/2p9/12/K11 b",
    );
    expect(placed(variant, fenOf(variant, { pieces: {}, seat: "w", used: [] }))).toEqual({
      pieces: {},
      seat: "w",
      used: [],
    });
  });

  it("keeps the castle moves that each seat has used", () => {
    const variant = variantOf("grand-camelot");
    const fen = fenOf(variant, { pieces: core.pieces("grand-camelot"), seat: "B", used: [0, 2, 1, 0] });
    const position = core.open("grand-camelot", "", fen);
    expect(position.state().fen).toMatch(/ B 0,2,1,0 0 1$/);
    expect(placed(variant, position.state().fen).used).toEqual([0, 2, 1, 0]);
    position.free();
    expect(placed(variantOf("grand-cam"), variantOf("grand-cam").array).used).toEqual([]);
  });

  it("is read from a damaged text as far as it goes", () => {
    const variant = variantOf("camblam");
    expect(placed(variant, "3kx99/Q")).toEqual({ pieces: { d12: "k", a11: "Q" }, seat: "w", used: [] });
    expect(placed(variant, "")).toEqual({ pieces: {}, seat: "w", used: [] });
  });
});

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
