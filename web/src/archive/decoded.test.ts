// Files by their bytes, from the table that the reader in C++ is tested with, too.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { decoded, type Decoded } from "./decoded.ts";

/** `FF FE 4100*3`: bytes, and how many times they come. */
const bytesOf = (column: string): Uint8Array =>
  Uint8Array.from(
    column.split(" ").flatMap((word) => {
      const [digits = "", times = "1"] = word.split("*");
      const bytes = (digits.match(/../g) ?? []).map((two) => parseInt(two, 16));
      return Array.from({ length: Number(times) }, () => bytes).flat();
    }),
  );

const rows = readFileSync(join(import.meta.dirname, "../../../test/data/records/encodings.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): [string, Uint8Array, Decoded | undefined] => {
    const [what = "", bytes = "", encoding = "", text = ""] = line.split("\t");
    const found = text === "-" ? undefined : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOf(text));
    const named = encoding === "UTF-8" ? "" : (encoding as Decoded["encoding"]);
    return [what, bytesOf(bytes), found === undefined ? undefined : { text: found, encoding: named }];
  });

it.each(rows)("%s", (_, bytes, expected) => {
  expect(decoded(bytes)).toEqual(expected);
});

it("reads a part of a larger buffer", () => {
  const file = new Uint8Array([0, ...bytesOf("5B 00 57 00 5D 00 0A 00"), 0xff]);
  expect(decoded(file.subarray(1, 9))).toEqual({ text: "[W]\n", encoding: "UTF-16 LE" });
});

it("has a table", () => {
  expect(rows.length).toBeGreaterThan(30);
});
