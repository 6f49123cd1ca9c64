import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "./core.fixture.ts";
import type { Core, Variant } from "./core.ts";
import { familyOf, linesOf, rulesInWords } from "./families.ts";
import { chosenOptions, drawnRules, lostLine, lostStart, rulesText, usualValue, withSwap } from "./rule_choice.ts";

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
        const position = core.open("camblam", drawnRules(camblam, rulesText(camblam, "default", { [name]: value })));
        expect(position.state().outcomes.length).toBeGreaterThan(0);
        position.free();
      }
    }
  });

  it("are refused for new games where they are lost", () => {
    expect(lostStart(camblam, {})).toBeUndefined();
    expect(lostStart(camblam, { winBy: "capture", runMustBeFull: "true" })).toBeUndefined();
    expect(lostStart(camblam, { knightLegA: "any" })?.why).toBe("White mates in two moves, whatever Black plays");
    expect(lostStart(camblam, { knightLegA: "any", winBy: "capture" })?.why).toMatch(/^White takes the king in three/);
    expect(lostStart(camblam, { array: "alternating" })?.moves).toBe(7);
    expect(core.variants.filter(({ lostStarts }) => lostStarts.length > 0)).toEqual([camblam]);
  });

  it("are shown with a line that can be played", () => {
    for (const fact of camblam.lostStarts) {
      const address = new URL(lostLine(camblam, fact, { stepCaptures: "true" }), "https://example.org");
      const rules = address.searchParams.get("rules") ?? "";
      const position = core.open("camblam", rules);
      const line = decodeURIComponent(address.hash.slice(1)).split(" ");
      expect(position.play(line).plies, rules).toHaveLength(line.length);
      position.free();
    }
  });

  it("may have the swap rule in every game of two", () => {
    expect(withSwap("default,winBy=capture", false, camblam)).toBe("default,winBy=capture");
    expect(withSwap("", false, camblam)).toBe("");
    expect(rulesInWords(camblam, withSwap("", true, camblam))).toEqual({
      set: "Reconstruction",
      options: ["Swap: The second player may take over the first move"],
    });
    for (const variant of core.variants) {
      expect(variant.swap, variant.id).toBe(variant.seats === 2);
      if (!variant.swap) {
        expect(withSwap("", true, variant)).toBe("");
        continue;
      }
      const position = core.open(variant.id, withSwap("", true, variant));
      let state = position.state();
      while (!state.outcomes.some(({ kind }) => kind === "swap")) {
        position.play([state.outcomes[0]?.notation ?? ""]);
        state = position.state();
      }
      expect(position.read("swap").kind).toBe("swap");
      position.play(["swap"]);
      expect(position.state().seat).toBe("w");
      position.free();
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

  it("warn of the mate of Camblam's usual array in games from that array only", () => {
    const knights = (rules: string, start: string | null = null) => linesOf(camblam, { rules, start })[3];
    for (const usual of [linesOf(camblam)[3], knights("default"), knights("default,winBy=capture")]) {
      expect(usual).toMatch(/knight on b8 or j8 .* can mate on move three\.$/);
    }
    const others = ["default,array=2", "default,array=shuffled", "default,array=alternating"].map((rules) =>
      knights(rules),
    );
    for (const other of [...others, knights("default", "11k/12/12/12/12/12/12/12/12/12/12/K11 w")]) {
      expect(other).toMatch(/a gap stops it\.$/);
    }
  });

  it("say who plays with whom, where six directions lead, and nothing of knights where there are none", () => {
    const of = (id: string) => {
      const variant = core.variant(id);
      if (!variant) throw new Error(id);
      return { family: familyOf(variant), text: familyOf(variant).lines(variant).join(" ") };
    };
    expect(of("grand-cam").text).toContain("Red and Blue against Green and Yellow: one piece of your team");
    expect(of("grand-camelot").text).toContain("two pieces of your team");
    expect(of("tri-camelot").family.keys).toContain("six directions");
    expect(of("tri-camelot").text).toContain("hexagon");
    expect(of("mini-camelot").text).not.toContain("A knight");
    expect(of("mini-camelot").family.legend.map(({ kind }) => kind)).not.toContain("charge");
  });

  it("offer what the sources of four-handed games leave open", () => {
    const grand = core.variant("grand-camelot");
    if (!grand) throw new Error("no Grand Camelot");
    const rules = rulesText(grand, "wcf", { array: "1932", sideCastleJump: "true" });
    expect(rulesInWords(grand, rules).options).toEqual([
      "Opening position: All knights in the back row, as in 1932",
      "Jumping into a castle at the sides: Is allowed",
    ]);
    const position = core.open(grand.id, rules);
    expect(["F3", "G3", "J3", "K3"].map((square) => position.state().pieces[square])).toEqual(["R", "R", "R", "R"]);
    position.free();
  });
});
