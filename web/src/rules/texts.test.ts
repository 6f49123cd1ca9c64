/// <reference types="node" />
// The rules pages against the core: every board can be solved as asked, every refusal has its place.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { belongs, boardWords, chapters, fixedForOne, optionWords } from "./texts.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const exercises = chapters.flatMap((chapter) => chapter.exercises ?? []);

describe("boards to try", () => {
  it.each(exercises.map((exercise) => [exercise.title, exercise] as const))("%s can be done", (_, exercise) => {
    const position = core.open(exercise.variant, "wcf", exercise.fen);
    const { outcomes, pieces } = position.state();
    const solutions = outcomes.filter((outcome) => exercise.done(outcome));
    expect(solutions.length).toBeGreaterThan(0);
    const [from, to] = exercise.ranks;
    const inside = (square: string): boolean => Number(square.slice(1)) >= from && Number(square.slice(1)) <= to;
    for (const solution of solutions) expect(solution.path.every(inside), solution.notation).toBe(true);
    expect(Object.keys(pieces).filter(inside).length).toBeGreaterThan(0);
    position.free();
  });

  it.each([
    ["You must", ["F5", "F6"], "must-capture"],
    ["Not for a man", ["D4", "F8"], "charge-needs-knight"],
    ["A knight does not ride past", ["D4", "D6"], "knight-canter-rule"],
    ["Out of your castle", ["F5", "F7"], "own-castle-first"],
  ])("%s: the attempt is refused by the rule it teaches", (title, route, rule) => {
    const exercise = exercises.find((one) => one.title === title);
    expect(exercise).toBeDefined();
    if (!exercise) return;
    const position = core.open(exercise.variant, "wcf", exercise.fen);
    expect(position.whyNot(route)?.rule).toBe(rule);
    position.free();
  });
});

describe("anchors", () => {
  it("has a place for every rule that the core refuses by, on the pages of the games where it can happen", () => {
    const header = readFileSync(
      fileURLToPath(new URL("../../../src/games/camelot/refusal.hpp", import.meta.url)),
      "utf8",
    );
    const body = /enum class Broken[^{]*\{([^}]*)\}/.exec(header)?.[1] ?? "";
    const rules = [...body.matchAll(/^ {2}(\w+),/gm)].map((match) => (match[1] ?? "").replaceAll("_", "-"));
    expect(rules.length).toBeGreaterThan(15);
    for (const variant of core.variants.map((one) => one.id)) {
      const places = chapters
        .filter((chapter) => belongs(chapter.games, variant))
        .flatMap((chapter) => chapter.rules ?? [])
        .filter((rule) => belongs(rule.games, variant))
        .map((rule) => rule.id);
      const wanted = rules.filter((rule) => rule !== "castle-moves-used" || belongs("two", variant));
      expect(
        wanted.filter((rule) => !places.includes(rule)),
        variant,
      ).toEqual([]);
    }
  });
});

describe("rule sets", () => {
  it("has words for every switch in which an offered set differs", () => {
    for (const variant of core.variants) {
      const base = variant.ruleSets.find((set) => set.id === "wcf");
      expect(base?.offered).toBe(true);
      for (const set of variant.ruleSets.filter((one) => one.offered)) {
        for (const [option, value] of Object.entries(set.options)) {
          if (value === base?.options[option] || (belongs("one", variant.id) && fixedForOne.includes(option))) continue;
          expect(optionWords[option]?.[value], `${option}=${value}`).toBeDefined();
        }
      }
    }
  });

  it("introduces every game", () => {
    for (const variant of core.variants) expect(boardWords[variant.id], variant.id).toBeDefined();
  });
});
