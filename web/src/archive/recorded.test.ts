import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { speak } from "../lib/language.ts";
import { eventIn, playerIn, texts } from "./recorded.ts";

describe("what the server writes into records", () => {
  it("is known here as its source has it", () => {
    const folder = resolve(import.meta.dirname, "../../../src/server/model");
    const source = readFileSync(resolve(folder, "game_record.cpp"), "utf8");
    for (const part of ['"Rated" : "Casual"', '" game" : " game of a tournament"', '"Guest"', '"Camlann, level "'])
      expect(source).toContain(part);
    expect(readFileSync(resolve(folder, "marks.hpp"), "utf8")).toContain('" (guest)"');
    expect(Object.keys(texts.events)).toHaveLength(4);
  });

  it("is in the language of the page, unlike names", () => {
    speak("de", {
      texts: {
        recorded: {
          events: { "Casual game": "Freie Partie" },
          names: { Guest: "Gast" },
          guest: (name: string) => `${name} (Gast)`,
          level: (level: string) => `Camlann, Stufe ${level}`,
        },
      },
    });
    expect(eventIn("Casual game")).toBe("Freie Partie");
    expect(eventIn("Casual game in Bath")).toBe("Casual game in Bath");
    expect(["Ann (guest)", "Guest", "Camlann, level 7", "Ann"].map(playerIn)).toEqual([
      "Ann (Gast)",
      "Gast",
      "Camlann, Stufe 7",
      "Ann",
    ]);
  });
});
