// A file of games, cut into parts of whole games. Where a game begins is what the server's reader says: at a header that
// no other header is above, outside of comments. In JSON lines each line is a game.
import { decoded } from "../archive/decoded.ts";

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

const isHeader = (line: string): boolean => /^\s*(\[|[A-Za-z]\w*[^\S\r\n]*:)/.test(line);

/** On which line a game begins, from 0, and whether nothing may be before it in its part. */
interface Start {
  at: number;
  first: boolean;
}

function* startsOfRecords(lines: readonly string[]): Generator<Start> {
  const lastEnd = lines.reduce((last, line, number) => (line.includes("}") ? number : last), -1);
  let inComment = false;
  let unclosed = false;
  let header = false;
  for (const [number, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const above: boolean = header;
    header = !inComment && isHeader(line);
    if (header) {
      if (!above) {
        yield { at: number, first: unclosed };
        unclosed = false;
      }
      continue;
    }
    if (!inComment && /^\s*%/.test(line)) continue;
    for (let at = 0; at < line.length; at++) {
      const sign = line[at];
      if (inComment) inComment = sign !== "}";
      else if (sign === ";") break;
      else if (sign === "{") {
        inComment = number < lastEnd || line.includes("}", at);
        // The reader gives up the rest of the part.
        unclosed ||= !inComment;
      }
    }
  }
}

function* startsOfLines(lines: readonly string[]): Generator<Start> {
  for (const [at, line] of lines.entries()) if (line.trim() !== "") yield { at, first: false };
}

const bytes = new TextEncoder();
/** The size of a text within the JSON of a request. */
const sentLength = (text: string): number => bytes.encode(JSON.stringify(text)).length;

/** The parts in their order; `most`: of each. */
export function* partsOf(file: string, most = mostBytes): Generator<Part> {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|[\r\n]/);
  const starts = [...(isJson(file) ? startsOfLines : startsOfRecords)(lines)];
  // Lines above the first game are sent with it.
  const all = [{ at: 0, first: true }, ...starts.slice(1)];
  let from = 0;
  let length = 0;
  const part = (to: number): Part => ({
    text: lines.slice(from, to).join("\n"),
    line: from + 1,
    end: to,
    tooLong: length > most,
  });
  for (const [index, { at, first }] of all.entries()) {
    const own = sentLength(lines.slice(at, all[index + 1]?.at ?? lines.length).join("\n"));
    if (at > from && (first || length + own > most)) {
      yield part(at);
      from = at;
      length = 0;
    }
    length += own;
  }
  if (lines.slice(from).some((line) => line.trim() !== "")) yield part(lines.length);
}

/** The text of a file; nothing if it is none. */
export function textOf(file: ArrayBuffer): string | undefined {
  const text = decoded(new Uint8Array(file));
  return text?.trim() === "" ? undefined : text;
}
