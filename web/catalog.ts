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
  files: number;
  array: string;
  family: string;
  ruleSets: { id: string }[];
  squares: string[];
  note: string;
}

const name = "virtual:catalog";

/** A variant made small: of its squares how many each rank has, of its notes the first sentence. */
interface Packed {
  files: number;
  squares: string;
  array: string;
}

/** Starts the core in a folder. */
async function coreIn(folder: string): Promise<CoreModule> {
  const address = pathToFileURL(`${folder}/camlann_core.mjs`).href;
  const loaded = (await import(address)) as { default: (options: object) => Promise<CoreModule> };
  return loaded.default({ wasmBinary: readFileSync(`${folder}/camlann_core.wasm`) });
}

const variantsOf = (core: CoreModule): Variant[] =>
  JSON.parse(String(core.cwrap("camlann_variants", "string", [])())) as Variant[];

/** Returns the ids of all games of the core in a folder. */
export const gamesIn = async (folder: string): Promise<string[]> =>
  variantsOf(await coreIn(folder)).map(({ id }) => id);

/** Every variant of the core in a folder, packed. */
async function readCatalog(folder: string): Promise<(Packed & { id: string })[]> {
  const core = await coreIn(folder);
  const open = core.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = core.cwrap("camlann_state", "string", ["number"]);
  // Variants from files, which have one rule set each, come with the core.
  const builtIn = variantsOf(core).filter(
    ({ family, ruleSets: [first] }) => family !== "camelot" || first?.id !== "default",
  );
  return builtIn.map((variant) => {
    const { pieces } = JSON.parse(String(state(open(variant.id, "", "")))) as { pieces: Record<string, string> };
    const packed = {
      ...variant,
      squares: rowsOf(variant.squares),
      note: variant.note.replace(/\. .*/s, "."),
      notes: [],
    };
    const { squares, pieces: men } = unpacked(JSON.stringify(packed));
    if (sorted(squares) !== sorted(variant.squares) || sorted(entries(men)) !== sorted(entries(pieces)))
      throw new Error(`${variant.id} is not what it was when it is unpacked`);
    return packed;
  });
}

const entries = (men: Record<string, string>): string[] => Object.entries(men).map((each) => each.join());
const sorted = (words: readonly string[]): string => [...words].sort().join(" ");

/** The squares of a board whose ranks are in the middle: how its first file is called, how many files two squares are apart, how many each rank has. */
function rowsOf(squares: readonly string[]): string {
  const ranks = new Map<number, number[]>();
  for (const square of squares) {
    const rank = Number(square.slice(1));
    ranks.set(
      rank,
      [...(ranks.get(rank) ?? []), square.charCodeAt(0)].sort((a, b) => a - b),
    );
  }
  const rows = [...ranks].sort(([a], [b]) => a - b).map(([, files]) => files);
  const [first = 0, second = first + 1] = rows.find((files) => files.length > 1) ?? [];
  const named = /[a-z]/.test(squares[0] ?? "") ? "a" : "A";
  return [named, second - first, ...rows.map((files) => files.length)].join(" ");
}

/** In the page: a variant as it was before it was packed. */
function unpacked(text: string): { squares: string[]; pieces: Record<string, string> } {
  const variant = JSON.parse(text) as Packed;
  const [first = "", step = 1, ...ranks] = variant.squares.split(" ").map((word) => Number(word) || word) as number[];
  const squares = ranks.flatMap((count, rank) =>
    Array.from({ length: count }, (_, i) => {
      const file = (variant.files - 1 - (count - 1) * step) / 2 + i * step;
      return String.fromCharCode(String(first).charCodeAt(0) + file) + String(rank + 1);
    }),
  );
  // The FEN begins with the last rank.
  const rows = variant.array.replace(/ .*/, "").replace(/\d+/g, (empty) => " ".repeat(Number(empty)));
  const placed = rows.split("/").reverse().join("");
  const men = squares.flatMap((square, i) => (placed[i]?.trim() ? [[square, placed[i]]] : []));
  return { ...variant, squares, pieces: Object.fromEntries(men) as Record<string, string> };
}

export function catalog(folder: string): Plugin {
  return {
    name: "camlann-catalog",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(`${folder}/camlann_core.wasm`);
      const texts = (await readCatalog(folder)).map((one) => [one.id, JSON.stringify(one)]);
      return `${unpacked.toString()}
const texts = ${JSON.stringify(Object.fromEntries(texts))};
const known = {};
export const gameIds = Object.keys(texts);
export const pictured = (id) => (known[id] ??= texts[id] && unpacked(texts[id]));`;
    },
  };
}
