// The C++ reference: what the public headers declare, with their comments. Reads headers in the project's format, not C++ in
// general.
import { block, type Entry } from "./entry.ts";

const headersFile = "cmake/public_headers.cmake";

/** Returns the public headers, by their paths in the project and as programs include them. */
export function publicHeaders(read: (file: string) => string): { file: string; include: string }[] {
  const [, own = ""] = /set\(public_headers\n([^)]*)\)/.exec(read(headersFile)) ?? [];
  const [, whole = ""] =
    /foreach\(header ([^)]*)\)\n {2}camlann_public_header\(\$\{PROJECT_SOURCE_DIR\}\/include/.exec(read(headersFile)) ??
    [];
  const words = (text: string): string[] => text.split(/\s+/).filter((word) => word.endsWith(".hpp"));
  return [
    ...words(whole).map((name) => ({ file: `include/camlann/${name}`, include: `camlann/${name}` })),
    ...words(own).map((name) => ({ file: `src/${name}`, include: `camlann/${name}` })),
  ];
}

const depthChange = (line: string): number => {
  const code = line.replace(/\/\/.*$/, "").replace(/"(\\.|[^"\\])*"|'(\\.|[^'\\])'/g, "");
  return (code.match(/[{(]/g) ?? []).length - (code.match(/[})]/g) ?? []).length;
};

/** Returns declarations, each with the comment before it, of the lines of a namespace. */
function declarations(lines: readonly string[]): string[][] {
  const all: string[][] = [];
  let current: string[] = [];
  let depth = 0;
  for (const line of lines) {
    if (line.trim() === "" && depth === 0) {
      if (current.length > 0) all.push(current);
      current = [];
      continue;
    }
    current.push(line);
    depth += depthChange(line);
  }
  return current.length > 0 ? [...all, current] : all;
}

/** Returns the lines without the bodies of functions. */
function withoutBodies(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let head: string[] = [];
  let inside = 0; // depth in a body
  for (const line of lines) {
    if (inside > 0) {
      inside += depthChange(line);
      continue;
    }
    if (head.length === 0 && /^\s*(\/\/.*)?$/.test(line)) {
      shown.push(line);
      continue;
    }
    head.push(line);
    const text = head.join("\n");
    const isFunction = /[\w>&*)\]] ?[\w=<>!+\-|&^[\]~]*\(/.test(text) && !/^[^(]* = /.test(text);
    const body = /^([\s\S]*\)(?: const)?(?: noexcept)?(?: override)?)(?:\s*:\s[\s\S]*?)? \{/.exec(text);
    if (isFunction && body && /[{}]\s*(\/\/.*)?$/.test(line)) {
      const [, comment = ""] = /\} +\/\/\/<? ?(.*)$/.exec(line) ?? [];
      shown.push(...`${body[1] ?? ""};${comment === "" ? "" : `  // ${comment}`}`.split("\n"));
      inside = Math.max(
        0,
        head.reduce((sum, one) => sum + depthChange(one), 0),
      );
      head = [];
    } else if (/[;{},:>]\s*(\/\/.*)?$/.test(line) && head.reduce((sum, one) => sum + depthChange(one), 0) >= 0) {
      const open = head.reduce(
        (sum, one) => sum + (one.match(/\(/g) ?? []).length - (one.match(/\)/g) ?? []).length,
        0,
      );
      if (open > 0) continue;
      shown.push(...head);
      head = [];
    } else if (/^\s*[})]/.test(line) || /^#/.test(line)) {
      shown.push(...head);
      head = [];
    }
  }
  return [...shown, ...head];
}

/** Returns the lines of a class without its private part. */
function withoutPrivate(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line.startsWith(" private:"));
  const end = lines.map((line) => line.startsWith("}")).lastIndexOf(true);
  return from < 0 ? [...lines] : [...lines.slice(0, from), ...lines.slice(end)];
}

const typeName = /^(?:template <[^>]*>\s*)?(?:class|struct|enum class|concept|using) (?:alignas\(\d+\) )?(\w+)/;

/** Returns the names of the functions and constants that lines declare, each once. */
const namesIn = (lines: readonly string[]): string[] => [
  ...new Set(
    lines
      .filter((line) => /^[\w[]/.test(line))
      .map((line) => line.replace(/\[\[[^\]]*\]\] ?/g, ""))
      .flatMap(
        (line) => /^[^(=]*?(operator[^\s(]+|\w+)\(/.exec(line)?.[1] ?? /(\w+)(?:\{\}|\[\])? = /.exec(line)?.[1] ?? [],
      ),
  ),
];

/** Returns what a declaration declares: its name, its comment and its lines. */
function entryOf(lines: readonly string[]): Entry | undefined {
  const comments = lines.findIndex((line) => !line.startsWith("///"));
  const own = comments < 0 ? [] : lines.slice(comments);
  const text = own.join("\n");
  if (text === "" || /^(template <>|class \w+;|struct \w+;|namespace|#|\/\/ )/.test(text)) return undefined;
  const doc = lines.slice(0, Math.max(0, comments)).map((line) => line.replace(/^\/\/\/ ?/, ""));
  const name = typeName.exec(text)?.[1] ?? namesIn(own).join(", ");
  if (name === "") return undefined;
  const code = withoutBodies(withoutPrivate(own)).map((line) =>
    line.replace(/^( *)\/\/\/ ?/, "$1// ").replace(/ +\/\/ NOLINT.*/, ""),
  );
  return { name, text: doc.join(" "), code: code.join("\n").replace(/\n+(?=\n(\n|\};))/g, "") };
}

/** Returns a section for a header. */
export function headerSection(include: string, text: string): string {
  const lines = text.split("\n");
  const about: string[] = [];
  for (const line of lines.slice(1)) {
    if (!line.startsWith("//")) break;
    if (!line.includes("@file")) about.push(line.replace(/^\/\/+ ?/, ""));
  }
  const inside = [
    ...text.matchAll(/^namespace camlann(?:::\w+)?::inline v1 \{\n([\s\S]*?)^\} {2}\/\/ namespace camlann/gm),
  ]
    .map(([, part = ""]) => part.replace(/^namespace detail \{\n[\s\S]*?^\} {2}\/\/ namespace detail\n/gm, ""))
    .join("\n")
    .split("\n");
  const entries = declarations(inside)
    .map(entryOf)
    .filter((entry) => entry !== undefined);
  return [`## ${include}`, about.join(" "), ...entries.map((entry) => block(entry, "cpp"))].join("\n\n");
}

/** Returns the reference as Markdown. */
export function cppReference(read: (file: string) => string): string {
  const sections = publicHeaders(read).map(({ file, include }) => headerSection(include, read(file)));
  return [
    "# C++ reference",
    "What the public headers declare, in the namespace `camlann`. Begin with [the tour](../library.md).",
    ...sections,
  ].join("\n\n");
}
