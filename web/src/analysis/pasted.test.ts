// Pasted texts, read by the real core: published games from files, editors and programs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { longest, recordsIn, textOf } from "./pasted.ts";
import { Study } from "../study/study.svelte.ts";

const folder = join(import.meta.dirname, "../../../test/data/games");
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const match = read("camelot-wc2009-game1.txt") + "\n" + read("camelot-wc2009-game4.txt");

let core: Core;
beforeAll(async () => {
  ({ core } = await thinkerForTests());
});

const board = (variant = "cam"): Study => new Study(core, { variant, rules: "", start: null });

/** The game that a text becomes, with what was wrong in it. */
function pasted(text: string, index = 0): { plies: number; faults: [number, string][]; variant: string } {
  const study = board();
  const { faults, other } = study.paste(recordsIn(text.trim()).records, index);
  study.free();
  const plies = other
    ? other.text
        .replace(/^\[.*\]$/gm, "")
        .split(/\s+/)
        .filter(Boolean).length
    : 0;
  return { plies, faults: faults.map(({ line, word }) => [line, word]), variant: other?.origin.variant ?? "" };
}

const numbers = (text: string): number[] => {
  const study = board();
  const all = study.listed(recordsIn(text.trim()).records).map(({ plies }) => plies);
  study.free();
  return all;
};

describe("a published game", () => {
  it.each(files)("%s is read without a fault", (name) => {
    const plies = Number(/\[Plies "(\d+)"\]/.exec(read(name))?.[1]);
    expect(plies).toBeGreaterThan(0);
    for (const text of [read(name), read(name).replaceAll("\n", "\r\n"), `\ufeff${read(name)}`]) {
      expect(pasted(text)).toEqual({ plies, faults: [], variant: "camelot" });
    }
  });

  it("is found in a paste of several, in whichever order", () => {
    expect(numbers(match)).toEqual([23, 20]);
    expect(numbers(match.replaceAll("\n", "\r\n"))).toEqual([23, 20]);
    expect(numbers(files.map(read).join("\n\n\n"))).toHaveLength(files.length);
    expect(pasted(match, 1)).toEqual({ plies: 20, faults: [], variant: "camelot" });
  });

  it("is kept up to a wrong line, which is named, and the games behind it are kept, too", () => {
    const lines = match.split("\n");
    const at = lines.findIndex((line) => line.startsWith("8. "));
    lines[at] = "8. Z9-Z10 nonsense";
    const text = lines.join("\n");
    expect(numbers(text)).toHaveLength(2);
    const first = pasted(text, 0);
    expect(first.plies).toBe(14);
    expect(first.faults[0]).toEqual([at + 1, "Z9-Z10"]);
    expect(pasted(text, 1)).toEqual({ plies: 20, faults: [], variant: "camelot" });
  });
});

describe("a text of others", () => {
  const shared = (name: string): string =>
    readFileSync(join(import.meta.dirname, "../../../test/data/records", name), "utf8");

  it.each([
    ["typographic-moves.txt", 3],
    ["no-break-spaces.txt", 3],
    ["commas.txt", 6],
    ["tags-on-a-line.txt", 2],
  ])("%s is read like any other", (name, plies) => {
    const { faults, ...rest } = pasted(shared(name));
    expect(faults).toEqual([]);
    expect(rest.plies).toBe(plies);
  });

  it("loses no game by the faults of another", () => {
    expect(numbers(shared("open-comment.txt"))).toHaveLength(4);
    expect(numbers(shared("open-variation.txt"))).toHaveLength(4);
    expect(numbers(shared("glued-results.txt"))).toEqual([2, 2, 2]);
    expect(numbers(shared("typographic-result.txt"))).toEqual([2, 2]);
    expect(pasted(shared("odd-header.txt")).faults).toEqual([[4, '[BlackType: "program"]']]);
  });
});

describe("a header that cannot be read", () => {
  it("costs nothing else", () => {
    const study = board();
    const wrong = '[Variant "Cam"]\n[BlackType: "program"]\n\n1. D5-D6 D9-D8 D6-D9 *';
    expect(study.paste(wrong).faults.map(({ word, leftOut }) => [word, leftOut])).toEqual([
      ['[BlackType: "program"]', true],
      ["D6-D9", false],
    ]);
    study.free();
  });
});

describe("JSON", () => {
  const one = '{"variant":"cam","moves":["D5-D6"]}';
  const two = '{"tags":{"White":"Ann","Round":2},"variant":"cam","rules":null,"moves":["C5-C6",{"notation":"D9-D8"}]}';

  /** The number of moves of each game, and the lines of the games and of what is left out. */
  function read(text: string): { plies: number[]; lines: readonly number[]; faults: number[] } {
    const { lines, faults } = recordsIn(text);
    expect(faults.every(({ leftOut, why }) => leftOut && why !== "")).toBe(true);
    return { plies: numbers(text), lines, faults: faults.map(({ line }) => line) };
  }

  it("loses no game by a line or an object that is none", () => {
    const unread = ['{"variant":"cam","mo', "x"];
    const unplayed = ['{"variant":"cam"}', '{"moves":["D5-D6"]}', '{"variant":"cam","moves":[5]}'];
    for (const wrong of [...unread, ...unplayed]) {
      expect(read(`${one}\n${wrong}`)).toEqual({ plies: [1], lines: [1], faults: [2] });
      expect(read(`${one}\n${wrong}\n${two}\n`)).toEqual({ plies: [1, 2], lines: [1, 3], faults: [2] });
      expect(read(`[${one},\n${wrong},\n${two}]`)).toEqual({ plies: [1, 2], lines: [1, 3], faults: [2] });
    }
    expect(read('{"variant":"cam","mo')).toEqual({ plies: [], lines: [], faults: [1] });
  });

  it("loses no game by what is in the moves and headers of another", () => {
    for (const move of ["D5-D6 {open", "(D5-D6", "D5-D6\n[White", ";"]) {
      const wrong = JSON.stringify({ variant: "cam", moves: [move] });
      expect(read(`${wrong}\n${two}`)).toEqual({ plies: [2], lines: [2], faults: [1] });
    }
    const tags = JSON.stringify({ tags: { Event: "a\n\nb" }, variant: "cam", moves: [] });
    expect(read(`${tags}\n${tags}\n${two}`)).toEqual({ plies: [0, 0, 2], lines: [1, 2, 3], faults: [] });
  });

  it("may begin with the head of an exported archive", () => {
    expect(read(`{"licence":"free","games":1}\n${one}`)).toEqual({ plies: [1], lines: [2], faults: [] });
  });
});

describe("a position", () => {
  it("of any game is one of its own, and its first move is legal there", () => {
    for (const { id } of core.variants) {
      const start = board(id);
      const fen = start.board.now?.fen ?? "";
      start.free();
      const study = board();
      const fits = study.variants.filter((one) => study.whyNot({ variant: one.id, rules: "", start: fen }) === null);
      study.free();
      expect(fits.map((one) => one.id)).toContain(id);
    }
  });

  it("says why it is none", () => {
    const study = board();
    expect(study.whyNot({ variant: "cam", rules: "", start: "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 x" })).toMatch(/\w/);
    study.free();
  });
});

describe("nonsense", () => {
  it("is no game, and nothing is lost by it", () => {
    for (const text of [
      "hello, world",
      "{",
      "[",
      "((((",
      "}}}}",
      "1. 2. 3.",
      "\u0000\u0001",
      "<html>1. D5-D6</html>",
      "🙂",
    ]) {
      const study = board();
      study.paste("D5-D6");
      expect(() => study.paste(recordsIn(text).records)).not.toThrow();
      expect(study.text).toContain("D5-D6");
      study.free();
    }
  });
});

describe("a file", () => {
  const file = (...bytes: number[]) => ({
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  });
  const utf16 = (text: string, low: number): number[] =>
    [...text].flatMap((one) => {
      const pair = [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8];
      return low === 0 ? pair : pair.reverse();
    });

  it("is read in whichever way an editor has saved it", async () => {
    const text = '[White "Zoë"]\r\n\r\n1. D5-D6';
    const utf8 = (given: string): number[] => [...new TextEncoder().encode(given)];
    expect(await textOf(file(...utf8(`\ufeff${text}`)))).toEqual({ text, encoding: "" });
    expect(await textOf(file(...utf8(text)))).toEqual({ text, encoding: "" });
    for (const low of [0, 1]) {
      const encoding = low === 0 ? "UTF-16 LE" : "UTF-16 BE";
      expect(await textOf(file(...utf16(`\ufeff${text}`, low)))).toEqual({ text, encoding });
      expect(await textOf(file(...utf16(text, low)))).toEqual({ text, encoding });
    }
    expect(await textOf(file(0x5a, 0x6f, 0xeb))).toEqual({ text: "Zoë", encoding: "Windows-1252" });
    expect(await textOf(file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d))).toBeUndefined();
  });

  it("is left alone where it is too long", async () => {
    const arrayBuffer = vi.fn(() => Promise.resolve(new ArrayBuffer(0)));
    expect(await textOf({ size: 3 * longest + 1, arrayBuffer })).toBeNull();
    expect(arrayBuffer).not.toHaveBeenCalled();
  });
});
