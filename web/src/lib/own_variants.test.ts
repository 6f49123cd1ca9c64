/// <reference types="node" />
// Games from files, as the page knows them: from the core, and the rules that follow from their options.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadAuthor } from "../rules/books.ts";
import { coreForTests } from "./core.fixture.ts";
import { CoreRefused, type Variant } from "./core.ts";
import { familyOf } from "./families.ts";
import { ownVariants } from "./own_variants.ts";

const file = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), "utf8");
const crossroads = file("test/data/variants/crossroads.variant");
const core = await coreForTests();
core.define(crossroads);

describe("a core", () => {
  it("says what is wrong with variants, and is told of them once", async () => {
    const fresh = await coreForTests();
    expect(() => fresh.define("[my game]")).toThrow(CoreRefused);
    expect(fresh.definitions).toBeUndefined();
    core.define("[another]");
    const own = ownVariants(core).at(-1);
    expect(ownVariants(core).map(({ id }) => id)).toEqual(["anti-camelot", "river-camelot", "crossroads"]);
    expect(own?.squares).toHaveLength(71);
    expect(own?.pieces["B2"]).toBe("K");
  });
});

describe("the rules of a game from a file", () => {
  const variants = ["river-camelot", "anti-camelot", "crossroads"].map((id): [string, Variant] => {
    const variant = core.variant(id);
    if (!variant) throw new Error(id);
    return [id, variant];
  });

  it.each(variants)("%s: have a place for every rule that the core refuses by", async (_, variant) => {
    const book = (await loadAuthor(variant.id))(variant);
    const places = (book?.chapters ?? []).flatMap((chapter) => [chapter, ...(chapter.rules ?? [])]).map(({ id }) => id);
    expect(new Set(places).size).toBe(places.length);
    const header = file("src/games/camelot/refusal.hpp");
    const body = /enum class Broken[^{]*\{([^}]*)\}/.exec(header)?.[1] ?? "";
    const rules = [...body.matchAll(/^ {2}(\w+),/gm)].map((match) => (match[1] ?? "").replaceAll("_", "-"));
    const missing = rules.filter(
      (rule) => !places.includes(rule) && !["side-castle-closed", "one-leg-only", "men-go-forward"].includes(rule),
    );
    expect(missing).toEqual([
      ...(variant.castlePiecesToWin > 1 ? [] : ["castle-moves-used"]),
      ...(variant.trees > 0 ? [] : ["trees-first", "not-tree-square", "tree-there", "tree-between"]),
    ]);
  });

  it.each(variants)("%s: say who wins", async (_, variant) => {
    const book = (await loadAuthor(variant.id))(variant);
    expect(book?.intro.includes("has lost")).toBe(variant.reversed);
    expect(familyOf(variant).lines(variant)[0]?.includes("have lost")).toBe(variant.reversed);
  });
});
