// Finds the objects of a JSON text as the other readers do (src/wire/json_records.hpp): one after another or in lists, each
// on one line or on several. What is no object costs its line.

/** True if a text is JSON: records begin with a header, `[Key`, or a comment, `{text}`. */
export const isJson = (text: string): boolean => /^\s*(\{\s*"[^"]*"\s*:|\[\s*\{)/.test(text);

export interface FoundObject {
  at: number;
  /** The place behind it; the end of the line if no whole object begins there. */
  end: number;
  /** On which it begins, from 1. */
  line: number;
  whole: boolean;
}

export interface Objects {
  /**
   * The text with line feeds at the ends of lines, and with spaces for the brackets and commas between objects: these
   * follow one another, each on its old line.
   */
  text: string;
  found: FoundObject[];
}

/** Deeper than any game; without a limit, every object that is never closed would be searched to the end of the text. */
const deepest = 32;

/** Returns the place behind the object that begins here; undefined if it is not whole. */
function endOf(text: string, from: number): number | undefined {
  // Brackets, and strings, which end on their line: a quotation mark alone has no other.
  const marks = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|["{}[\]]/g;
  marks.lastIndex = from;
  const open: string[] = [];
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === "{" || mark === "[") {
      if (open.length === deepest) return undefined;
      open.push(mark === "{" ? "}" : "]");
    } else if (mark === "}" || mark === "]") {
      if (open.pop() !== mark) return undefined;
      if (open.length === 0) return marks.lastIndex;
    } else if (mark === '"') {
      return undefined;
    }
  }
  return undefined;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

export function objectsIn(given: string): Objects {
  const all = given.replace(/\r\n?/g, "\n");
  const kept: string[] = [];
  const found: FoundObject[] = [];
  let line = 1;
  let copied = 0;
  for (let at = 0; at < all.length;) {
    const one = all.charAt(at);
    if (/[\s,[\]]/.test(one)) {
      if (one === "\n") line++;
      if (/\S/.test(one)) {
        kept.push(all.slice(copied, at), " ");
        copied = at + 1;
      }
      at++;
      continue;
    }
    const whole = one === "{" ? endOf(all, at) : undefined;
    const end = whole ?? lineEnd(all, at);
    found.push({ at, end, line, whole: whole !== undefined });
    line += all.slice(at, end).split("\n").length - 1;
    at = end;
  }
  return { text: kept.join("") + all.slice(copied), found };
}
