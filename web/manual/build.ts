// Adds the manual to the built page: docs/..., of the documents of the project, with the colours of the page.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Plugin } from "vite";
import { addressOf } from "./read.ts";
import { cppReference } from "./reference/cpp.ts";
import { pythonReference } from "./reference/python.ts";
import { javascriptReference } from "./reference/typescript.ts";
import { makeSite, type Site } from "./site.ts";

/** Documents outside of doc. */
const others = ["CHANGELOG.md", "CONTRIBUTING.md"];

const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");

/** Documents that are made of the sources. */
const made: readonly (readonly [string, (read: (file: string) => string) => string])[] = [
  ["doc/reference/cpp.md", cppReference],
  ["doc/reference/javascript.md", javascriptReference],
  ["doc/reference/python.md", pythonReference],
];

/** Returns all documents of the project in `folder`, and the references made of its sources. */
export function documentsIn(folder: string): Map<string, string> {
  const inDoc = readdirSync(join(folder, "doc"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => posix.join("doc", name))
    .sort();
  const written = [...inDoc, ...others].map((file) => [file, read(folder, file)] as const);
  return new Map([...written, ...made.map(([file, make]) => [file, make((source) => read(folder, source))] as const)]);
}

export const siteOf = (folder: string): Site => makeSite(documentsIn(folder), (file) => existsSync(join(folder, file)));

/** Returns the style sheet: the colours of the page, dark where the reader's system is unless a setting says otherwise. */
export function styles(tokens: string, own: string): string {
  const [, dark] = /\[data-theme="dark"\] \{([^}]*)\}/.exec(tokens) ?? [];
  if (dark === undefined) throw new Error("the page has no dark colours");
  return `${tokens}\n@media (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {${dark}}\n}\n\n${own}`;
}

/** Adds the manual of the project in `folder` to the built page. */
export function manual(folder: string): Plugin {
  return {
    name: "camlann-manual",
    apply: "build",
    generateBundle() {
      const { files, pictures, faults } = siteOf(folder);
      if (faults.length > 0) throw new Error(`the manual has faults:\n${faults.join("\n")}`);
      const emit = (fileName: string, source: string): string => this.emitFile({ type: "asset", fileName, source });
      for (const [fileName, source] of files) emit(fileName, source);
      for (const file of pictures) emit(addressOf(file).slice(1), read(folder, file));
      emit("docs/manual.css", styles(read(folder, "web/src/styles/tokens.css"), read(folder, "web/manual/manual.css")));
      emit("docs/manual.js", read(folder, "web/manual/manual.js"));
    },
  };
}
