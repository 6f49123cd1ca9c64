/// <reference types="node" />
// Every puzzle that is shipped can be solved on the page, by walking its moves leg by leg.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { readPuzzles } from "./puzzle.ts";
import { Solving } from "./solving.svelte.ts";
import { texts } from "./texts.ts";
import { taskOf } from "./words.ts";

const folder = fileURLToPath(new URL("../../../data/puzzles/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));

const men = (fen: string): number => (fen.split(" ")[0] ?? "").replace(/[^a-z]/gi, "").length;

it("every shipped puzzle is solved by its line", { timeout: 120_000 }, async () => {
  expect(files).not.toEqual([]);
  const core = await coreForTests();
  const seen = new Set<string>();
  for (const file of files) {
    const game = file.replace(".jsonl", "");
    for (const puzzle of readPuzzles(readFileSync(folder + file, "utf8"))) {
      expect(seen.has(puzzle.id), puzzle.id).toBe(false);
      seen.add(puzzle.id);
      const heard: string[] = [];
      const solving = new Solving(core, game, puzzle, (how) => heard.push(how));
      expect(solving.own[puzzle.line.length - 1], puzzle.id).toBe(true);
      expect(taskOf(solving)).toMatch(/\.$/);
      for (const theme of puzzle.themes) expect(texts.theme(theme), theme).toMatch(/\.$/);
      for (let wanted = solving.wanted; wanted; wanted = solving.wanted) solving.play(wanted);
      expect(heard, puzzle.id).toEqual(["solved"]);
      while (solving.shows) solving.step();
      // The page says that the move wins: then the win, or more men than before, is on the board.
      expect(solving.ply, puzzle.id).toBe(puzzle.line.length + puzzle.then.length);
      const { result, pieces } = solving.standing(solving.ply);
      if (puzzle.won !== "material") expect(result, puzzle.id).not.toBeNull();
      else expect(Object.keys(pieces).length, puzzle.id).toBeLessThan(men(puzzle.fen));
      solving.free();
    }
  }
});
