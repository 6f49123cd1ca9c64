import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests, games } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Editor } from "./editor.svelte.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

function edit(game: string, fen = ""): Editor {
  const variant = core.variant(game);
  if (!variant) throw new Error(game);
  return new Editor(core, variant, fen);
}

describe("a position being set up", () => {
  it.each(games)("begins with the array of %s", (game) => {
    const editor = edit(game);
    expect(editor.verdict).toEqual({ fen: editor.variant.array, problem: "" });
  });

  it("takes men by the tool, and the same man twice away again", () => {
    const editor = edit("camblam", "11k/12/12/12/12/12/12/12/12/12/12/K11 w");
    editor.tool = { man: "R" };
    editor.use("c3");
    expect(editor.pieces["c3"]).toBe("R");
    editor.tool = { man: "q" };
    editor.use("c3");
    expect(editor.pieces["c3"]).toBe("q");
    editor.use("c3");
    expect(editor.pieces["c3"]).toBeUndefined();
    editor.tool = "remove";
    editor.use("a1");
    expect(editor.verdict.problem).toMatch(/king/i);
  });

  it("moves a man, onto another too", () => {
    const editor = edit("camblam", "11k/12/12/12/12/12/12/12/12/12/R11/K11 w");
    editor.move("a2", "l12");
    expect(editor.pieces).toEqual({ a1: "K", l12: "R" });
    editor.move("a1", "a1");
    editor.move("b5", "c5");
    expect(editor.pieces).toEqual({ a1: "K", l12: "R" });
  });

  it("says what the core says: who is in check out of turn, or that the game is over", () => {
    expect(edit("camblam", "11k/12/12/12/12/12/12/12/12/12/12/K10R w").verdict.problem).toMatch(
      /^Black is in check and it is not its turn\./,
    );
    const over = edit("camblam", "kc10/r11/12/2I9/12/12/12/12/12/12/12/CR9K b").verdict;
    expect(over.problem).toBe("White wins: Black's king on a12 is checkmated.");
  });

  it("says whose turn it is and what castle moves are used, of each of four", () => {
    const editor = edit("grand-camelot");
    editor.seat = "Y";
    editor.used[3] = 2;
    expect(editor.verdict).toEqual({ fen: editor.variant.array.replace(/ R 0.*/, " Y 0,0,0,2 0 1"), problem: "" });
    editor.read(editor.verdict.fen.replace(" Y ", " B "));
    expect([editor.seat, editor.used[3]]).toEqual(["B", 2]);
  });

  it("has no side but the one chosen", () => {
    const editor = edit("cam");
    editor.seat = "b";
    expect(editor.verdict.fen).toMatch(/ b 0,0 0 1$/);
    editor.clear();
    expect(editor.verdict.problem).not.toBe("");
  });

  it.each(["zzz", "1/3/5 w", "1/m2/5/7/7/7/7/7/1Q5/1K5/5/3/1 w", "1/m2/5/7/7/7/7/7/1M5/1K5/5/3/1 x"])(
    "keeps what is on the board when %s cannot be read, and says what is wrong and where",
    (fen) => {
      const editor = edit("cam", "1/m2/5/7/7/7/7/7/1M5/7/5/3/1 b");
      const { pieces, seat, verdict } = editor;
      editor.read(fen);
      expect([editor.pieces, editor.seat, editor.verdict]).toEqual([pieces, seat, verdict]);
      expect(editor.unread?.fen).toBe(fen);
      expect(editor.unread?.problem).toMatch(/\(character \d+\)\./);
      editor.put("C3", "M");
      expect(editor.unread).toBeNull();
      const anew = edit("cam", fen);
      expect(anew.verdict.fen).toBe(anew.variant.array);
      expect(anew.unread?.fen).toBe(fen);
    },
  );

  it("reads back what it has written, even where that is no position", () => {
    const editor = edit("camblam", "12/12/12/12/12/12/12/12/12/12/12/R11 b");
    expect(editor.unread).toBeNull();
    expect(editor.pieces).toEqual({ a1: "R" });
    expect(editor.seat).toBe("b");
  });
});
