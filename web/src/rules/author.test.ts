/// <reference types="node" />
// The author's words of a variant from a file, on the page of its rules and among the lessons.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadTeacher } from "../courses/courses.ts";
import { keyOf, lessonsOf } from "../learn/lessons.ts";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Outcome, Variant } from "../lib/core.ts";
import type { Book } from "./book.ts";
import { hasLessons, loadAuthor } from "./books.ts";
import { Trial } from "./exercise.svelte.ts";

const core = await coreForTests();
const file = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../test/data/variants/${name}.variant`, import.meta.url)), "utf8");
core.define(file("terrace") + file("meadow"));

function variantOf(id: string): Variant {
  const variant = core.variant(id);
  if (!variant) throw new Error(id);
  return variant;
}

async function bookOf(id: string): Promise<Book> {
  const book = (await loadAuthor(id))(variantOf(id));
  if (!book) throw new Error(id);
  return book;
}

describe("the words of an author", () => {
  it("stand before the written rules, as they are in the file", async () => {
    const book = await bookOf("terrace");
    const [first, second] = book.chapters;
    expect([first?.title, first?.own]).toEqual(["In the words of its author", true]);
    expect(first?.paragraphs).toEqual([
      "Ogród ma trzy tarasy. Kto pierwszy dojdzie na górę, ten wygrywa: 山の上 <b>first</b> & last.",
      "A paragraph may begin below its key and go on, line by line.",
    ]);
    expect(second?.id).toBe("aim");
    const other = await bookOf("meadow");
    expect(other.chapters.map(({ id }) => id)).not.toContain("words");
    expect(variantOf("cam").own).toBeUndefined();
  });

  it("are lessons that each of their moves solves, and no other", async () => {
    const course = (await loadTeacher("terrace"))(variantOf("terrace"));
    const [jump, gate] = course.chapters.flatMap(({ exercises = [] }) => exercises);
    if (!jump || !gate) throw new Error("no lessons");
    expect([jump.title, jump.task, jump.hint]).toEqual([
      "Over the hedge",
      "Two jumps are open to your man. One of them wins at once: find it.",
      "Black's castle is D7.",
    ]);
    const solving = (exercise: typeof jump): string[] => {
      const trial = new Trial(core, exercise);
      const solutions = (trial.now?.outcomes ?? []).filter((outcome: Outcome) => exercise.done(outcome));
      trial.free();
      return solutions.map(({ notation }) => notation);
    };
    expect(solving(jump)).toEqual(["B5xD7"]);
    expect(solving(gate).sort()).toEqual(["C5-C6", "C5-D6"]);
  });

  it("are offered where there are some, and are kept by keys of their own", async () => {
    expect(["terrace", "meadow", "cam"].map((id) => hasLessons(variantOf(id)))).toEqual([true, false, true]);
    const lessons = lessonsOf(await bookOf("terrace"), (await loadTeacher("terrace"))(variantOf("terrace")));
    const keys = lessons.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.slice(-2)).toEqual(["terrace: Over the hedge", "terrace: Two ways to the gate"]);
  });
});
