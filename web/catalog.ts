// The games as the rules core describes them, read from the core when the page is built: a page shows boards before the
// core has come. `import { gameIds, pictured } from "virtual:catalog"`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type Call = (...args: (string | number)[]) => string | number;

interface CoreModule {
  cwrap(name: string, result: string, args: string[]): Call;
}

interface Variant {
  id: string;
  family: string;
  ruleSets: { id: string }[];
  squares: string[];
  note: string;
}

const name = "virtual:catalog";

/** A variant made small: its squares rank by rank, on them the men of the array, of its notes the first sentence. */
interface Packed {
  squares: string;
  placed: string;
}

/** Every variant of the core in a folder, packed. */
async function readCatalog(folder: string): Promise<(Packed & { id: string })[]> {
  const address = pathToFileURL(`${folder}/camlann_core.mjs`).href;
  const loaded = (await import(address)) as { default: (options: object) => Promise<CoreModule> };
  const core = await loaded.default({ wasmBinary: readFileSync(`${folder}/camlann_core.wasm`) });
  const variants = core.cwrap("camlann_variants", "string", []);
  const open = core.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = core.cwrap("camlann_state", "string", ["number"]);
  // Those from files, which have one rule set of their own, come with the core.
  const builtIn = (JSON.parse(String(variants())) as Variant[]).filter(
    ({ family, ruleSets: [first] }) => family !== "camelot" || first?.id !== "default",
  );
  return builtIn.map((variant) => {
    const { pieces } = JSON.parse(String(state(open(variant.id, "", "")))) as { pieces: Record<string, string> };
    const squares = rowsOf(variant.squares);
    const placed = squaresOf(squares).map((square) => pieces[square] ?? ".");
    return { ...variant, squares, placed: placed.join(""), note: variant.note.replace(/\. .*/s, "."), notes: [] };
  });
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

/** In the page: the squares of such rows. */
function squaresOf(rows: string): string[] {
  return rows.split("/").flatMap((row) => {
    const [file = "", rank = "", count, step] = row.split(" ");
    const at = (i: number): string => String.fromCharCode(file.charCodeAt(0) + i * Number(step)) + rank;
    return Array.from({ length: Number(count) }, (_, i) => at(i));
  });
}

/** In the page: a variant as it was before it was packed. */
function unpacked(text: string): object {
  const { placed, ...variant } = JSON.parse(text) as Packed;
  const squares = squaresOf(variant.squares);
  const men = squares.map((square, i) => [square, placed[i]]).filter(([, man]) => man !== ".");
  return { ...variant, squares, pieces: Object.fromEntries(men) as object };
}

export function catalog(folder: string): Plugin {
  return {
    name: "camlann-catalog",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(`${folder}/camlann_core.wasm`);
      const texts = (await readCatalog(folder)).map((one) => [one.id, JSON.stringify(one)]);
      return `${squaresOf.toString()}
${unpacked.toString()}
const texts = ${JSON.stringify(Object.fromEntries(texts))};
const known = {};
export const gameIds = Object.keys(texts);
export const pictured = (id) => (known[id] ??= texts[id] && unpacked(texts[id]));`;
    },
  };
}
