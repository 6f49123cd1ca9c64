// The drawings of data/drawings, which pictures (src/picture) are made of, too. Packed when the page is built:
// `import { PIECES, MARKS } from "virtual:drawings"`.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:drawings";
/** The lengths of rings and arrows, which only the pages that have some load. */
const drawnName = "virtual:drawn";

/** The folders of the pieces by what the board calls their sets. */
const SETS = { a: "turned", b: "flat", token: "token" };

/** What all men of a folder are drawn in. */
function penOf(folder: string, men: readonly { drawing: string }[]): string {
  const [pen = "", ...others] = [...new Set(men.map(({ drawing }) => /^<g[^>]*>/.exec(drawing)?.[0]))];
  if (pen === "" || others.length > 0) throw new Error(`${folder}: its men are not drawn with one pen`);
  return pen;
}

/** Without comments, line ends and indents. */
function read(path: string): string {
  return readFileSync(path, "utf8")
    .replace(/<!--.*?-->/gs, "")
    .replace(/\n */g, "");
}

/** The parts of a file by their ids. */
function partsOf(path: string): Record<string, string> {
  const parts = read(path).split(/<\/?svg[^>]*>/)[1] ?? "";
  return Object.fromEntries(
    parts.split(/(?=<g id=)/).map((part) => {
      const [, id = "", inner = ""] = /^<g id="([^"]*)">(.*)<\/g>$/s.exec(part) ?? [];
      if (id === "") throw new Error(`${path}: a part without a name`);
      return [id, inner];
    }),
  );
}

/** The men of a folder: what is drawn, and where a seat's sign goes. */
function menOf(folder: string): { man: string; drawing: string; sign: number[] | null }[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, root = "", drawing = ""] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(read(join(folder, file))) ?? [];
      const room = /data-sign="([^"]*)"/.exec(root)?.[1];
      return { man: basename(file, ".svg"), drawing, sign: room?.split(" ").map(Number) ?? null };
    });
}

/** What a man is mostly made of: a filled path with its shadow and outline, a line of a detail, a path of both. */
function folded(drawing: string, pen: string): string {
  const text = drawing
    .slice(pen.length, -"</g>".length)
    .replace(
      /<path fill="var\(--piece-fill\)" d="([^"]*)"\/>(?:<path fill="var\(--piece-lo\)" d="([^"]*)"\/>)?<path fill="none" stroke="var\(--piece-line\)" d="\1"\/>/g,
      (_, d: string, shadow?: string) => `!${d}|${shadow ?? ""};`,
    )
    .replace(
      /<path fill="none" stroke="var\(--piece-detail\)" stroke-width="([^"]*)" d="([^"]*)"\/>/g,
      (_, width: string, d: string) => `~${d}|${width};`,
    )
    .replace(
      /<path fill="var\(--piece-fill\)" stroke="var\(--piece-line\)" d="([^"]*)"\/>/g,
      (_, d: string) => `^${d}|;`,
    );
  if (pen + unfolded(text) + "</g>" !== drawing) throw new Error(`cannot be folded: ${drawing}`);
  return text;
}

/** In the page: a drawing as it was before it was folded. */
function unfolded(text: string): string {
  const path = (look: string, d: string): string => `<path ${look} d="${d}"/>`;
  return text.replace(/([!~^])([^|]*)\|([^;]*);/g, (_, kind: string, d: string, more: string) => {
    if (kind === "~") return path(`fill="none" stroke="var(--piece-detail)" stroke-width="${more}"`, d);
    if (kind === "^") return path('fill="var(--piece-fill)" stroke="var(--piece-line)"', d);
    return (
      path('fill="var(--piece-fill)"', d) +
      (more && path('fill="var(--piece-lo)"', more)) +
      path('fill="none" stroke="var(--piece-line)"', d)
    );
  });
}

/** "FRAME 16.8 its width": constants of that name, those of rings and arrows or all others. */
function measuresOf(path: string, drawn: boolean): string {
  return [...readFileSync(path, "utf8").matchAll(/^([A-Z_]+) ([0-9.]+) /gm)]
    .filter(([, measure = ""]) => measure.startsWith("DRAWN_") === drawn)
    .map(([, measure = "", value = ""]) => `export const ${measure} = ${value};\n`)
    .join("");
}

export function drawings(folder: string): Plugin {
  const files = ["board.svg", "marks.svg", "measures.txt"].map((file) => join(folder, file));
  return {
    name: "camlann-drawings",
    resolveId: (source) => (source === name || source === drawnName ? `\0${source}` : null),
    load(id) {
      if (id === `\0${drawnName}`) {
        const [, , path = ""] = files;
        this.addWatchFile(path);
        return measuresOf(path, true);
      }
      if (id !== `\0${name}`) return null;
      const [board = "", marks = "", measures = ""] = files;
      for (const file of files) this.addWatchFile(file);
      const sets = Object.entries(SETS).map(([set, men]) => {
        const found = menOf(join(folder, men));
        for (const { man } of found) this.addWatchFile(join(folder, men, `${man}.svg`));
        return { set, men: found, pen: penOf(men, found) };
      });
      const opened = sets.map(({ set, men, pen }) => {
        const texts = Object.fromEntries(men.map((each) => [each.man, folded(each.drawing, pen)]));
        return `${set}: opened(${JSON.stringify(pen)}, ${JSON.stringify(texts)})`;
      });
      const rooms = Object.fromEntries(
        sets.map(({ set, men }) => [
          set,
          Object.fromEntries(men.flatMap((each) => (each.sign ? [[each.man, each.sign]] : []))),
        ]),
      );
      return `const unfolded = ${unfolded.toString()};
const opened = (pen, set) =>
  Object.fromEntries(Object.entries(set).map(([man, text]) => [man, pen + unfolded(text) + "</g>"]));
export const PIECES = {${opened.join()}};
export const ROOMS = ${JSON.stringify(rooms)};
export const BOARD = ${JSON.stringify(partsOf(board))};
export const MARKS = ${JSON.stringify(partsOf(marks))};
${measuresOf(measures, false)}`;
    },
  };
}
