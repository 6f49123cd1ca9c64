// A file of games, cut into parts of whole games, which the server's reader cuts into games. A part begins only on a line that
// begins with a game; the rules core finds those. In JSON lines each line is a game.
import { decoded, type Decoded } from "../archive/decoded.ts";
import type { Core } from "../lib/core.ts";

/** Finds the games of a text. */
export type Cutter = Pick<Core, "linesOfGames">;

/** Some whole games. */
export interface Part {
  text: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
  /** The number of lines before its end. */
  end: number;
  /** One game that is longer than a part may be: the server would not take it. */
  tooLong: boolean;
}

/** The size of a part in the request. */
export const mostBytes = 64 * 1024;

/** Records begin with a header, `[Key`, or a comment, `{text}`. */
export const isJson = (text: string): boolean => /^\s*(\{\s*"|\[\s*\{)/.test(text);

/** The lines of JSON that are games, from 1. */
const filled = (lines: readonly string[]): number[] => lines.flatMap((line, at) => (line.trim() === "" ? [] : at + 1));

const bytes = new TextEncoder();
/** The size of a text within the JSON of a request. */
const sentLength = (text: string): number => bytes.encode(JSON.stringify(text)).length;

/** The parts in their order; `most`: of each. */
export function* partsOf(file: string, cutter: Cutter, most = mostBytes): Generator<Part> {
  const text = file.replace(/^\uFEFF/, "");
  const lines = text.split(/\r\n|[\r\n]/);
  const begins = isJson(text) ? filled(lines) : cutter.linesOfGames(text);
  // Lines above the first game are sent with it.
  const all = [0, ...begins.slice(1).map((line) => line - 1)];
  let from = 0;
  let length = 0;
  const part = (to: number): Part => ({
    text: lines.slice(from, to).join("\n"),
    line: from + 1,
    end: to,
    tooLong: length > most,
  });
  for (const [index, at] of all.entries()) {
    const own = sentLength(lines.slice(at, all[index + 1] ?? lines.length).join("\n"));
    if (at > from && length + own > most) {
      yield part(at);
      from = at;
      length = 0;
    }
    length += own;
  }
  if (lines.slice(from).some((line) => line.trim() !== "")) yield part(lines.length);
}

/** The text of a file; nothing if it is none. */
export function textOf(file: ArrayBuffer): Decoded | undefined {
  const found = decoded(new Uint8Array(file));
  return found?.text.trim() === "" ? undefined : found;
}
