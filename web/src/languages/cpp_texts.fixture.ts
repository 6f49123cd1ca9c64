// Finds the texts in C++ sources: what stands between quotes, put together with what is added to it, and the call it is given to.

/** A text of a source: `{}` stands for a value. */
export interface SourceText {
  text: string;
  /** The function or type whose argument it is; empty outside of any. */
  callee: string;
  /** The first argument there, if this is a later one. */
  first: string;
  line: number;
}

interface Token {
  kind: "text" | "name" | "mark";
  value: string;
  line: number;
}

const open = "([{";
const shut = ")]}";
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

const unescaped = (text: string): string => text.replace(/\\(.)/gs, (_, one: string) => escapes[one] ?? one);

function tokensOf(source: string): Token[] {
  const found: Token[] = [];
  const scanner =
    /\/\/[^\n]*|\/\*.*?\*\/|^\s*#(?:[^\n\\]|\\.)*|R"([^(\s]*)\((.*?)\)\1"|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|[A-Za-z_]\w*|\d[\w.']*|::|->|[=!<>]=|\+=|&&|\|\||\+\+|\S/gms;
  let line = 1;
  let at = 0;
  for (const match of source.matchAll(scanner)) {
    line += source.slice(at, match.index).split("\n").length - 1;
    at = match.index;
    const [whole, , raw, text, char] = match;
    const value = raw ?? text ?? char;
    if (value !== undefined) found.push({ kind: "text", value: raw ?? unescaped(value), line });
    else if (!/^(\/\/|\/\*|\s*#)/.test(whole))
      found.push({ kind: /^\w/.test(whole) ? "name" : "mark", value: whole, line });
  }
  return found;
}

/** Returns where the bracket at a place is closed. */
function closeOf(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { kind, value } = tokens[at] ?? { kind: "name", value: "" };
    if (kind !== "mark") continue;
    if (open.includes(value)) depth++;
    if (shut.includes(value) && --depth === 0) return at;
  }
  return tokens.length;
}

/** Splits at marks outside of brackets. */
function split(tokens: readonly Token[], marks: readonly string[]): Token[][] {
  const parts: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const last = parts[parts.length - 1];
    if (token.kind === "mark" && open.includes(token.value)) {
      const end = closeOf(tokens, at);
      last?.push(...tokens.slice(at, end + 1));
      at = end;
    } else if (token.kind === "mark" && marks.includes(token.value)) parts.push([]);
    else last?.push(token);
  }
  return parts;
}

const wraps = new Set(["string", "string_view"]);

/** Returns what a part of a sum can be; a value that is not written here is `{}`. */
function partOf(tokens: readonly Token[]): string[] {
  if (tokens.length > 0 && tokens.every(({ kind }) => kind === "text"))
    return [tokens.map(({ value }) => value).join("")];
  const start = tokens.findIndex(({ kind, value }) => kind === "mark" && "({".includes(value));
  const wrapped = tokens[start - 1]?.value ?? "";
  const whole = start >= 0 && closeOf(tokens, start) === tokens.length - 1;
  if (whole && (start === 0 || wraps.has(wrapped))) return valuesOf(tokens.slice(start + 1, -1));
  return ["{}"];
}

/** Returns what an expression can be. */
function valuesOf(tokens: readonly Token[]): string[] {
  const [condition, ...rest] = split(tokens, ["?"]);
  if (condition && rest.length > 0) {
    const after = tokens.slice(condition.length + 1);
    const [yes = []] = split(after, [":"]);
    return [...valuesOf(yes), ...valuesOf(after.slice(yes.length + 1))];
  }
  return split(tokens, ["+"])
    .map(partOf)
    .reduce((sums, parts) => sums.flatMap((sum) => parts.map((part) => sum + part)), [""]);
}

/** Returns what follows the last assignment or the last word return. */
function assigned(tokens: readonly Token[]): readonly Token[] {
  const last = split(tokens, ["=", "+=", "<<"]).at(-1) ?? tokens;
  return last.slice(last.map(({ value }) => value).lastIndexOf("return") + 1);
}

const shown = (tokens: readonly Token[] = []): string => tokens.map(({ value }) => value).join("");

function collect(tokens: readonly Token[], callee: string, found: SourceText[]): void {
  const segments = split(tokens, [",", ";"]);
  const first = shown(segments[0]);
  for (const [index, segment] of segments.entries()) {
    for (let at = 0; at < segment.length; at++) {
      const token = segment[at];
      if (token?.kind !== "mark" || !open.includes(token.value)) continue;
      const end = closeOf(segment, at);
      const before = segment[at - 1];
      const name = before?.kind === "name" && before.value !== "return" ? before.value : "";
      // Part of this expression, not arguments of another.
      if (!wraps.has(name)) collect(segment.slice(at + 1, end), name, found);
      at = end;
    }
    const own = assigned(segment);
    const line = own[0]?.line ?? 0;
    for (const text of valuesOf(own)) {
      if (text !== "{}" && text !== "") found.push({ text, callee, first: index === 0 ? "" : first, line });
    }
  }
}

/** Returns the texts of a source. */
export function textsOf(source: string): SourceText[] {
  const found: SourceText[] = [];
  collect(tokensOf(source), "", found);
  return found;
}
