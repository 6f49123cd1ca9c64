// The references: each has every public header, class and package, without bodies and private parts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { cppReference, headerSection, publicHeaders } from "./reference/cpp.ts";
import { entriesOf, pythonReference } from "./reference/python.ts";
import { exportsOf, javascriptReference } from "./reference/typescript.ts";

const folder = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

/** Returns the code of each entry, by its heading. */
const entriesIn = (markdown: string): Map<string, string> =>
  new Map(
    [...markdown.matchAll(/^### (.*)\n\n(?:(?!```).*\n\n)?```\w+\n([\s\S]*?)\n```$/gm)].map(
      ([, name = "", code = ""]) => [name.replaceAll("\\", ""), code],
    ),
  );

it("51: has each public header with its types, without bodies and private members", () => {
  const all = cppReference(read);
  const headers = publicHeaders(read);
  expect(headers.length).toBeGreaterThan(30);
  for (const { file, include } of headers) {
    expect(all, include).toContain(`\n## ${include}\n`);
    for (const [, name] of read(file).matchAll(/^(?:class|struct|enum class) (?:alignas\(\d+\) )?(\w+)[^;<]*\{/gm))
      if (name !== "formatter") expect(all, `${name ?? ""} of ${include}`).toContain(`\n### ${name ?? ""}\n`);
  }
  const entries = entriesIn(all);
  const game = entries.get("Game") ?? "";
  expect(game).toContain("  // Reads and plays a move; an error changes nothing.\n");
  expect(game).toContain("[[nodiscard]] bool over() const;");
  expect(game).not.toMatch(/private:|model_/);
  expect(all).not.toMatch(/NOLINT|\breturn /);
  for (const [name, code] of entries) {
    expect(code.split("{").length, name).toBe(code.split("}").length);
    expect(code.trimEnd(), name).toMatch(/;( {2}\/\/.*)?$/);
  }
});

it("51: takes a function of several lines as its declaration", () => {
  const text = `#pragma once
// Words.

namespace camlann::inline v1 {

/// Returns it.
[[nodiscard]] constexpr int twice(
    int of) {
  if (of > 0) {
    return 2 * of;
  }
  return 0;
}
inline constexpr int most = 3;

class Later;

}  // namespace camlann::inline v1
`;
  expect(headerSection("camlann/a.hpp", text)).toBe(
    "## camlann/a.hpp\n\nWords.\n\n### twice, most\n\nReturns it.\n\n```cpp\n[[nodiscard]] constexpr int twice(\n    int of);\ninline constexpr int most = 3;\n```",
  );
});

it("51: has each name of the Python module with its types and sentences", () => {
  const entries = entriesIn(pythonReference(read));
  const [, names = ""] = /^__all__ = \[([^\]]*)\]/m.exec(read("src/python/camlann/__init__.py")) ?? [];
  const all = [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  expect(all.length).toBeGreaterThan(25);
  for (const name of all) expect([...entries.keys()], name).toContain(name);
  expect(entries.get("Game")).toContain(
    '    def push(self, move: str | Move) -> Move:\n        """Plays a move. Nothing changes on an error."""',
  );
  expect(entries.get("Game")).not.toMatch(/__eq__|_repr_svg_/);
  expect(entries.get("Search")).toContain("    def stop(self) -> None:\n");
  expect(entries.get("Search")).not.toMatch(/self\._|return /);
});

it("51: leaves a Python function without its body", () => {
  const module =
    'class A:\n    """An A."""\n\n    x: int = 0  # some\n\n    def go(\n        self,\n        to: int,\n    ) -> int:\n        """Goes."""\n        return to\n\n    def _own(self) -> None:\n        pass\n';
  expect(entriesOf(module, () => true)).toEqual([
    {
      name: "A",
      text: "An A.",
      code: 'class A:\n    x: int = 0  # some\n    def go(\n        self,\n        to: int,\n    ) -> int:\n        """Goes."""',
    },
  ]);
});

it("51: has each export of the packages once", () => {
  const all = javascriptReference(read);
  for (const [, name = "", entries = ""] of all.matchAll(/^## (\S+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)) {
    const names = [...entries.matchAll(/^### (.*)$/gm)].map(([, one]) => one);
    expect(names.length, name).toBeGreaterThan(3);
    expect(new Set(names).size, name).toBe(names.length);
  }
  const entries = entriesIn(all);
  expect(entries.get("createEngine")).toMatch(/^const createEngine: \(.*EngineOptions = \{\}\) => Engine;$/);
  expect(entries.get("Game")).toContain(
    "  /** Every legal move; none once the game is over. Quick: a move is written when it is read. */\n  get legal(): readonly Move[];",
  );
  expect(all).not.toMatch(/#\w+\(|\breturn /);
});

it("51: follows exports through files, and leaves what another package has", () => {
  const files: Record<string, string> = {
    "a/index.ts": 'export { B } from "./b.ts";\nexport type * from "@camlann/core";\n',
    "a/b.ts":
      "/** A B. */\nexport class B {\n  #x = 1;\n  /** Adds. */\n  add(n: number): number {\n    return n + this.#x;\n  }\n}\nexport const C = 1;\n",
  };
  expect(exportsOf("a/index.ts", (file) => files[file] ?? "")).toEqual([
    { name: "B", text: "A B.", code: "class B {\n  /** Adds. */\n  add(n: number): number;\n}" },
  ]);
});
