// A file of games, cut into parts of whole games, which the server's reader cuts into games. A part of records begins only on a
// line that begins with a game; the rules core finds those. A part of JSON begins with an object.
import { decoded, type Decoded } from "../archive/decoded.ts";
import type { Core } from "../lib/core.ts";
import { isJson, objectsIn } from "../lib/json_objects.ts";

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

const bytes = new TextEncoder();
/** The size of a text within the JSON of a request. */
const sentLength = (text: string): number => bytes.encode(JSON.stringify(text)).length;

/** A place where a game begins. */
interface Begin {
  at: number;
  /** From 1. */
  line: number;
}

function beginsOfRecords(text: string, cutter: Cutter): Begin[] {
  const lines = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines.push(at + 1);
  return cutter.linesOfGames(text).map((line) => ({ at: lines[line - 1] ?? text.length, line }));
}

/** The parts in their order; `most`: of each. */
export function* partsOf(file: string, cutter: Cutter, most = mostBytes): Generator<Part> {
  const given = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const objects = isJson(given) ? objectsIn(given) : undefined;
  const text = objects?.text ?? given;
  const begins: readonly Begin[] = objects?.found ?? beginsOfRecords(text, cutter);
  const behind: Begin = { at: text.length, line: text.split("\n").length + 1 };
  let from: Begin = { at: 0, line: 1 };
  let last = from;
  let length = 0;
  const part = (to: Begin): Part => ({
    // Without the end of its last line, if it ends there.
    text: text.slice(from.at, to !== behind && text[to.at - 1] === "\n" ? to.at - 1 : to.at),
    line: from.line,
    end: to.line - 1,
    tooLong: length > most,
  });
  // Lines above the first game are sent with it.
  for (const next of [...begins.slice(1), behind]) {
    const own = sentLength(text.slice(last.at, next.at));
    if (last.at > from.at && length + own > most) {
      yield part(last);
      from = last;
      length = 0;
    }
    length += own;
    last = next;
  }
  if (text.slice(from.at).trim() !== "") yield part(behind);
}

/** The text of a file; nothing if it is none. */
export function textOf(file: ArrayBuffer): Decoded | undefined {
  const found = decoded(new Uint8Array(file));
  return found?.text.trim() === "" ? undefined : found;
}
