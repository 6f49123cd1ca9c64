/// <reference types="node" />
// The rules page of variants from files says what their values say.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { familyOf, linesOf } from "../lib/families.ts";
import { chosenOptions, hasSwap, rulesText, withSwap } from "../lib/rule_choice.ts";
import type { Book } from "./book.ts";
import { loadAuthor } from "./books.ts";

const core = await coreForTests();
const file = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../test/data/variants/${name}.variant`, import.meta.url)), "utf8");
core.define(file("meadow") + file("orchard") + file("march"));

async function bookOf(id: string): Promise<Book> {
  const variant = core.variant(id);
  const book = variant && (await loadAuthor(id))(variant);
  if (!book) throw new Error(id);
  return book;
}

const chapter = (book: Book, id: string) => book.chapters.find((one) => one.id === id);
const text = (book: Book, id: string): string => (chapter(book, id)?.paragraphs ?? []).join(" ");
const rule = (book: Book, id: string): string | undefined =>
  book.chapters.flatMap(({ rules = [] }) => rules).find((one) => one.id === id)?.text;

describe("51, doors 4: the rules page of a variant from a file", () => {
  it("counts castle squares, pieces and moves of the variant", async () => {
    const book = await bookOf("meadow");
    expect(book.intro).toBe("The board has 49 squares.");
    expect(book.notes).toEqual(["Everyone needs the whole castle."]);
    const castles = "White's castle: C1, D1, E1 (3 squares). Black's castle: C7, D7, E7 (3 squares).";
    expect(text(book, "castles")).toContain(castles);
    expect(text(book, "aim")).toContain("Whoever has three pieces in the enemy castle has won.");
    const end = text(book, "end");
    expect(end).toContain("Whoever takes the last enemy piece has won, if three or more of their own are left.");
    expect(end).toContain("It is a draw when a position has come up four times.");
    expect(end).toContain("It is a draw after 60 moves, both players' counted");
    expect(end).not.toContain("fifty");
    expect(rule(book, "castle-moves-used")).toContain("Each player may do this once in a game.");
  });

  it("says what its own castle is for", async () => {
    const book = await bookOf("meadow");
    expect(text(book, "castles")).not.toContain("Your own castle is not a house");
    expect(rule(book, "own-castle-closed")).toBe("Steps and canters may land in your own castle too.");
    expect(rule(book, "own-castle-first")).toBe("A piece need not leave its own castle.");
    expect(text(book, "must")).not.toContain("leave your own castle");
    expect(book.chapters.flatMap(({ exercises = [] }) => exercises)).toEqual([]);
    const usual = await bookOf("anti-camelot");
    expect(text(usual, "castles")).toContain("Your own castle is not a house");
    expect(text(usual, "must")).toContain("leave your own castle");
  });

  it("says that whoever would win has lost", async () => {
    for (const id of ["anti-camelot", "lost-meadow"]) {
      const book = await bookOf(id);
      expect(book.intro).toMatch(/^Here whoever would win has lost\./);
      expect(text(book, "aim")).toContain("Whoever gets a piece into the enemy castle has lost.");
      expect(text(book, "end")).toContain("Whoever takes the last enemy piece has lost");
      expect(text(book, "end")).toContain("A player without a legal move has won");
      expect(text(book, "aim")).not.toMatch(/you have won|castle has won/);
      expect(chapter(book, "aim")?.exercises).toEqual([]);
    }
  });

  it("names draws and single legs as they are", async () => {
    const book = await bookOf("lost-meadow");
    expect(text(book, "end")).toContain("There is no draw by a count of quiet moves.");
    expect(text(book, "end")).toContain("for the third time, the player to move may claim a draw");
    expect(text(book, "end")).toContain("if the other side has two pieces or more; otherwise it is a draw");
    expect(rule(book, "one-leg-only")).toContain("never goes on");
    expect(rule(await bookOf("anti-camelot"), "one-leg-only")).toBeUndefined();
    expect(text(await bookOf("anti-camelot"), "end")).toContain("after 100 moves, both players' counted");
  });

  it("has a short form that counts its pieces", () => {
    const [first] = ["meadow", "lost-meadow"].map((id) => {
      const variant = core.variant(id);
      return variant && familyOf(variant).lines(variant)[0];
    });
    expect(first).toContain("Bring 3 pieces into the castle");
  });
});

describe("a variant where nobody has to capture", () => {
  it("is not described as one where you must", async () => {
    const book = await bookOf("orchard");
    const optional = "Nobody has to capture: you may make another move instead";
    expect(chapter(book, "jump")?.paragraphs[0]).toBe(
      "It jumps over an enemy to the empty square behind and takes it.",
    );
    for (const id of ["jump", "must"]) expect(text(book, id)).toContain(optional);
    for (const id of ["must-capture", "jump-must-go-on"]) expect(rule(book, id)).toContain(optional);
    expect(text(book, "charge")).not.toContain("compels");
    expect(rule(book, "knight-canter-rule")).toBe("A knight may canter past enemies it could jump, without capturing.");
    expect(rule(book, "own-castle-first")).toContain("may leave by any kind of move");
    expect(book.chapters.flatMap(({ exercises = [] }) => exercises)).toEqual([]);
    expect(text(await bookOf("anti-camelot"), "jump")).toContain("if you can jump, you must");
  });

  it("says that men move forward only", async () => {
    const book = await bookOf("march");
    expect(rule(book, "men-go-forward")).toContain("A man moves forward only");
    expect(text(book, "aim")).toMatch(/A man moves forward only.*other directions.*in every direction/s);
    expect(book.chapters.flatMap(({ exercises = [] }) => exercises)).toEqual([]);
    expect(rule(await bookOf("anti-camelot"), "men-go-forward")).toBeUndefined();
  });

  it("is told in five lines without a duty", () => {
    const of = (id: string): string | undefined => {
      const variant = core.variant(id);
      return variant && linesOf(variant)[2];
    };
    expect(of("orchard")).toBe("It jumps over an enemy to the empty square behind and takes it.");
    expect(of("cam")).toContain("If you can jump, you must");
  });
});

describe("a variant with the swap rule and several arrays", () => {
  const orchard = core.variant("orchard");
  if (!orchard) throw new Error("orchard");

  it("begins with the rules that the form chooses", () => {
    expect(hasSwap("", orchard)).toBe(true);
    expect(hasSwap("default,swap=false", orchard)).toBe(false);
    expect(withSwap("", true, orchard)).toBe("");
    expect(withSwap("", false, orchard)).toBe("default,swap=false");
    const [array, ...others] = chosenOptions(orchard);
    expect(others).toEqual([]);
    expect(array).toMatchObject({ name: "array", values: ["default", "wide"], words: { title: "Opening position" } });
    const rules = withSwap(rulesText(orchard, "default", { array: "wide" }), false, orchard);
    expect(rules).toBe("default,array=wide,swap=false");
    const position = core.open("orchard", rules);
    expect(position.state().fen).toMatch(/^4\/k1mm1k\//);
    position.free();
  });
});
