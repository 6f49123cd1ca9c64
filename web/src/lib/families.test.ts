import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "./core.fixture.ts";
import type { Core, Variant } from "./core.ts";
import { chosenOptions, familyOf, rulesInWords, rulesText, usualValue } from "./families.ts";

let core: Core;
let camblam: Variant;
beforeAll(async () => {
  core = await coreForTests();
  const variant = core.variant("camblam");
  if (!variant) throw new Error("no Camblam");
  camblam = variant;
});

describe("rules chosen for a game", () => {
  it("name the set and the options that are not as usual", () => {
    const usual = Object.fromEntries(chosenOptions(camblam).map(({ name }) => [name, usualValue(camblam, name)]));
    expect(rulesText(camblam, "default", usual)).toBe("default");
    expect(rulesText(camblam, "default", { ...usual, array: "alternating", knightLegA: "any" })).toBe(
      "default,array=alternating,knightLegA=any",
    );
  });

  it("are taken by the core, whichever are chosen", () => {
    for (const { name, values } of chosenOptions(camblam)) {
      for (const value of values) {
        const position = core.open("camblam", rulesText(camblam, "default", { [name]: value }));
        expect(position.state().outcomes.length).toBeGreaterThan(0);
        position.free();
      }
    }
  });

  it("are told in words", () => {
    expect(rulesInWords(camblam, "default,winBy=capture,other=3")).toEqual({
      set: "Reconstruction",
      options: ["The game is won: By taking the king", "other: 3"],
    });
  });
});

describe("families", () => {
  it("have five lines for every game, and marks", () => {
    for (const variant of core.variants) {
      const family = familyOf(variant);
      expect(family.lines(variant)).toHaveLength(5);
      expect(family.legend.length).toBeGreaterThan(3);
    }
  });
});
