// The games as the rules core describes them, read from the core when the page is built: the first page shows its boards
// before the core has come. `import { catalog } from "virtual:catalog"`.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type Call = (...args: (string | number)[]) => string | number;

interface CoreModule {
  cwrap(name: string, result: string, args: string[]): Call;
}

const name = "virtual:catalog";

/** Every variant of the core in a folder, with its squares packed and of its notes the first sentence: the page is small. */
async function readCatalog(folder: string): Promise<object[]> {
  const address = pathToFileURL(`${folder}/camlann_core.mjs`).href;
  const loaded = (await import(address)) as { default: (options: object) => Promise<CoreModule> };
  const core = await loaded.default({ wasmBinary: readFileSync(`${folder}/camlann_core.wasm`) });
  const variants = core.cwrap("camlann_variants", "string", []);
  const open = core.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = core.cwrap("camlann_state", "string", ["number"]);
  return (JSON.parse(String(variants())) as { id: string; squares: string[]; array: string; note: string }[]).map(
    (variant) => {
      const { pieces } = JSON.parse(String(state(open(variant.id, "", "")))) as { pieces: object };
      const squares = rowsOf(variant.squares);
      if (!isDeepStrictEqual(unpacked(squares, variant.array).pieces, pieces))
        throw new Error(`${variant.id}: its array is not what stands on its board`);
      return { ...variant, squares, note: variant.note.replace(/\. .*/s, "."), notes: [] };
    },
  );
}

/** The squares of a board rank by rank: the first file, the rank, how many squares, and how many files apart. */
function rowsOf(squares: readonly string[]): string {
  const rank = (square: string): number => Number(square.slice(1));
  const ranks = [...new Set(squares.map(rank))];
  return ranks
    .map((one) => {
      const files = squares
        .filter((square) => rank(square) === one)
        .map((square) => square.charCodeAt(0))
        .sort((a, b) => a - b);
      const [first = 0, second = first + 1] = files;
      const step = second - first;
      files.forEach((file, index) => {
        if (file !== first + index * step) throw new Error(`rank ${String(one)} has a hole`);
      });
      return [String.fromCharCode(first), one, files.length, step].join(" ");
    })
    .join("/");
}

/** In the page: the squares of such rows, and the pieces that an array puts on them, rank by rank from the last. */
function unpacked(rows: string, array: string): { squares: string[]; pieces: Record<string, string> } {
  const ranks = rows.split("/").map((row) => {
    const [file = "", rank = "", count, step] = row.split(" ");
    const at = (i: number): string => String.fromCharCode(file.charCodeAt(0) + i * Number(step)) + rank;
    return Array.from({ length: Number(count) }, (_, i) => at(i));
  });
  const pieces: Record<string, string> = {};
  const texts = (array.split(" ")[0] ?? "").split("/");
  ranks
    .slice()
    .sort((one, other) => Number(other[0]?.slice(1)) - Number(one[0]?.slice(1)))
    .forEach((squares, i) => {
      let at = 0;
      for (const [part] of (texts[i] ?? "").matchAll(/\d+|[A-Za-z]/g)) {
        if (Number(part)) at += Number(part);
        else pieces[squares[at++] ?? ""] = part;
      }
    });
  return { squares: ranks.flat(), pieces };
}

export function catalog(folder: string): Plugin {
  return {
    name: "camlann-catalog",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(`${folder}/camlann_core.wasm`);
      return `const unpacked = ${unpacked.toString()};
export const catalog = ${JSON.stringify(await readCatalog(folder))}.map((one) => ({ ...one, ...unpacked(one.squares, one.array) }));`;
    },
  };
}
