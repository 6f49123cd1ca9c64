import { describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { dayText, sentence } from "./sentence.ts";

describe("a search as a sentence", () => {
  it("is that of the drawing", () => {
    expect(sentence({ variant: "camelot", player: "oldboard1932", opening: "E7-G5 F11-G12" })).toBe(
      "of oldboard1932, beginning E7–G5 F11–G12",
    );
  });

  it("says nothing where nothing is looked for", () => {
    expect(sentence({})).toBe("");
    expect(sentence({ variant: "cam" })).toBe("");
  });

  it("has everything in one order", () => {
    expect(
      sentence({
        from: "site",
        result: "1/2-1/2",
        material: "KMm",
        pattern: "ME6",
        fen: "x",
        until: "2009-02-07",
        since: "2008",
        event: "World Championship",
      }),
    ).toBe(
      "at World Championship, from 2008 to 7 Feb 2009, through the position shown, with the pattern shown, with KMm left at the end, drawn, played here",
    );
  });

  it("names a rule set where its game is known", async () => {
    const variant = (await coreForTests()).variant("camelot");
    const rules = { variant: "camelot", rules: "wcf" };
    expect(sentence(rules, variant)).toBe("rules: World Camelot Federation");
    expect(sentence(rules)).toBe("rules: wcf");
  });

  it("says one date as one", () => {
    expect(sentence({ since: "2009", until: "2009" })).toBe("of 2009");
    expect(sentence({ since: "2009-02" })).toBe("since Feb 2009");
    expect(sentence({ until: "2009" })).toBe("until 2009");
  });
});

describe("a date of the archive", () => {
  it("is as exact as it is known", () => {
    expect([dayText("2009-02-07"), dayText("2009-02"), dayText("2009"), dayText("")]).toEqual([
      "7 Feb 2009",
      "Feb 2009",
      "2009",
      "",
    ]);
  });
});
