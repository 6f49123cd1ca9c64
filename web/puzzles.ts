// The files of puzzles (doc/puzzles.md), found when the page is built: the games that have one, the number of puzzles and
// of those with each theme, and the address of the file, which is fetched when the puzzles of that game are opened.
// `import { puzzleFiles } from "virtual:puzzles"`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:puzzles";
const ending = ".jsonl";

/** Counts the puzzles of each theme, the most frequent first. */
function themesIn(lines: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const theme of (JSON.parse(line) as { themes: string[] }).themes)
      counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

export function puzzles(folder: string): Plugin {
  return {
    name: "camlann-puzzles",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
      const games = files.sort().map((file, at) => {
        const path = join(folder, file);
        this.addWatchFile(path);
        const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
        return { game: file.slice(0, -ending.length), path, at, count: lines.length, themes: themesIn(lines) };
      });
      const imports = games.map(
        ({ path, at }) => `import url${String(at)} from ${JSON.stringify(`${path}?url&no-inline`)};`,
      );
      const entries = games.map(
        ({ game, at, count, themes }) =>
          `${JSON.stringify(game)}: { url: url${String(at)}, count: ${String(count)}, themes: ${JSON.stringify(themes)} }`,
      );
      return `${imports.join("\n")}\nexport const puzzleFiles = { ${entries.join(", ")} };`;
    },
  };
}
