/// <reference types="node" />
// The rules pages against the core: every board can be solved as asked, every refusal has its place.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Variant } from "../lib/core.ts";
import { familyOf } from "../lib/families.ts";
import { chosenOptions } from "../lib/rule_choice.ts";
import { type Book, type Exercise, isShown } from "./book.ts";
import { hasBook, loadAuthor } from "./books.ts";

const games = [
  "cam",
  "camelot",
  "camette",
  "chivalry",
  "mini-camelot",
  "grand-cam",
  "grand-camelot",
  "tri-camelot",
  "camblam",
];

const core = await coreForTests();
const books = new Map<string, Book>();
for (const game of [...games, "river-camelot"]) {
  const author = await loadAuthor(game);
  const variant = core.variant(game);
  const book = variant && author?.(variant);
  if (book) books.set(game, book);
}
const chaptersOf = (game: string) => books.get(game)?.chapters ?? [];
// Games that share a board to try name it alike, others do not.
const exercises: Exercise[] = [
  ...new Map(
    games.flatMap(chaptersOf).flatMap((chapter) => (chapter.exercises ?? []).map((one) => [one.title, one])),
  ).values(),
];

describe("boards to try", () => {
  it("have names of their own in a game: what is solved is remembered by them", () => {
    for (const game of games) {
      const titles = chaptersOf(game).flatMap((chapter) => (chapter.exercises ?? []).map(({ title }) => title));
      expect(new Set(titles).size, game).toBe(titles.length);
      expect(titles.length, game).toBeGreaterThan(3);
    }
  });

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
    ["You must capture", ["F5", "F6"], "must-capture"],
    ["Only knights charge", ["D4", "F8"], "charge-needs-knight"],
    ["A knight does not ride past", ["D4", "D6"], "knight-canter-rule"],
    ["Out of your castle", ["F5", "F7"], "own-castle-first"],
    ["Closed at the sides", ["B8", "A7"], "side-castle-closed"],
    ["Red must", ["I4", "I5"], "must-capture"],
    ["A knight among four does not ride past", ["E3", "G5"], "knight-canter-rule"],
    ["Out of Red's castle", ["D4", "F6"], "own-castle-first"],
    ["Blue must", ["H5", "H7"], "must-capture"],
    ["A knight among three does not ride past", ["F3", "F7"], "knight-canter-rule"],
    ["Out of Blue's castle", ["E6", "E10"], "own-castle-first"],
    ["Men must, too", ["G4", "G5"], "must-capture"],
    ["One leap and no more", ["C4", "E6", "G8"], "one-leg-only"],
    ["Diagonally", ["f5", "f6"], "pawn-straight"],
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

  /** Rules that a game cannot refuse by. */
  function impossible(variant: Variant | undefined): string[] {
    const { seats = 2, castleMoves = 0, men = {} } = variant ?? {};
    // Variants in which moves have one leg, and men may enter and leave their own castle freely.
    const mini = !("k" in men) && variant?.family === "camelot";
    return [
      ...(seats === 4 ? [] : ["side-castle-closed"]),
      ...(castleMoves > 0 ? [] : ["castle-moves-used"]),
      ...(mini ? [] : ["one-leg-only"]),
      "men-go-forward",
      "trees-first",
      "not-tree-square",
      "tree-there",
      "tree-between",
      ...(mini ? ["own-castle-first", "own-castle-closed", "own-castle-ends-jump", "jump-must-go-on"] : []),
      ...(mini ? ["taken-already", "charge-needs-knight", "no-canter-after-jump"] : []),
      ...(mini ? ["knight-canter-rule", "canter-back-to-start"] : []),
    ];
  }

  it.each(games)("%s: has a place for every rule that the core refuses by", (game) => {
    const variant = core.variant(game);
    const rules = anchorsOf(variant?.family ?? "");
    expect(rules.length).toBeGreaterThan(15);
    const chapters = chaptersOf(game);
    const places = chapters.flatMap((chapter) => [chapter, ...(chapter.rules ?? [])]).map(({ id }) => id);
    expect(new Set(places).size).toBe(places.length);
    const never = new Set(impossible(variant));
    const wanted = rules.filter((rule) => !never.has(rule));
    expect(wanted.filter((rule) => !places.includes(rule))).toEqual([]);
    const pressed = Object.values(variant ? familyOf(variant).pressed : {});
    expect(pressed.filter((anchor) => !places.includes(anchor))).toEqual([]);
    if (variant?.note) expect(places).toContain("sources");
  });

  it("knows every game of the core", () => {
    const fromFiles = ["anti-camelot", "river-camelot"];
    expect(core.variants.map(({ id }) => id).sort()).toEqual([...games, ...fromFiles].sort());
    expect(fromFiles.some(hasBook)).toBe(false);
    expect(games.every(hasBook)).toBe(true);
    expect(hasBook("chess")).toBe(false);
  });
});

describe("rule sets", () => {
  it("has words for every switch in which an offered set differs", () => {
    for (const variant of core.variants) {
      const book = books.get(variant.id);
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
    const chosen = core.variants.filter((variant) => chosenOptions(variant).length > 0);
    expect(chosen.map(({ id }) => id)).toEqual(["grand-cam", "grand-camelot", "camblam", "river-camelot"]);
    for (const variant of chosen) {
      for (const { name, values, numbered, words } of chosenOptions(variant)) {
        for (const value of values.filter(
          (value) => numbered === 0 || (value in words.values && value !== "shuffled"),
        )) {
          expect(words.values[value], `${name}=${value}`).toBeDefined();
          expect(books.get(variant.id)?.optionWords[name]?.[value], `${name}=${value}`).toBeDefined();
        }
      }
    }
    const camblam = chosen.find(({ id }) => id === "camblam");
    expect(
      camblam &&
        chosenOptions(camblam)
          .map(({ name }) => name)
          .sort(),
    ).toEqual(camblam?.options.map(({ name }) => name).sort());
  });
});
