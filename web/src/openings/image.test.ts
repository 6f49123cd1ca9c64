import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Variant } from "../lib/core.ts";
import { areImages, imageOf, isOwnImage } from "./image.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

function variantOf(id: string): Variant {
  const variant = core.variant(id);
  if (!variant) throw new Error(id);
  return variant;
}

describe("mirror images", () => {
  it.each(["cam", "camelot", "camette", "chivalry", "mini-camelot"])("pair off the first moves of %s", (id) => {
    const variant = variantOf(id);
    const position = core.open(id);
    const state = position.state();
    position.free();
    expect(isOwnImage(variant, state)).toBe(true);
    for (const one of state.outcomes) {
      const images = state.outcomes.filter((other) => areImages(variant, one, other));
      expect(images, one.notation).toHaveLength(1);
      expect(imageOf(variant, images[0]?.from ?? "")).toBe(one.from);
    }
  });

  it.each(["camblam", "tri-camelot"])("are none in %s", (id) => {
    expect(isOwnImage(variantOf(id), { pieces: core.pieces(id) })).toBe(false);
  });
});
