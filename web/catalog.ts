// The games as the rules core describes them, read from the core when the page is built: the first page shows its boards
// before the core has come. `import { catalog } from "virtual:catalog"`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type Call = (...args: (string | number)[]) => string | number;

interface CoreModule {
  cwrap(name: string, result: string, args: string[]): Call;
}

const name = "virtual:catalog";

/** Every variant of the core in a folder, with the pieces of its array. */
async function readCatalog(folder: string): Promise<object[]> {
  const address = pathToFileURL(`${folder}/camlann_core.mjs`).href;
  const loaded = (await import(address)) as { default: (options: object) => Promise<CoreModule> };
  const core = await loaded.default({ wasmBinary: readFileSync(`${folder}/camlann_core.wasm`) });
  const variants = core.cwrap("camlann_variants", "string", []);
  const open = core.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = core.cwrap("camlann_state", "string", ["number"]);
  return (JSON.parse(String(variants())) as { id: string }[]).map((variant) => {
    const { pieces } = JSON.parse(String(state(open(variant.id, "", "")))) as { pieces: object };
    return { ...variant, pieces };
  });
}

export function catalog(folder: string): Plugin {
  return {
    name: "camlann-catalog",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(`${folder}/camlann_core.wasm`);
      return `export const catalog = ${JSON.stringify(await readCatalog(folder))};`;
    },
  };
}
