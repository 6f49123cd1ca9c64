// What is left in the browser of a study and of its review.
import { beforeEach, describe, expect, it } from "vitest";
import type { Saved } from "../review/saved.ts";
import { keep, kept } from "./kept.ts";

const review: Saved = {
  nodes: 1000,
  going: true,
  moves: ["D5-D6"],
  looks: [{ score: 12, end: null, line: ["D5-D6"], choices: 40 }],
  said: {},
};

/** A storage of its own for each test. */
beforeEach(() => {
  const held = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, to: string) => held.set(key, to) },
  });
});

describe("a study that is kept", () => {
  it("keeps its moves when its review goes on, and its review when its moves change", () => {
    keep("cam", { text: "D5-D6" });
    keep("cam", { review });
    keep("camelot", { text: "D6-D8" });
    keep("cam", { text: "D5-D6 D9-D8" });
    expect(kept("cam")).toMatchObject({ text: "D5-D6 D9-D8", review });
    expect(kept("camelot").review).toBeUndefined();
  });

  it("keeps its moves where the review is not one, and those that were kept before there were reviews", () => {
    localStorage.setItem(
      "camlann.analysis",
      JSON.stringify([
        { key: "old", text: "D5-D6" },
        { key: "odd", text: "C5-C6", review: { nodes: "many" } },
      ]),
    );
    expect(kept("old")).toMatchObject({ text: "D5-D6" });
    expect(kept("odd")).toMatchObject({ text: "C5-C6" });
    expect(kept("odd").review).toBeUndefined();
  });
});
