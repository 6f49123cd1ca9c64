// The data of a study and of its review that stays in the browser.
import { beforeEach, describe, expect, it } from "vitest";
import type { Saved } from "../why/saved.ts";
import { keep, kept } from "./kept.ts";

const review: Saved = {
  nodes: 1000,
  going: true,
  moves: ["D5-D6"],
  looks: [{ score: 12, end: null, line: ["D5-D6"], choices: 40 }],
  words: {},
};

/** Characters that the storage takes. */
let room = 0;

/** A separate storage for each test. */
beforeEach(() => {
  const held = new Map<string, string>();
  room = 5_000_000;
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem(key: string, to: string) {
        if (to.length > room) throw new DOMException("full", "QuotaExceededError");
        held.set(key, to);
      },
    },
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

  it("outlives the reviews of other games, of which no move was changed", () => {
    keep("cam", { text: "D5-D6" });
    for (let game = 0; game < 60; game++) keep(`game ${String(game)}`, { review });
    expect(kept("cam")).toMatchObject({ text: "D5-D6" });
    expect(kept("game 59").review).toEqual(review);
    expect(kept("game 0").review).toBeUndefined();
  });

  it("is kept in a full storage in place of the reviews, then of the oldest studies", () => {
    keep("old", { text: "D5-D6" });
    keep("game 1", { review });
    keep("young", { text: "C5-C6" });
    room = 200;
    keep("cam", { text: "B5-B6" });
    expect([kept("old").text, kept("young").text, kept("cam").text]).toEqual(["D5-D6", "C5-C6", "B5-B6"]);
    expect(kept("game 1").review).toBeUndefined();
    room = 80;
    keep("cam", { text: "B5-B6 B9-B8" });
    expect([kept("old").text, kept("young").text, kept("cam").text]).toEqual([undefined, "C5-C6", "B5-B6 B9-B8"]);
    room = 10;
    keep("cam", { text: "B5-B6" });
    expect(kept("cam").text).toBe("B5-B6 B9-B8");
  });
});
