/// <reference types="node" />
// Every text that people read, held to everyday words.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const files = [
  folder("messages.ts"),
  folder("families.ts"),
  folder("../play/words.ts"),
  ...readdirSync(folder(".."), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("texts.ts"))
    .map((name) => folder(`../${name}`)),
  ...["rules", "courses"].flatMap((part) =>
    readdirSync(folder(`../${part}/`))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => folder(`../${part}/${name}`)),
  ),
];

/** The string literals of a source, without its comments. */
const textsOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, "")
    .match(/"(?:[^"\\\n]|\\.)+"|`(?:[^`\\]|\\.)+`/g) ?? [];

const texts = files.flatMap((path) => textsOf(path).map((text) => text.replace(/\$\{[^}]*\}/g, "…")));

describe("what people read", () => {
  it("is found", () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.some((text) => text.includes("Your move."))).toBe(true);
  });

  it.each([
    /\bpl(y|ies)\b/i,
    /\barray\b(?!")/i,
    /slantwise|slanting direction|\baslant\b/,
    /for himself/,
    /round the corner/,
    /as told (above|here)/,
    /across from its like/,
    /\ball it has\b/,
    /needs the word of/,
    /the own (king|castle)/,
    /exercises? of programming/,
    /for all\b(?! )/,
    /a person here|players not named|Ready to be played|Back to the array|Take men away|Men to put/,
    /\b(men|pieces|knights|row|leg) a (side|move|row)\b/,
  ])("has no %s", (stiff) => {
    expect(texts.filter((text) => stiff.test(text))).toEqual([]);
  });
});
