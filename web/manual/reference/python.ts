// The Python reference: classes and functions of the module's types and of camlann.ugi, with what they say of themselves.
import { block, type Entry } from "./entry.ts";

const folder = "src/python/camlann";
const left = /^(__(eq|ne|hash|copy|deepcopy|repr|str|getstate|setstate|reduce|exit|enter|bool)__|_[a-z])/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Returns the statements at one level of indentation: a `def` or `class` with its decorators and its body, or a line. */
function statements(lines: readonly string[], indent: number): string[][] {
  const all: string[][] = [];
  let open = false; // a decorator or an unfinished head belongs to what follows
  for (const line of lines) {
    const last = all.at(-1);
    const closes = /^[)\]}]/.test(line.trim());
    if (last && (open || indentOf(line) > indent || (closes && indentOf(line) === indent))) last.push(line);
    else if (line.trim() !== "") all.push([line]);
    else continue;
    if (indentOf(line) === indent) open = /^\s*@/.test(line);
  }
  return all;
}

/** Splits a definition into its head, up to the colon, and its body. */
function split(definition: readonly string[]): { head: string[]; body: string[] } {
  const at = definition.findIndex((line) => /:(\s*\.\.\.)?(\s*#.*)?$/.test(line) && !/^\s*@/.test(line));
  const head = definition.slice(0, at + 1);
  return {
    head: [...head.slice(0, -1), (head.at(-1) ?? "").replace(/:\s*\.\.\.$/, ":")],
    body: definition.slice(at + 1),
  };
}

/** Returns the text of the string that begins a body, and the rest. */
function docOf(body: readonly string[]): { text: string; rest: string[] } {
  const from = body.findIndex((line) => line.trim() !== "");
  if (!body[from]?.trim().startsWith('"""')) return { text: "", rest: [...body] };
  const to = body.findIndex((line, at) => line.trimEnd().endsWith('"""') && (at > from || line.trim().length > 5));
  const text = body
    .slice(from, to + 1)
    .map((line) => line.trim())
    .join(" ")
    .replace(/^"""|"""$/g, "");
  return { text: text.trim(), rest: body.slice(to + 1) };
}

const nameOf = (definition: readonly string[]): string =>
  definition.map((line) => /^\s*(?:def|class) (\w+)/.exec(line)?.[1]).find((name) => name !== undefined) ?? "";

/** Returns the name of a constant, as types have it. */
const constantOf = ([line = ""]: readonly string[]): string => /^(\w+): /.exec(line)?.[1] ?? "";

/** Returns the head of a function and its text, in the form of a .pyi file. */
function declared(definition: readonly string[]): string[] {
  const { head, body } = split(definition);
  const { text } = docOf(body);
  const indent = " ".repeat(indentOf(head.at(-1) ?? "") + 4);
  const last = head.at(-1) ?? "";
  return text === "" ? [...head.slice(0, -1), `${last} ...`] : [...head, `${indent}"""${text}"""`];
}

function entryOf(definition: readonly string[]): Entry {
  const constant = constantOf(definition);
  if (constant !== "") return { name: constant, text: "", code: definition.join("\n") };
  const { head, body } = split(definition);
  const name = nameOf(definition);
  if (!head.some((line) => line.startsWith("class "))) {
    return { name, text: docOf(body).text, code: [...head.slice(0, -1), `${head.at(-1) ?? ""} ...`].join("\n") };
  }
  const { text, rest } = docOf(body);
  const members = statements(rest, 4).filter((one) => {
    const own = nameOf(one) || (/^\s*(\w+)/.exec(one[0] ?? "")?.[1] ?? "");
    return !left.test(own) && !/^\s*(#|(if|for|raise|self|super)\b)/.test(one[0] ?? "");
  });
  const code = members.flatMap((one) => (nameOf(one) === "" ? one : declared(one)));
  return { name, text, code: [...head, ...(code.length > 0 ? code : ["    ..."])].join("\n") };
}

/** Returns the entries for the classes and functions of a module that have one of these names, in the order of the text. */
export function entriesOf(module: string, isShown: (name: string) => boolean): Entry[] {
  return statements(module.split("\n"), 0)
    .filter(
      (one) =>
        (/^(@|def |class )/.test(one[0] ?? "") || constantOf(one) !== "") && isShown(nameOf(one) || constantOf(one)),
    )
    .map(entryOf);
}

/** Returns the reference as Markdown. */
export function pythonReference(read: (file: string) => string): string {
  const blocks = (entries: readonly Entry[]): string[] => entries.map((entry) => block(entry, "python"));
  const ugi = read(`${folder}/ugi.py`);
  const [, offered = ""] = /^__all__ = \[([^\]]*)\]/m.exec(ugi) ?? [];
  const inUgi = new Set([...offered.matchAll(/"(\w+)"/g)].map(([, name]) => name));
  const types = entriesOf(read(`${folder}/__init__.pyi`), (name) => name === "__version__" || !name.startsWith("_"));
  const values = entriesOf(`${read(`${folder}/_ugi.py`)}\n${ugi}`, (name) => inUgi.has(name));
  return [
    "# Python reference",
    "All names of the module, as type checkers and `help()` know them. Begin with [the tour](../python.md).",
    "## camlann",
    ...blocks(types),
    "## camlann.ugi",
    "A client for programs that speak [the engine protocol](../protocol/ugi.md).",
    ...blocks(values),
  ].join("\n\n");
}
