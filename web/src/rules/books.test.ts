/// <reference types="node" />
// The rules pages against the core: every board can be solved as asked, every refusal has its place.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { chosenOptions, familyOf } from "../lib/families.ts";
import { type Chapter, isShown } from "./book.ts";
import { bookOf } from "./books.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const games = ["cam", "camelot", "camette", "chivalry", "camblam"];
const chaptersOf = (game: string): Chapter[] => bookOf(game)?.chapters ?? [];
const exercises = [...new Set(games.flatMap(chaptersOf).flatMap((chapter) => chapter.exercises ?? []))];

describe("boards to try", () => {
  it.each(exercises.map((exercise) => [exercise.title, exercise] as const))("%s can be done", (_, exercise) => {
    const position = core.open(exercise.variant, "", exercise.fen);
    const { outcomes, pieces } = position.state();
    const solutions = outcomes.filter((outcome) => exercise.done(outcome));
    expect(solutions.length).toBeGreaterThan(0);
    const inside = (square: string): boolean => isShown(exercise, square);
    // Where nothing is compulsory, a board that any legal move solves teaches nothing.
    if (exercise.variant === "camblam") expect(solutions.length).toBeLessThan(outcomes.length);
    for (const solution of solutions) expect(solution.path.every(inside), solution.notation).toBe(true);
    expect(Object.keys(pieces).filter(inside).length).toBeGreaterThan(0);
    position.free();
  });

  it.each([
    ["You must", ["F5", "F6"], "must-capture"],
    ["Not for a man", ["D4", "F8"], "charge-needs-knight"],
    ["A knight does not ride past", ["D4", "D6"], "knight-canter-rule"],
    ["Out of your castle", ["F5", "F7"], "own-castle-first"],
    ["Slantwise", ["f5", "f6"], "pawn-straight"],
    ["A gap ends it", ["f3", "f8"], "run-gap"],
    ["A shot", ["d4", "g7"], "shot-blocked"],
  ])("%s: the attempt is refused by the rule it teaches", (title, route, rule) => {
    const exercise = exercises.find((one) => one.title === title);
    expect(exercise).toBeDefined();
    if (!exercise) return;
    const position = core.open(exercise.variant, "", exercise.fen);
    expect(position.whyNot(route)?.rule).toBe(rule);
    position.free();
  });
});

describe("anchors", () => {
  const anchorsOf = (family: string): string[] => {
    const header = readFileSync(
      fileURLToPath(new URL(`../../../src/games/${family}/refusal.hpp`, import.meta.url)),
      "utf8",
    );
    const body = /enum class Broken[^{]*\{([^}]*)\}/.exec(header)?.[1] ?? "";
    return [...body.matchAll(/^ {2}(\w+),/gm)].map((match) => (match[1] ?? "").replaceAll("_", "-"));
  };

  it.each(games)("%s: has a place for every rule that the core refuses by", (game) => {
    const variant = core.variant(game);
    const rules = anchorsOf(variant?.family ?? "");
    expect(rules.length).toBeGreaterThan(15);
    const chapters = chaptersOf(game);
    const places = chapters.flatMap((chapter) => [chapter, ...(chapter.rules ?? [])]).map(({ id }) => id);
    expect(new Set(places).size).toBe(places.length);
    // Only where a castle has two squares can a piece move within it; castles at the sides need four players, and
    // games with moves of one leg have no page yet.
    const wanted = rules.filter(
      (rule) =>
        !["side-castle-closed", "one-leg-only"].includes(rule) &&
        (rule !== "castle-moves-used" || variant?.seating[0]?.castle.length === 2),
    );
    expect(wanted.filter((rule) => !places.includes(rule))).toEqual([]);
    const pressed = Object.values(variant ? familyOf(variant).pressed : {});
    expect(pressed.filter((anchor) => !places.includes(anchor))).toEqual([]);
    if (variant?.note) expect(places).toContain("sources");
  });

  it("knows no game but those of the core", () => {
    expect(core.variants.map(({ id }) => id)).toEqual(expect.arrayContaining(games));
  });
});

describe("rule sets", () => {
  it("has words for every switch in which an offered set differs", () => {
    for (const variant of core.variants.filter(({ id }) => games.includes(id))) {
      const book = bookOf(variant.id);
      const [base] = variant.ruleSets;
      expect(base?.offered).toBe(true);
      for (const set of variant.ruleSets.filter((one) => one.offered)) {
        for (const [option, value] of Object.entries(set.options)) {
          if (value === base?.options[option] || book?.idle.includes(option)) continue;
          expect(book?.optionWords[option]?.[String(value)], `${option}=${String(value)}`).toBeDefined();
        }
      }
    }
  });

  it("has words for every value of an option that is chosen by itself", () => {
    const camblam = core.variant("camblam");
    if (!camblam) throw new Error("no Camblam");
    const options = chosenOptions(camblam);
    expect(options.map(({ name }) => name).sort()).toEqual(camblam.options.map(({ name }) => name).sort());
    for (const { name, values, words } of options) {
      for (const value of values) {
        expect(words.values[value], `${name}=${value}`).toBeDefined();
        expect(bookOf("camblam")?.optionWords[name]?.[value], `${name}=${value}`).toBeDefined();
      }
    }
  });
});
