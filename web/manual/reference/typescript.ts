// The JavaScript reference: what the packages export, with its comments, without bodies and private members.
import { posix } from "node:path";
import ts from "typescript";
import { block, type Entry } from "./entry.ts";

/** The packages with the files that name their exports. */
const packages: readonly (readonly [string, string])[] = [
  ["@camlann/core", "web/core/src/index.ts"],
  ["@camlann/board", "web/board/src/api.ts"],
  ["@camlann/engine", "web/engine/src/api.ts"],
  ["@camlann/play", "web/play/src/api.ts"],
];

type Named = ts.Statement & { name?: ts.Identifier };

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (statement: ts.Statement): string[] =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : [(statement as Named).name?.text ?? ""];

/** Returns the sentences of the last comment before a node. */
function commentOf(node: ts.Node): string {
  const text = ts.getJSDocCommentsAndTags(node).at(-1)?.getText() ?? "";
  return text
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

const isHidden = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && (ts.isPrivateIdentifier(member.name) || ts.isComputedPropertyName(member.name))) ||
  ts.isClassStaticBlockDeclaration(member) ||
  (ts.canHaveModifiers(member) &&
    (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) ||
  /@internal/.test(ts.getJSDocCommentsAndTags(member).at(-1)?.getText() ?? "");

/** Returns the text of a function, a member or a constant up to its body or value. */
function headOf(node: ts.Node): string {
  const { body, initializer, type, name } = node as {
    body?: ts.Node;
    initializer?: ts.Node;
    type?: ts.Node;
    name?: ts.Node;
  };
  const upTo = (whole: ts.Node, end: ts.Node | undefined): string =>
    end ? whole.getText().slice(0, end.getStart() - whole.getStart()) : whole.getText();
  if (initializer && !type && ts.isArrowFunction(initializer)) {
    const { parameters, type: result } = initializer;
    const taken = parameters.map((one) => one.getText()).join(", ");
    return `${name?.getText() ?? ""}: (${taken}) => ${result?.getText() ?? "void"}`;
  }
  return upTo(node, body ?? (type ? initializer : undefined))
    .replace(/\s*=?\s*$/, "")
    .replace(/;$/, "")
    .replace(/^export /, "")
    .replace(/\basync /, "");
}

/** True for what implements the overloads before it. */
const isBehindOverloads = (member: ts.ClassElement, all: readonly ts.ClassElement[]): boolean =>
  ts.isMethodDeclaration(member) &&
  member.body !== undefined &&
  all.some((other) => ts.isMethodDeclaration(other) && !other.body && other.name.getText() === member.name.getText());

function classCode(statement: ts.ClassDeclaration): string {
  const members = statement.members.filter(
    (member) => !isHidden(member) && !isBehindOverloads(member, statement.members),
  );
  const head = statement
    .getText()
    .slice(0, statement.members.pos - statement.getStart())
    .replace(/^export /, "");
  const lines = members.flatMap((member) => {
    const comment = commentOf(member);
    return [...(comment === "" ? [] : [`  /** ${comment} */`]), `  ${headOf(member)};`];
  });
  return [head.trim(), ...lines, "}"].join("\n");
}

function codeOf(statement: ts.Statement): string {
  if (ts.isClassDeclaration(statement)) return classCode(statement);
  if (ts.isFunctionDeclaration(statement)) return `${headOf(statement)};`;
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((one) => `const ${headOf(one)};`).join("\n");
  return statement.getText().replace(/^export /, "");
}

/** Returns the entries of all names that a file exports, also from other files of its package. */
export function exportsOf(file: string, read: (file: string) => string, only?: ReadonlySet<string>): Entry[] {
  const source = parse(file, read(file));
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier;
      if (!from || !ts.isStringLiteral(from) || !from.text.startsWith(".")) return []; // another package's
      const other = posix.join(posix.dirname(file), from.text);
      const names =
        statement.exportClause && ts.isNamedExports(statement.exportClause)
          ? new Set(
              statement.exportClause.elements.map(({ name }) => name.text).filter((name) => only?.has(name) ?? true),
            )
          : only;
      return exportsOf(other, read, names);
    }
    const names = namesOf(statement);
    if (!isExported(statement) || (only && !names.some((name) => only.has(name)))) return [];
    return [{ name: names.join(", "), text: commentOf(statement), code: codeOf(statement) }];
  });
}

/** Returns the reference as Markdown. */
export function javascriptReference(read: (file: string) => string): string {
  const sections = packages.map(([name, file]) =>
    [`## ${name}`, ...exportsOf(file, read).map((entry) => block(entry, "ts"))].join("\n\n"),
  );
  return [
    "# JavaScript reference",
    "What each package exports. Begin with [the tour](../javascript.md).",
    ...sections,
  ].join("\n\n");
}
