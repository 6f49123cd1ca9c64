// The review of a study during changes of its moves.
import { beforeEach, describe, expect, it } from "vitest";
import { keep, kept } from "../study/kept.ts";
import { Study } from "../study/study.svelte.ts";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { ReviewDesk } from "./desk.svelte.ts";
import { reviewNodes } from "../why/look.ts";
import type { Saved } from "../why/saved.ts";
import { sideNames, whitesScore, withPlayers } from "./sides.ts";

beforeEach(() => {
  const held = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, to: string) => held.set(key, to) },
  });
});

const look = { score: 0, end: null, line: ["D5-D6"], choices: 40 };
const review: Saved = {
  nodes: reviewNodes,
  going: false,
  moves: ["D5-D6", "D9-D8"],
  looks: [look, look, look],
  words: {},
};

describe("a review", () => {
  it("is not wiped out by a start when all moves have been deleted", async () => {
    const { core } = await thinkerForTests();
    const variant = core.variant("cam");
    if (!variant) throw new Error("no Cam");
    keep("cam", { review });
    const study = new Study(core, { variant: "cam", rules: "", start: null });
    study.takeUp("D5-D6 D9-D8");
    const desk = new ReviewDesk(study, variant, "cam");
    desk.open(false);
    expect(desk.review.moves).toEqual(review.moves);
    const [first] = study.lineAfter(study.root);
    if (first) study.remove(first);
    desk.start();
    expect([desk.review.moves, desk.review.looks.length]).toEqual([review.moves, 3]);
    expect(kept("cam").review).toEqual(review);
    study.free();
  });

  it("goes with the moves to a link, a study and a record, beside the marks of people", async () => {
    const { core } = await thinkerForTests();
    const variant = core.variant("cam");
    if (!variant) throw new Error("no Cam");
    const looks = [
      { ...look, line: ["C5-C6"] },
      { ...look, score: -220 },
      { ...look, score: -220 },
    ];
    keep("cam", { review: { ...review, looks, words: { 1: { fault: "misses a win", better: "wins" } } } });
    const study = new Study(core, { variant: "cam", rules: "", start: null });
    study.takeUp("D5-D6 D9-D8!");
    new ReviewDesk(study, variant, "cam").open(false);
    expect(study.text).toBe("D5-D6 D9-D8!");
    const sent = study.reviewedText;
    expect(sent).toBe('[WhiteAccuracy "35"]\n[BlackAccuracy "100"]\n\nD5-D6?? D9-D8!');
    expect(study.record).toMatch(/\[WhiteAccuracy "35"\][^]*D5-D6\?\? D9-D8!/);
    study.free();

    const there = new Study(core, { variant: "cam", rules: "", start: null });
    there.takeUp(sent);
    const desk = new ReviewDesk(there, variant, "another");
    desk.open(false);
    expect((["w", "b"] as const).map((seat) => desk.accuracyOf(seat))).toEqual(["accuracy 35 %", "accuracy 100 %"]);
    expect(there.lineAfter(there.root).map(({ glyph }) => glyph)).toEqual(["??", "!"]);
    expect(there.text).toBe(sent);
    there.free();
  });

  it("speaks of the players by the names that the record has, and of the others by their seats", async () => {
    const { core } = await thinkerForTests();
    const variant = core.variant("cam");
    if (!variant) throw new Error("no Cam");
    const named = (headers: string): string[] => {
      const study = new Study(core, { variant: "cam", rules: "", start: null });
      study.takeUp(`${headers}\nD5-D6 D9-D8`);
      keep("cam", { review });
      const desk = new ReviewDesk(study, variant, "cam");
      desk.open(false);
      const said = [
        ...sideNames(desk.variant),
        ...[1, 2, 3].map((ply) => desk.nameOf({ ply, first: ply % 2 === 1 })),
        whitesScore({ ...look, score: -31_000, end: 5 }, desk.variant),
        whitesScore({ ...look, score: 32_000, end: 0 }, desk.variant),
      ];
      study.free();
      return said;
    };
    expect(named('[White "Dan Troyka"]\n[Black "Michael Nolan"]\n')).toEqual([
      ...["Dan Troyka", "Michael Nolan", "Dan Troyka", "Michael Nolan", "Dan Troyka"],
      ...["Michael Nolan wins in 3 moves", "won by Dan Troyka"],
    ]);
    expect(named('[White "?"]\n[Black "Michael Nolan"]\n')).toEqual([
      ...["White", "Michael Nolan", "White", "Michael Nolan", "White"],
      ...["Michael Nolan wins in 3 moves", "won by White"],
    ]);
    const seats = [...["White", "Black", "White", "Black", "White"], ...["Black wins in 3 moves", "won by White"]];
    expect(named("")).toEqual(seats);
    expect(named('[White "Ann"]\n[Black "Ann"]\n')).toEqual(seats);
  });

  it("names both players of each team", async () => {
    const { core } = await thinkerForTests();
    const variant = core.variant("grand-cam");
    if (!variant) throw new Error("no Grand Cam");
    expect(sideNames(withPlayers(variant, { Red: "Ann", Blue: "Ben", Yellow: "Eve" }))).toEqual([
      "Ann and Ben",
      "Green and Eve",
    ]);
  });
});
