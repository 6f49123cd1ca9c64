// A file of games, cut into parts of whole games, which the server's reader cuts into games. A part begins only where a game
// surely does: at a header that no other header is above, outside of comments. In JSON lines each line is a game.
import { decoded, type Decoded } from "../archive/decoded.ts";

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

const isHeader = (line: string): boolean => /^[\s\u200b\u2060]*(\[|[A-Za-z]\w*[^\S\r\n]*:)/.test(line);

/** Nothing but headers is in the line. */
const isOnlyHeaders = (line: string): boolean => !line.includes("[") || /\]\s*$/.test(line);

/** A header behind moves in their line: the game begins within the line, which stays in one part. */
const opensTag = (rest: string): boolean => /^\[\s*\w+\s*["“”„]/.test(rest);

/** Whether a game begins at this line of an open comment: a result, another comment or game comes before its closing brace. */
function endsComment(lines: readonly string[], from: number): boolean {
  let moves = false;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? "";
    if (opensTag(line)) {
      if (moves) return true;
      continue;
    }
    const brace = /[{}]/.exec(line.replace(/;.*/, ""))?.[0];
    if (brace !== undefined) return brace === "{";
    moves ||= line !== "";
    if (moves && /(^|\s)(\*|1-0|0-1|1\/2-1\/2)$/.test(line)) return true;
  }
  return true;
}

/** The lines on which games begin, from 0. */
function* startsOfRecords(lines: readonly string[]): Generator<number> {
  let inComment = false;
  let header = false;
  for (const [number, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const above: boolean = header;
    if (inComment && opensTag(line.trim()) && endsComment(lines, number)) inComment = false;
    header = !inComment && isHeader(line);
    if (header) {
      if (!above) yield number;
      header = isOnlyHeaders(line);
      if (header) continue;
    }
    if (!inComment && /^\s*%/.test(line)) continue;
    const moves: number = !inComment && isHeader(line) ? line.lastIndexOf("]") + 1 : 0;
    for (let at = moves; at < line.length; at++) {
      const sign = line[at];
      if (inComment) inComment = sign !== "}";
      else if (sign === ";") break;
      else if (sign === "[" && at > 0 && opensTag(line.slice(at, at + 100))) header = true;
      else if (sign === "{") inComment = true;
    }
  }
}

function* startsOfLines(lines: readonly string[]): Generator<number> {
  for (const [at, line] of lines.entries()) if (line.trim() !== "") yield at;
}

const bytes = new TextEncoder();
/** The size of a text within the JSON of a request. */
const sentLength = (text: string): number => bytes.encode(JSON.stringify(text)).length;

/** The parts in their order; `most`: of each. */
export function* partsOf(file: string, most = mostBytes): Generator<Part> {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|[\r\n]/);
  const starts = [...(isJson(file) ? startsOfLines : startsOfRecords)(lines)];
  // Lines above the first game are sent with it.
  const all = [0, ...starts.slice(1)];
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
